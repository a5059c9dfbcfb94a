import { useMemo } from "react";
import { useRead } from "../runtime/reading/use-read.ts";
import { useSession } from "../runtime/registry/registry-context.ts";
import { readPlaces } from "./center-places.ts";

/** Centres that can be chosen. */
export type Centers = ReturnType<typeof useCenters>;

/**
 * Reads the centres with their atolls, as soon as they are wanted; where the registry cannot tell how they belong
 * together, as a list. A batch travels between two centres, so the own one is left out unless it is asked for.
 */
export function useCenters(isWanted: boolean, { withOwn = false }: { readonly withOwn?: boolean } = {}) {
  const ownId = useSession().center?.id;
  // Staff are told only when there is no other way to the centres.
  const tree = useRead("listCenterHierarchy", { isSilent: true }, { isEnabled: isWanted });
  const list = useRead("listCenters", {}, { isEnabled: isWanted && tree.error !== undefined });
  const centers = tree.data?.centers ?? list.data?.centers;
  const places = useMemo(
    () => centers && readPlaces(centers).filter(({ id }) => withOwn || id !== ownId),
    [centers, ownId, withOwn],
  );
  // `places` is undefined until the first answer.
  return { places, error: list.error, refresh: list.refresh };
}
