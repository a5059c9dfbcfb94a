import { useSyncExternalStore } from "react";
import type { Notice, Notifier } from "./create-notifier.ts";

/** Everything a notifier has told, newest first, for a list that somebody opens later. */
export function useNoticeHistory(notifier: Notifier): readonly Notice[] {
  const read = () => notifier.history;
  return useSyncExternalStore(notifier.subscribe, read, read);
}
