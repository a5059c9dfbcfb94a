import {
  type BatchCard,
  type Bulk,
  type BulkProgress,
  createBulk,
  RegistryError,
  type RequestArguments,
  type WriteKey,
} from "@id-desk/core";
import { useEffect, useRef, useState } from "react";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";
import { useAction } from "../../runtime/writing/use-action.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import { createCardRequest } from "../commands/command.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import { cardsToolbarCopy } from "./cards-toolbar.copy.ts";

/** What can be done with many cards at once, in the words of the calls. */
export type BulkAction = "removeCard" | "receiveCard" | "markCardMissing";

/** Makes the same change of many cards: a call for each, whose answer goes into the shown batch. */
export function useBulk(action: BulkAction, { batch, take }: BatchDesk) {
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
    const request = createCardRequest(action, batch.id, card, { notes: notes.current ?? "" });
    const options = { ...request, idempotencyKey, isSilent: true };
    // The calls differ in what they take; each request is made for its own.
    const send = () => client.request(action, ...([options] as unknown as RequestArguments<BulkAction>));
    const answer = await give(request as object, send);
    if (!answer) throw new RegistryError({ code: "validation", message: tScreen("stopped") });
    take({ action, card }, answer);
  });

  return {
    /** How far it is, once it has begun. */
    progress,
    isPending,
    /** Sends the change for each card; after a failure, for those that are left. */
    async run(items: readonly BatchCard[], text: string | undefined): Promise<BulkProgress<BatchCard>> {
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
    /** Sends no more; what is under way is still answered. */
    stop: () => running.current?.cancel(),
  };
}
