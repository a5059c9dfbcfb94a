import { useEffect, useRef } from "react";

/**
 * Gives what begins a piece of work and answers whether that is still the newest one: of work that is overtaken, and of
 * what is gone from the page, nothing is taken.
 */
export function useNewest(): () => () => boolean {
  const newest = useRef(0);
  useEffect(
    () => () => {
      newest.current += 1;
    },
    [],
  );
  return () => {
    newest.current += 1;
    const mine = newest.current;
    return () => mine === newest.current;
  };
}
