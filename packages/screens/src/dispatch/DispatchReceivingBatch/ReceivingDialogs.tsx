import {
  type Batch,
  type BatchCard,
  checkDate,
  checkNotes,
  countCards,
  isBlank,
  type Problem,
} from "@id-desk/core";
import { CodeText, ProgressSegments, TextField, VisuallyHidden } from "@id-desk/ui";
import { useState } from "react";
import { DayField } from "../../runtime/forms/DayField.tsx";
import { useForm } from "../../runtime/forms/use-form.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { listOutcomes } from "../cards/card-outcomes.tsx";
import { AddNoteDialog } from "../commands/AddNoteDialog.tsx";
import { findNewest, type Given } from "../commands/command.ts";
import { useCommand } from "../commands/useCommand.ts";
import { ReadySmsDialog } from "../packet/ReadySmsDialog.tsx";
import { BatchDialog, type BatchDialogFrame } from "../record/BatchDialog.tsx";
import type { BatchDialogsProps } from "../record/BatchPage.tsx";
import { NotesDialog, NotesField } from "../record/NotesDialog.tsx";
import { dispatchReceivingBatchCopy } from "./DispatchReceivingBatch.copy.ts";
import { DisputeDialog } from "./DisputeDialog.tsx";

const attachPhotoDialog = createPartOnDemand(() => import("./AttachPhotoDialog.tsx"), "AttachPhotoDialog");

/** What is said of a card once its dialog has done it: the row that showed it may be gone. */
const doneTexts = {
  receiveCard: "didReceive",
  disputeCard: "didDispute",
  markCardMissing: "didMarkMissing",
  undoCard: "didUndo",
} as const;

type DialogsProps = BatchDialogsProps<typeof dispatchReceivingBatchCopy.texts>;

/** The dialog of whatever is asked for on the page of a batch that is received, and what it has done in a sentence. */
export function ReceivingDialogs({ desk, ...props }: DialogsProps) {
  const t = useCopy(dispatchReceivingBatchCopy, props.messages);
  const [said, setSaid] = useState<string>();
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <AskedDialog
        {...props}
        desk={{
          ...desk,
          ask(asked) {
            if (asked) setSaid(undefined);
            desk.ask(asked);
          },
          take(asked, answer) {
            desk.take(asked, answer);
            const text = doneTexts[asked.action as keyof typeof doneTexts];
            if (text && "card" in asked) setSaid(t(text, { serial: asked.card.serial_number }));
          },
        }}
      />
    </>
  );
}

function AskedDialog({ desk, can, messages }: DialogsProps) {
  const t = useCopy(dispatchReceivingBatchCopy, messages);
  const command = useCommand(desk);
  const { frame, give } = command;
  const { asked, ask, batch } = desk;
  const takesPhotos = useMayGive()("attachCardPhoto") && can("photos");
  const AttachPhotoDialog = useOnDemand(attachPhotoDialog, {
    isWanted: asked?.action === "attachCardPhoto",
    onUnavailable: frame.onClose,
  });
  switch (asked?.action) {
    case "receiveCard":
      return <ReceiveCardDialog {...frame} card={asked.card} onConfirm={() => give()} t={t} />;
    case "disputeCard": {
      const { card } = asked;
      return (
        <DisputeDialog
          {...frame}
          card={card}
          takesPhoto={takesPhotos}
          onConfirm={async (dispute, photo) => {
            // The dispute is saved first: it must not be lost for a photograph that cannot be sent.
            const answer = await give(dispute);
            if (answer && photo)
              ask({ action: "attachCardPhoto", card: answer.card ?? asDisputed(card), photo });
          }}
          t={t}
        />
      );
    }
    case "attachCardPhoto": {
      const card = findNewest(asked.card, batch);
      return AttachPhotoDialog ? (
        <AttachPhotoDialog
          {...frame}
          key={card.id}
          batchId={batch.id}
          card={card}
          chosen={asked.photo}
          onSent={(answer) => desk.take(asked, answer)}
        />
      ) : null;
    }
    case "markCardMissing":
      return (
        <NotesDialog
          {...frame}
          heading={<Phrase text={t("missingTitle")} serial={asked.card.serial_number} />}
          confirmLabel={t("missingConfirm")}
          notesHint={t("missingHint")}
          draft={asked.draft}
          isDangerous
          onConfirm={(notes) => give({ notes })}
        >
          <p>{asked.card.name_en}</p>
        </NotesDialog>
      );
    case "undoCard":
      return (
        <BatchDialog
          {...frame}
          heading={<Phrase text={t("undoTitle")} serial={asked.card.serial_number} />}
          confirmLabel={t("undoConfirm")}
          onSubmit={() => give()}
        >
          <p>{asked.card.name_en}</p>
          <p>{t("undoHelp")}</p>
        </BatchDialog>
      );
    case "receiveBatch":
      return <ReceiveBatchDialog {...frame} batch={batch} draft={asked.draft} onConfirm={give} t={t} />;
    case "sendReadySms":
      return <ReadySmsDialog {...frame} batch={batch} cards={batch.cards} onConfirm={() => give()} t={t} />;
    case "addBatchNote":
      return <AddNoteDialog command={command} batch={batch} draft={asked.draft} />;
    default:
      return null;
  }
}

/** A card whose dispute was saved with a message alone: its version is for the server to tell. */
function asDisputed({ version: _, ...card }: BatchCard): BatchCard {
  return { ...card, line_status: "disputed" };
}

interface PartProps extends BatchDialogFrame {
  readonly onConfirm: (given?: Given) => unknown;
  readonly t: Translate<typeof dispatchReceivingBatchCopy.texts>;
}

/** Receives a card that cannot be scanned; its last digits are typed, so that it is the row that was meant. */
function ReceiveCardDialog({ card, onConfirm, t, ...frame }: PartProps & { readonly card: BatchCard }) {
  const form = useForm({
    start: { digits: "" },
    unkept: ["digits"],
    check: ({ digits }) => ({
      digits: digits.trim() !== card.serial_number.slice(-3) && t("lastDigitsWrong"),
    }),
  });

  return (
    <BatchDialog
      {...frame}
      // Without its serial number: the digits are to be read off the card and not off the screen.
      heading={t("receiveCardTitle", { name: card.name_en })}
      confirmLabel={t("receiveCardConfirm")}
      form={form}
      onSubmit={onConfirm}
    >
      <p>
        <CodeText>{card.id_number}</CodeText>
      </p>
      <TextField
        {...form.field("digits")}
        label={t("lastDigits")}
        description={t("lastDigitsHint")}
        isCode
        isRequired
        inputMode="numeric"
        autoComplete="off"
      />
    </BatchDialog>
  );
}

/** Closes the receipt: what was counted, on which day, and what is to be said about it. */
function ReceiveBatchDialog({
  batch,
  draft = "",
  onConfirm,
  t,
  ...frame
}: PartProps & {
  readonly batch: Batch;
  /** What the field for notes has at first. */
  readonly draft?: string | undefined;
}) {
  const dates = useDates();
  const counts = countCards(batch);
  const hasDiscrepancy = counts.missing + counts.disputed > 0;
  const today = dates.today();
  const form = useForm({
    start: { received_on: today, notes: draft },
    typedBefore: frame.kept.typedBefore,
    error: frame.writing.error,
    check: ({ received_on, notes }) => ({
      received_on: checkDay(received_on),
      notes: checkNotes(notes, { isRequired: hasDiscrepancy }),
    }),
  });
  const { received_on, notes } = form.values;

  function checkDay(text: string): Problem | string | undefined {
    // If the server does not say when the batch left, any day up to today is allowed.
    const left = batch.dispatched_at ? dates.day(batch.dispatched_at) : "";
    const [problem] = checkDate(text, { max: today, ...(left && left <= today && { min: left }) });
    const range = text.trim() > today ? "receivedOnLater" : "receivedOnEarlier";
    return problem?.code === "date_range" ? t(range) : problem;
  }

  return (
    <BatchDialog
      {...frame}
      heading={<Phrase text={t("receiveBatchTitle", { count: counts.total })} batch={batch.batch_no} />}
      confirmLabel={t("receiveBatch")}
      lead={t("receiveBatchHelp")}
      form={form}
      onSubmit={() =>
        onConfirm({ received_on: received_on.trim(), ...(!isBlank(notes) && { notes: notes.trim() }) })
      }
    >
      <ProgressSegments label={t("progress", { count: counts.total })} segments={listOutcomes(counts, t)} />
      <DayField {...form.field("received_on")} label={t("receivedOn")} isRequired autoComplete="off" />
      <NotesField
        {...form.field("notes")}
        description={hasDiscrepancy ? t("discrepancyHint", { origin: batch.origin_center.name }) : undefined}
        isRequired={hasDiscrepancy}
        isOptional={!hasDiscrepancy}
      />
    </BatchDialog>
  );
}
