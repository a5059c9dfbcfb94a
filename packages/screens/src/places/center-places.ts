import type { Center } from "@id-desk/core";

/** A centre as the two calls bring it: alone, or with those that it looks after. */
interface CenterRecord extends Center {
  readonly children?: readonly CenterRecord[];
}

/** A centre as staff pick it: with the atoll that they look for it under. */
export type CenterPlace = ReturnType<typeof readPlaces>[number];

/** Reads centres, nested or not, as places: one without an atoll lies in that of the centre above it. */
export function readPlaces(centers: readonly CenterRecord[]) {
  const found = flatten(centers, undefined);
  const names = new Map<string, number>();
  for (const { name } of found) names.set(name, (names.get(name) ?? 0) + 1);
  return found.map(({ id, name, island, atoll, atoll_code, name_dv, island_dv, atoll_dv }) => ({
    id,
    /** Told apart from every other centre's, also where two have the same name. */
    label: names.get(name) === 1 ? name : `${name} (${island ?? atoll ?? id})`,
    /** Nothing for a centre outside of the atolls. */
    atoll,
    place: join(" · ", island, atoll),
    placeDv: join(" · ", island_dv, atoll_dv),
    /** Words under which it is found too. */
    otherNames: join(" ", atoll_code, name_dv, foldDoubles(name), island && foldDoubles(island)) ?? "",
  }));
}

/** What there is of these, in a row. */
function join(between: string, ...parts: readonly (string | null | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(between) || undefined;
}

/** With each letter once: what one writes Maale is Malé to another, and Kulhudhuffushi has two letters f or one. */
function foldDoubles(name: string): string {
  return name.replace(/(\p{L})\1/giu, "$1");
}

/** Orders places by atoll, and within one as the registry ordered them; those without one come last. */
export function groupPlaces(places: readonly CenterPlace[]) {
  const groups = new Map<string, CenterPlace[]>();
  for (const place of places) {
    const group = groups.get(place.atoll ?? "") ?? [];
    groups.set(place.atoll ?? "", [...group, place]);
  }
  return [...groups]
    .map(([atoll, found]) => ({ atoll: atoll || undefined, places: found }))
    .sort((one, other) => {
      if (!one.atoll || !other.atoll) return one.atoll ? -1 : 1;
      return one.atoll.localeCompare(other.atoll);
    });
}

type FoundCenter = Omit<CenterRecord, "atoll"> & { readonly atoll: string | undefined };

function flatten(centers: readonly CenterRecord[], atollAbove: string | undefined): readonly FoundCenter[] {
  return centers.flatMap((center) => {
    const atoll = center.atoll ?? atollAbove;
    return [{ ...center, atoll }, ...flatten(center.children ?? [], atoll)];
  });
}
