import {
  type BatchCard,
  type Bulk,
  type BulkProgress,
  checkNotes,
  createBulk,
  mayDoToCard,
} from "@id-desk/core";
import { Button, CodeText, TextField } from "@id-desk/ui";
import { useEffect, useRef, useState } from "react";
import { useForm } from "../../runtime/forms/use-form.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import type { KeptDialog } from "../../runtime/writing/RecordDialog.tsx";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import { createCardRequest } from "../commands/command.ts";
import { useCardWrite } from "../commands/use-card-write.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import { BatchDialog } from "../record/BatchDialog.tsx";
import { NotesField } from "../record/NotesDialog.tsx";
import * as css from "./CardsToolbar.css.ts";
import { cardsToolbarCopy } from "./cards-toolbar.copy.ts";

/** The calls that can be made for many cards, with the texts of each. */
const texts = {
  removeCard: { notesHint: "removeCardHint", confirm: "removeCard" },
  receiveCard: { notesHint: undefined, confirm: "receiveCard" },
  markCardMissing: { notesHint: "markCardMissingHint", confirm: "markCardMissingConfirm" },
} as const;

/** What is asked for, with the cards that it was asked for. */
export interface AskedOfMany {
  readonly action: keyof typeof texts;
  readonly cards: readonly BatchCard[];
}

/** How many serial numbers are read out in the dialog. */
const mostNamed = 12;

/** Asks for the same change of many cards, makes a call for each of them, and shows how far it is. */
export function BulkDialog({
  action,
  cards,
  desk,
  kept,
  onEnd,
}: AskedOfMany & {
  readonly desk: BatchDesk;
  readonly kept: KeptDialog;
  /** It is over; with how far it got, where anything was sent. */
  readonly onEnd: (progress: BulkProgress<BatchCard> | undefined) => void;
}) {
  const t = useCopy(cardsToolbarCopy);
  const { notesHint, confirm } = texts[action];
  const { batch } = desk;
  const [progress, setProgress] = useState<BulkProgress<BatchCard>>();
  const [isPending, setPending] = useState(false);
  const running = useRef<Bulk<BatchCard>>(undefined);
  const underWay = progress && t("underWay", { done: progress.done, count: progress.count });
  useUnsavedWork(isPending ? underWay : undefined);
  // A page that is gone sends no more by itself.
  useEffect(() => () => running.current?.cancel(), []);

  // As the batch stands now: what a colleague has done meanwhile is left out, until sending has begun.
  const possible = new Set(
    batch.cards.filter((card) => mayDoToCard(action, batch, card, desk.side)).map(({ id }) => id),
  );
  const items = progress?.left ?? cards.filter(({ id }) => possible.has(id));
  const count = items.length;

  const error = isPending ? undefined : progress?.failure;
  // It was typed for all of them when it began.
  const asksCountNow = action !== "removeCard" && !progress;
  const form = useForm({
    start: { count: "", notes: "" },
    typedBefore: kept.typedBefore,
    asked: notesHint ? undefined : ["count"],
    unkept: ["count"],
    error,
    check: (typed) => ({
      count: asksCountNow && typed.count.replace(/\D/g, "") !== String(count) && t("wrongCount", { count }),
      notes: notesHint && checkNotes(typed.notes),
    }),
  });

  const write = useCardWrite(action);
  const latest = useLatest({ take: desk.take, notes: form.values.notes.trim() });
  /** Sends the change for each card; after a failure, for those that are left. */
  async function submit(): Promise<void> {
    running.current ??= createBulk({
      items,
      async send(card, key) {
        const request = createCardRequest(action, batch.id, card, { notes: latest.current.notes });
        latest.current.take({ action, card }, await write.current(request, key));
      },
      onProgress: setProgress,
    });
    setPending(true);
    setProgress(running.current.read());
    const ended = await running.current.run();
    setProgress(ended);
    setPending(false);
    if (!ended.failure) onEnd(ended);
  }

  const confirmLabel = t(confirm, { count });
  return (
    <BatchDialog
      heading={
        <Phrase text={t(`${action}Title`, { count: progress?.count ?? count })} batch={batch.batch_no} />
      }
      confirmLabel={confirmLabel}
      lead={action === "receiveCard" ? t("receiveCardHelp") : undefined}
      isDangerous={action !== "receiveCard"}
      form={form}
      writing={{ isPending, error, reset: () => undefined }}
      isLost={!progress && count === 0}
      kept={kept}
      onReload={desk.reload}
      onClose={() => onEnd(progress)}
      onSubmit={submit}
    >
      {progress ? (
        <div className={css.progress}>
          <bdi>{underWay}</bdi>
          {isPending ? (
            <Button size="sm" onPress={() => running.current?.cancel()}>
              {t("stop")}
            </Button>
          ) : (
            <bdi>{t("goOn", { count, button: confirmLabel })}</bdi>
          )}
        </div>
      ) : (
        <p className={css.serials}>
          {items.slice(0, mostNamed).map((card) => (
            <CodeText key={card.id}>{card.serial_number}</CodeText>
          ))}
          {count > mostNamed && <bdi>{t("andMore", { count: count - mostNamed })}</bdi>}
        </p>
      )}
      {asksCountNow && (
        <TextField
          {...form.field("count")}
          label={t("typedCount")}
          description={t("typeCount", { count })}
          isCode
          isRequired
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      {notesHint && (
        <NotesField {...form.field("notes")} isReadOnly={isPending} description={t(notesHint)} isRequired />
      )}
    </BatchDialog>
  );
}
