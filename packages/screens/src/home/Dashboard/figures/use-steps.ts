import { startTransition, useEffect, useState } from "react";

/**
 * Says how many parts of a block are drawn by now: one more each time when the browser has time for it. Charts and tables
 * that are drawn in one go keep whoever types waiting.
 */
export function useSteps(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)));
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return drawn;
}
