import { useLanguage } from "../registry/registry-context.ts";

/** Gives what writes several names in a row as this language does: "Photograph, Signature". */
export function useListText(): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(useLanguage(), { type: "unit", style: "short" });
  return (names) => format.format(names);
}
