import { useState } from "react";

function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.is(one[name as keyof typeof one], (other as Record<string, unknown>)[name]))
  );
}

/** Keeps the object of an earlier rendering while the new one holds the same, so that nothing is made anew. */
export function useStable<Value>(value: Value): Value {
  const [kept, keep] = useState({ value });
  if (isAlike(kept.value, value)) return kept.value;
  keep({ value });
  return value;
}
