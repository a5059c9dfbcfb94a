import type { ComboBoxOption, ComboBoxProps } from "@id-desk/ui";

/** Places as choices of a field. */
export type PlaceOptions = ComboBoxProps<number>["options"];

/** A place as staff pick it, with the atoll that they look for it under. */
export interface Place {
  readonly id: number;
  /** Told apart from that of every other place in the list. */
  readonly label: string;
  /** The name of the atoll; nothing for a place outside of the atolls. */
  readonly atoll: string | undefined;
  /** The second line: where it lies. */
  readonly place?: string | undefined;
  /** The same in Thaana. */
  readonly placeDv?: string | undefined;
  /** Words under which it is found too. */
  readonly otherNames: string;
}

/** Joins the parts that have text; undefined if none has. */
export function joinNames(
  between: string,
  ...parts: readonly (string | null | undefined)[]
): string | undefined {
  return parts.filter(Boolean).join(between) || undefined;
}

/** With each letter once: what one writes Maale is Malé to another, and Kulhudhuffushi has two letters f or one. */
export function foldDoubles(name: string): string {
  return name.replace(/(\p{L})\1/giu, "$1");
}

/** Orders places by atoll, and within one as the registry ordered them; those without one come last. */
export function groupPlaces<AnyPlace extends Pick<Place, "atoll">>(places: readonly AnyPlace[]) {
  const groups = new Map<string, AnyPlace[]>();
  for (const place of places) {
    const group = groups.get(place.atoll ?? "") ?? [];
    group.push(place);
    groups.set(place.atoll ?? "", group);
  }
  return [...groups]
    .map(([atoll, found]) => ({ atoll: atoll || undefined, places: found }))
    .sort((one, other) => {
      if (!one.atoll || !other.atoll) return one.atoll ? -1 : 1;
      return one.atoll.localeCompare(other.atoll);
    });
}

/**
 * Lists places as choices under the names of their atolls; without headings if none has an atoll.
 *
 * @param others the heading of those without an atoll.
 */
export function listPlaceOptions(places: readonly Place[], others: string): PlaceOptions {
  const groups = groupPlaces(places);
  if (groups.every(({ atoll }) => atoll === undefined)) return places.map(readOption);
  return groups.map((group) => ({
    heading: group.atoll ?? others,
    options: group.places.map(readOption),
  }));
}

function readOption({ id, label, place, placeDv, otherNames }: Place): ComboBoxOption<number> {
  return {
    value: id,
    label,
    detail: place,
    ...(placeDv && { inOtherScript: { text: placeDv, lang: "dv", dir: "rtl" as const } }),
    otherNames,
  };
}
