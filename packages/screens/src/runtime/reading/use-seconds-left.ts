import { secondsLeft } from "@id-desk/core";
import { useEffect, useState } from "react";

/** Counts seconds down that an answer has named, from when it came; never by this computer's clock. */
export function useSecondsLeft(seconds: number, answeredAt: number): number {
  const [now, setNow] = useState(() => performance.now());
  const left = secondsLeft(seconds, Math.max(now, answeredAt) - answeredAt);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}
