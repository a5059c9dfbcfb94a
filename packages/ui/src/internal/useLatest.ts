import { type RefObject, useInsertionEffect, useRef } from "react";

/** Holds the newest of what a parent gave, for handlers that must stay the same from render to render. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  // Before any layout effect or event can read it.
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
