import { useMemo } from "react";
import type { WordsOf } from "../runtime/words/copy.ts";
import { type PlaceFieldProps, PlacePicker } from "./PlacePicker.tsx";
import { listPlaceOptions } from "./place-options.ts";
import type { Centers } from "./useCenters.ts";

type CenterPickerProps = PlaceFieldProps & {
  /** Words of the list that it belongs to. */
  readonly words: WordsOf<Record<"otherCenters" | "unknownCenter" | "centersFailed", unknown>>;
  readonly centers: Centers;
  readonly onChange?: ((id: number | null) => void) | undefined;
};

/** One centre out of the country's, found by its name, its island or its atoll. */
export function CenterPicker({ words, centers, ...field }: CenterPickerProps) {
  const { places } = centers;
  const otherCenters = words("otherCenters");
  const options = useMemo(() => listPlaceOptions(places ?? [], otherCenters), [places, otherCenters]);
  return (
    <PlacePicker
      {...field}
      reading={centers}
      options={options}
      nameUnknown={(id) => words("unknownCenter", { id: String(id) })}
      failed={words("centersFailed")}
    />
  );
}
