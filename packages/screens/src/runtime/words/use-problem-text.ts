import type { Problem } from "@id-desk/core";
import { useCopy } from "../registry/registry-context.ts";
import { problemCopy } from "./problem.copy.ts";

/** Says what is wrong with a value in the language that is spoken here; nothing where nothing is. */
export function useProblemText(): (problem: Problem | undefined) => string | undefined {
  const t = useCopy(problemCopy);
  return (problem) => {
    if (!problem) return undefined;
    // As they are: the specification writes its limits without separators.
    const params = Object.entries(problem.params ?? {}).map(([name, value]) => [name, String(value)]);
    return t(problem.code, Object.fromEntries(params));
  };
}
