import type { Center } from "@id-desk/core";
import { foldDoubles, joinNames, type Place } from "./place-options.ts";

/** A centre as the two calls bring it: alone, or with those that it looks after. */
interface CenterRecord extends Center {
  readonly children?: readonly CenterRecord[];
}

/** Reads centres, nested or not, as places: one without an atoll lies in that of the centre above it. */
export function readPlaces(centers: readonly CenterRecord[]): readonly Place[] {
  const found = flatten(centers, undefined);
  const names = new Map<string, number>();
  for (const { name } of found) names.set(name, (names.get(name) ?? 0) + 1);
  return found.map(({ id, name, island, atoll, atoll_code, name_dv, island_dv, atoll_dv }) => ({
    id,
    /** Told apart from every other centre's, also where two have the same name. */
    label: names.get(name) === 1 ? name : `${name} (${island ?? atoll ?? id})`,
    /** Nothing for a centre outside of the atolls. */
    atoll,
    place: joinNames(" · ", island, atoll),
    placeDv: joinNames(" · ", island_dv, atoll_dv),
    /** Words under which it is found too. */
    otherNames: joinNames(" ", atoll_code, name_dv, foldDoubles(name), island && foldDoubles(island)) ?? "",
  }));
}

type FoundCenter = Omit<CenterRecord, "atoll"> & { readonly atoll: string | undefined };

function flatten(centers: readonly CenterRecord[], atollAbove: string | undefined): readonly FoundCenter[] {
  return centers.flatMap((center) => {
    const atoll = center.atoll ?? atollAbove;
    return [{ ...center, atoll }, ...flatten(center.children ?? [], atoll)];
  });
}
