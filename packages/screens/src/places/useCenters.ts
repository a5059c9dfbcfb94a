import { useMemo } from "react";
import { useRead } from "../runtime/reading/use-read.ts";
import { useSession } from "../runtime/registry/registry-context.ts";
import { readPlaces } from "./center-places.ts";

/** The centres that a batch of this centre can travel to or come from. */
export type Centers = ReturnType<typeof useCenters>;

/**
 * Reads the centres with their atolls, as soon as they are wanted; where the registry cannot tell how they belong
 * together, as a list.
 */
export function useCenters(isWanted: boolean) {
  const ownId = useSession().center?.id;
  // Staff are told only when there is no other way to the centres.
  const tree = useRead("listCenterHierarchy", { isSilent: true }, { isEnabled: isWanted });
  const list = useRead("listCenters", {}, { isEnabled: isWanted && tree.error !== undefined });
  const centers = tree.data?.centers ?? list.data?.centers;
  const places = useMemo(
    () => centers && readPlaces(centers).filter(({ id }) => id !== ownId),
    [centers, ownId],
  );
  // `places` is undefined until the first answer.
  return { places, error: list.error, refresh: list.refresh };
}
