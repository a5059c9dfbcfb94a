import { useEffect, useState } from "react";

/** How often the set is asked for while another device is used, in milliseconds. */
const pace = 2000;

/**
 * Asks for the set when the window is looked at again, and every two seconds while another device takes parts and this
 * page is seen.
 */
export function useSetWatch(batchId: string | undefined, readSet: (batchId: string) => Promise<unknown>) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (batchId === undefined) return undefined;
    const ask = () => document.visibilityState === "visible" && void readSet(batchId);
    window.addEventListener("focus", ask);
    const timer = isOn ? setInterval(ask, pace) : undefined;
    return () => {
      window.removeEventListener("focus", ask);
      clearInterval(timer);
    };
  }, [batchId, isOn, readSet]);
  return { isOn, setOn };
}
