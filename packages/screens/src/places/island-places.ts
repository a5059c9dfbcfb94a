import type { Island } from "@id-desk/core/xpat";
import { foldDoubles, joinNames, type Place } from "./place-options.ts";

/** Names an island so that it is told apart from others of the same name: "HDh. Kulhudhuffushi". */
export function nameIsland({ name, atoll }: Pick<Island, "name" | "atoll">): string {
  return atoll ? `${atoll}. ${name}` : name;
}

/** An island that can be picked. */
export interface IslandPlace extends Place {
  readonly island: Island;
}

/** Reads islands as places under the names of their atolls. */
export function readIslandPlaces(islands: readonly Island[]): readonly IslandPlace[] {
  return islands.map((island) => {
    const { id, name, atoll, atoll_name, name_dv } = island;
    return {
      id,
      label: nameIsland(island),
      atoll: atoll_name || atoll || undefined,
      placeDv: name_dv || undefined,
      // The heading is not searched, so the atoll's name is here too.
      otherNames: joinNames(" ", atoll, atoll_name, foldDoubles(name)) ?? "",
      island,
    };
  });
}
