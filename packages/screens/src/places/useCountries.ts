import { useRead } from "../runtime/reading/use-read.ts";

/** Countries that can be chosen. */
export type Countries = ReturnType<typeof useCountries>;

/** Reads the countries of the world, as soon as they are wanted. */
export function useCountries(isWanted = true) {
  const { data, error, refresh } = useRead("listCountries", {}, { isEnabled: isWanted });
  // `places` is undefined until the first answer.
  return { places: data?.countries, error, refresh };
}
