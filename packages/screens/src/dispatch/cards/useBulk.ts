import {
  type Batch,
  type BatchCard,
  type Bulk,
  type BulkProgress,
  createBulk,
  RegistryError,
  type WriteKey,
} from "@id-desk/core";
import { useEffect, useRef, useState } from "react";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";
import { useAction } from "../../runtime/writing/use-action.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import type { BulkAction, CardsBulk } from "./bulk.ts";
import { cardsToolbarCopy } from "./cards-toolbar.copy.ts";
import { readVersion } from "./read-version.ts";

/** The same change of many cards, on its way to the registry. */
export interface SentBulk {
  /** How far it is, once it has begun. */
  readonly progress: BulkProgress<BatchCard> | undefined;
  readonly isPending: boolean;
  /** Sends the change for each card; after a failure, for those that are left. */
  readonly run: (items: readonly BatchCard[], notes: string | undefined) => Promise<BulkProgress<BatchCard>>;
  /** Sends no more; what is under way is still answered. */
  readonly stop: () => void;
}

/** Makes the same change of many cards: a call for each, whose answer goes into the shown batch. */
export function useBulk(
  action: BulkAction,
  { batch, bulk }: { readonly batch: Batch; readonly bulk: CardsBulk },
): SentBulk {
  const { client } = useRegistry();
  const { run: give } = useAction(action);
  const tScreen = useCopy(screenCopy);
  const t = useCopy(cardsToolbarCopy);
  const [progress, setProgress] = useState<BulkProgress<BatchCard>>();
  const [isPending, setPending] = useState(false);
  const notes = useRef<string>(undefined);
  const running = useRef<Bulk<BatchCard>>(undefined);
  useUnsavedWork(
    isPending && progress ? t("underWay", { done: progress.done, count: progress.count }) : undefined,
  );
  // A page that is gone sends no more by itself.
  useEffect(() => () => running.current?.cancel(), []);

  const sendOne = useLatest(async (card: BatchCard, idempotencyKey: WriteKey) => {
    const path = { batchId: batch.id, cardId: card.id };
    const options = { idempotencyKey, isSilent: true } as const;
    const text = notes.current ?? "";
    const version = readVersion(card);
    const body = {
      removeCard: { notes: text },
      receiveCard: { data: { serial_number: card.serial_number, method: "manual" as const }, ...version },
      markCardMissing: { data: { notes: text }, ...version },
    };
    const send = {
      removeCard: () => client.request("removeCard", { path, body: body.removeCard, ...options }),
      receiveCard: () => client.request("receiveCard", { path, body: body.receiveCard, ...options }),
      markCardMissing: () =>
        client.request("markCardMissing", { path, body: body.markCardMissing, ...options }),
    };
    const answer = await give({ path, body: body[action] }, send[action]);
    if (!answer) throw new RegistryError({ code: "validation", message: tScreen("stopped") });
    bulk.onAnswer(answer);
    bulk.scans.forget(card.serial_number);
  });

  return {
    progress,
    isPending,
    async run(items, text) {
      notes.current = text;
      running.current ??= createBulk({
        items,
        send: (card, key) => sendOne.current(card, key),
        onProgress: setProgress,
      });
      setPending(true);
      setProgress(running.current.read());
      const ended = await running.current.run();
      setProgress(ended);
      setPending(false);
      return ended;
    },
    stop: () => running.current?.cancel(),
  };
}
