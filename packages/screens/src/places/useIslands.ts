import { useMemo } from "react";
import { useRead } from "../runtime/reading/use-read.ts";
import { readIslandPlaces } from "./island-places.ts";

/** Islands that can be chosen. */
export type Islands = ReturnType<typeof useIslands>;

/** Reads the islands of the country, as soon as they are wanted. */
export function useIslands(isWanted = true) {
  const { data, error, refresh } = useRead("listIslands", {}, { isEnabled: isWanted });
  const places = useMemo(() => data && readIslandPlaces(data.islands), [data]);
  // `places` is undefined until the first answer.
  return { places, error, refresh };
}
