import { createSentReadySms } from "@id-desk/core";
import { useCallback, useState } from "react";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import type { CommandAnswer } from "./useCommand.ts";

/** Remembers the batches whose collectors were told, whether the server says so or not. */
export function useReadySms() {
  const { storage } = useRegistry();
  const [kept] = useState(() => storage && createSentReadySms(storage));
  /** Sent from this page: where nothing may be kept, it is known until the page is left. */
  const [sent, setSent] = useState<Readonly<Record<number, readonly string[]>>>({});
  return {
    /** It was sent from here. The same function until another one is. */
    isSentHere: useCallback(
      (batchId: number) => sent[batchId] !== undefined || (kept?.has(batchId) ?? false),
      [kept, sent],
    ),
    /** The serial numbers of the cards whose owners could not be told, of a batch for which this page has sent it. */
    skippedOf: (batchId: number) => sent[batchId] ?? [],
    remember(batchId: number, { skipped = [] }: Pick<CommandAnswer, "skipped">) {
      kept?.add(batchId);
      setSent((before) => ({ ...before, [batchId]: skipped.map(({ serial_number }) => serial_number) }));
    },
  };
}
