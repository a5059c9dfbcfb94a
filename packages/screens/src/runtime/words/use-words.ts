import { useMemo } from "react";
import { useCopy } from "../registry/registry-context.ts";
import type { Catalogue, Copy } from "./copy.ts";

/** The words of a part by their keys, for a primitive that takes them together; values are not filled in. */
export function useWords<Texts extends Catalogue>(
  copy: Copy<Texts>,
): { readonly [Key in keyof Texts]: string } {
  const t = useCopy(copy);
  return useMemo(() => {
    const words = Object.keys(copy.texts).map((key) => [key, t(key)]);
    return Object.fromEntries(words) as { readonly [Key in keyof Texts]: string };
  }, [copy, t]);
}
