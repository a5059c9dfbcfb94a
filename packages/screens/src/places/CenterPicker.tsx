import { Button, ComboBox, type ComboBoxOption, type ComboBoxProps } from "@id-desk/ui";
import { useEffect, useMemo, useRef } from "react";
import { screenCopy } from "../runtime/frame/screen.copy.ts";
import { useCopy } from "../runtime/registry/registry-context.ts";
import type { WordsOf } from "../runtime/words/copy.ts";
import * as css from "./CenterPicker.css.ts";
import { type CenterPlace, groupPlaces } from "./center-places.ts";
import type { Centers } from "./useCenters.ts";

type CenterPickerProps = Omit<ComboBoxProps<number>, "options" | "isLoading" | "value"> & {
  /** Words of the list that it belongs to. */
  readonly words: WordsOf<Record<"otherCenters" | "unknownCenter" | "centersFailed", unknown>>;
  readonly centers: Centers;
  readonly value: number | null;
};

/** One centre out of the country's, found by its name, its island or its atoll. */
export function CenterPicker({ words, centers, errorMessage, ...field }: CenterPickerProps) {
  const tScreen = useCopy(screenCopy);
  const { value } = field;
  const { places, error } = centers;
  const isUnknown = value !== null && places !== undefined && !places.some(({ id }) => id === value);
  const unknownCenter = isUnknown ? words("unknownCenter", { id: String(value) }) : undefined;
  const otherCenters = words("otherCenters");
  const options = useMemo(() => {
    const found = listOptions(places ?? [], otherCenters);
    // An address may name a centre that is gone: what narrows the list must be seen, and can be taken away.
    return unknownCenter && value !== null ? [{ value, label: unknownCenter }, ...found] : found;
  }, [places, otherCenters, unknownCenter, value]);
  const input = useRef<HTMLInputElement>(null);
  const isRetried = useRef(false);
  useEffect(() => {
    // The button that was pressed has gone away with the failure.
    if (places && isRetried.current) input.current?.focus();
    isRetried.current = false;
  }, [places]);
  function retry(): void {
    isRetried.current = true;
    centers.refresh();
  }

  const failure = error && (
    <span className={css.failure}>
      {words("centersFailed")}
      <Button size="sm" variant="quiet" onPress={retry}>
        {tScreen("tryAgain")}
      </Button>
    </span>
  );
  return (
    <ComboBox<number>
      {...field}
      ref={input}
      options={options}
      isLoading={places === undefined}
      errorMessage={failure ?? errorMessage}
    />
  );
}

function listOptions(places: readonly CenterPlace[], otherCenters: string) {
  const groups = groupPlaces(places);
  if (groups.every(({ atoll }) => atoll === undefined)) return places.map(readOption);
  return groups.map((group) => ({
    heading: group.atoll ?? otherCenters,
    options: group.places.map(readOption),
  }));
}

function readOption({ id, label, place, placeDv, otherNames }: CenterPlace): ComboBoxOption<number> {
  return {
    value: id,
    label,
    detail: place,
    ...(placeDv && { inOtherScript: { text: placeDv, lang: "dv", dir: "rtl" as const } }),
    otherNames,
  };
}
