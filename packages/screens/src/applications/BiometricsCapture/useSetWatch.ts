import { useEffect, useState } from "react";

/** How long after an answer the set is asked for again while another device is used, in milliseconds. */
const pace = 2000;
/** How long the page asks before the clerk has to continue by a press, in milliseconds. */
const span = 180_000;

/**
 * Asks for the set when the window is looked at again, and every two seconds while another device takes parts and this
 * page is seen.
 */
export function useSetWatch(batchId: string | undefined, readSet: (batchId: string) => Promise<unknown>) {
  const [state, setState] = useState<"off" | "on" | "stopped">("off");
  useEffect(() => {
    if (batchId === undefined) return undefined;
    const ask = () => document.visibilityState === "visible" && void readSet(batchId);
    window.addEventListener("focus", ask);
    return () => window.removeEventListener("focus", ask);
  }, [batchId, readSet]);
  useEffect(() => {
    if (batchId === undefined || state !== "on") return undefined;
    let isOver = false;
    const end = performance.now() + span;
    let timer = setTimeout(ask, pace);
    async function ask(): Promise<void> {
      if (document.visibilityState === "visible") await readSet(batchId as string);
      if (isOver) return;
      if (performance.now() >= end) setState("stopped");
      else timer = setTimeout(ask, pace);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [batchId, state, readSet]);
  return {
    isOn: state !== "off",
    /** The three minutes are over. */
    isStopped: state === "stopped",
    setOn: (isOn: boolean) => setState(isOn ? "on" : "off"),
  };
}
