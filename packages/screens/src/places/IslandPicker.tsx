import type { Island } from "@id-desk/core/xpat";
import { useMemo } from "react";
import { useCopy } from "../runtime/registry/registry-context.ts";
import { type PlaceFieldProps, PlacePicker } from "./PlacePicker.tsx";
import { listPlaceOptions } from "./place-options.ts";
import { placesCopy } from "./places.copy.ts";
import type { Islands } from "./useIslands.ts";

/** One island, found by its name in either script, or by the code or the name of its atoll. */
export function IslandPicker({
  islands,
  onChange,
  ...field
}: PlaceFieldProps & {
  readonly islands: Islands;
  /** Called with the island; null when the field is emptied. */
  readonly onChange?: ((island: Island | null) => void) | undefined;
}) {
  const t = useCopy(placesCopy);
  const { places } = islands;
  const otherIslands = t("otherIslands");
  const options = useMemo(() => listPlaceOptions(places ?? [], otherIslands), [places, otherIslands]);
  return (
    <PlacePicker
      {...field}
      reading={islands}
      options={options}
      onChange={(id) => onChange?.(places?.find((place) => place.id === id)?.island ?? null)}
      nameUnknown={(id) => t("unknownIsland", { id: String(id) })}
      failed={t("islandsFailed")}
    />
  );
}
