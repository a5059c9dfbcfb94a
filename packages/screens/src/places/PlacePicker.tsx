import type { RegistryError } from "@id-desk/core";
import { Button, ComboBox, type ComboBoxProps } from "@id-desk/ui";
import { useEffect, useMemo, useRef } from "react";
import { screenCopy } from "../runtime/frame/screen.copy.ts";
import { useCopy } from "../runtime/registry/registry-context.ts";
import * as css from "./PlacePicker.css.ts";
import type { PlaceOptions } from "./place-options.ts";

/** What the choice of a place takes as a field of a form or a filter of a list. */
export type PlaceFieldProps = Omit<
  ComboBoxProps<number>,
  "options" | "isLoading" | "value" | "defaultValue" | "onChange"
> & {
  /** The id of the place; null for none. */
  readonly value: number | null;
};

/** The places that can be chosen, and whether they could be read. */
export interface PlaceReading {
  /** Undefined until the first answer. */
  readonly places: readonly { readonly id: number }[] | undefined;
  readonly error: RegistryError | undefined;
  readonly refresh: () => void;
}

type PlacePickerProps = PlaceFieldProps & {
  readonly onChange?: ((id: number | null) => void) | undefined;
  readonly reading: PlaceReading;
  /** The places as choices; make the list once and not on every rendering. */
  readonly options: PlaceOptions;
  /** Names a place that is chosen and not in the list. */
  readonly nameUnknown: (id: number) => string;
  /** Says that the places could not be read. */
  readonly failed: string;
};

/** One place out of many, found by any of its names. If the places cannot be read, it says so and offers another try. */
export function PlacePicker({
  reading,
  options,
  nameUnknown,
  failed,
  errorMessage,
  ...field
}: PlacePickerProps) {
  const t = useCopy(screenCopy);
  const { value } = field;
  const { places, error } = reading;
  const isUnknown = value !== null && places !== undefined && !places.some(({ id }) => id === value);
  const unknown = isUnknown ? nameUnknown(value) : undefined;
  const choices = useMemo(
    // An address may name a place that is gone: what narrows the list must be seen, and can be taken away.
    () => (unknown && value !== null ? [{ value, label: unknown }, ...options] : options),
    [options, unknown, value],
  );
  const input = useRef<HTMLInputElement>(null);
  const isRetried = useRef(false);
  useEffect(() => {
    // The button that was pressed has gone away with the failure.
    if (places && isRetried.current) input.current?.focus();
    isRetried.current = false;
  }, [places]);
  function retry(): void {
    isRetried.current = true;
    reading.refresh();
  }

  const failure = error && (
    <span className={css.failure}>
      {failed}
      <Button size="sm" variant="quiet" onPress={retry}>
        {t("tryAgain")}
      </Button>
    </span>
  );
  return (
    <ComboBox<number>
      {...field}
      ref={input}
      options={choices}
      isLoading={places === undefined}
      errorMessage={failure ?? errorMessage}
    />
  );
}
