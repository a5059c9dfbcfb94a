import { type RefObject, useInsertionEffect, useRef } from "react";

/** Holds the newest of what a host gave, so that a callback written anew in each rendering changes nothing. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  // Before any other effect or event can read it.
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
