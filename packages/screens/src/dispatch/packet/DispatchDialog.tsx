import {
  type BatchCard,
  type BatchSummary,
  checkContact,
  checkDate,
  checkNotes,
  countCards,
  type Extension,
  isBlank,
  isManifestOutdated,
  type OperationBody,
  type Problem,
  packetTextLengths,
  readContact,
  readDate,
  readScannedCards,
} from "@id-desk/core";
import { Alert, TextField } from "@id-desk/ui";
import { CircleCheckIcon } from "@id-desk/ui/icons";
import type { KeyboardEvent, ReactNode } from "react";
import { DayField } from "../../runtime/forms/DayField.tsx";
import { MoreFields } from "../../runtime/forms/MoreFields.tsx";
import { useForm } from "../../runtime/forms/use-form.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { BatchDialog, type BatchDialogFrame } from "../record/BatchDialog.tsx";
import { batchDialogCopy } from "../record/batch-dialog.copy.ts";
import { NotesField } from "../record/NotesDialog.tsx";
import * as css from "./DispatchDialog.css.ts";
import { dispatchDialogCopy } from "./dispatch-dialog.copy.ts";

/** What is said of a packet that leaves. */
type Dispatching = Omit<OperationBody<"dispatchBatch">, "version">;

/** What the dialog in which a batch is dispatched takes. */
export interface DispatchDialogProps extends BatchDialogFrame {
  readonly batch: BatchSummary;
  /** The cards that are listed; left out while they are being read, and nothing can be dispatched until then. */
  readonly cards: readonly BatchCard[] | undefined;
  /** What stands in place of what was compared, while the cards are not there. */
  readonly awaited?: ReactNode;
  /** Scans of the batch that are not saved: it does not leave without them. */
  readonly waiting?: number | undefined;
  /** What the server can beyond the specification. */
  readonly can: (extension: Extension) => boolean;
  readonly onConfirm: (dispatching: Dispatching) => unknown;
}

/** The fields that few packets need. */
const moreFields = ["expected_on", "courier_name", "courier_contact", "courier_reference", "notes"] as const;

/** Sends a batch on its way: what was counted, what stands on the packet's outside, and notes. */
export function DispatchDialog({
  batch,
  cards,
  awaited,
  waiting = 0,
  can,
  onConfirm,
  ...frame
}: DispatchDialogProps) {
  const t = useCopy(dispatchDialogCopy);
  const tDialog = useCopy(batchDialogCopy);
  const { total } = countCards(batch);
  const asksPacking = can("packing");
  const draft = usePacketDraft(batch, asksPacking, frame, t);
  const fieldProps = (name: keyof typeof draft.values) => ({
    ...draft.field(name),
    onKeyDown: goOnWithEnter,
    autoComplete: "off",
    isOptional: true,
  });

  const notes = <NotesField {...draft.field("notes")} isOptional />;
  // Then the notes have to say why.
  const isUnexpected = typeof batch.expected_count === "number" && batch.expected_count !== total;
  const wasTyped = frame.kept.typedBefore !== undefined;
  return (
    <BatchDialog
      {...frame}
      heading={
        <Phrase
          text={t("dispatchTitle", { center: batch.destination_center.name, count: total })}
          batch={batch.batch_no}
        />
      }
      confirmLabel={t("dispatchConfirm")}
      lead={t("dispatchHelp")}
      isHeld={!cards || waiting > 0}
      form={draft}
      onSubmit={() => onConfirm(draft.read())}
    >
      {waiting > 0 && (
        <Alert tone="warning" announce="politely" heading={t("scansWaiting", { count: waiting })} />
      )}
      {cards ? <Checks batch={batch} listed={cards.length} can={can} t={t} /> : awaited}
      {asksPacking && (
        <TextField {...fieldProps("seal_no")} label={t("seal")} description={t("sealHint")} isCode />
      )}
      {asksPacking ? (
        <MoreFields
          label={tDialog("more")}
          isNeeded={isUnexpected || wasTyped || moreFields.some((field) => draft.errorOf(field))}
        >
          <div className={css.fields}>
            <DayField {...fieldProps("expected_on")} label={t("expectedOn")} />
            <TextField {...fieldProps("courier_name")} label={t("courierName")} dir="auto" />
            <TextField
              {...fieldProps("courier_contact")}
              label={t("courierPhone")}
              description={t("courierPhoneHint")}
              isCode
              inputMode="tel"
            />
            <TextField
              {...fieldProps("courier_reference")}
              label={t("courierReference")}
              description={t("courierReferenceHint")}
              isCode
            />
          </div>
          {notes}
        </MoreFields>
      ) : (
        notes
      )}
    </BatchDialog>
  );
}

/** Takes what is on the outside of a packet, where its server keeps that, and notes; every field may stay empty. */
function usePacketDraft(
  { expected_on: expectedDay }: Pick<BatchSummary, "expected_on">,
  asksPacking: boolean,
  { kept, writing }: Pick<BatchDialogFrame, "kept" | "writing">,
  t: Translate<typeof dispatchDialogCopy.texts>,
) {
  const today = useDates().today();
  const form = useForm({
    start: {
      seal_no: "",
      // The day that was given for the batch, unless it is over.
      expected_on: expectedDay && expectedDay >= today ? expectedDay : "",
      courier_name: "",
      courier_contact: "",
      courier_reference: "",
      notes: "",
    },
    typedBefore: kept.typedBefore,
    asked: asksPacking ? undefined : ["notes"],
    error: writing.error,
    check: (draft) => ({
      seal_no:
        readScannedCards(draft.seal_no).length > 0 ? t("sealIsCard") : checkLength("seal_no", draft.seal_no),
      expected_on: isBlank(draft.expected_on) ? undefined : checkDay(draft.expected_on.trim()),
      courier_name: checkLength("courier_name", draft.courier_name),
      courier_contact: !isBlank(draft.courier_contact) && checkContact(draft.courier_contact),
      courier_reference: checkLength("courier_reference", draft.courier_reference),
      notes: checkNotes(draft.notes, { isRequired: false }),
    }),
  });

  function checkLength(field: keyof typeof packetTextLengths, text: string): string | undefined {
    const max = packetTextLengths[field];
    return [...text.trim()].length > max ? t("tooLong", { max }) : undefined;
  }
  function checkDay(text: string): Problem | string | undefined {
    const [problem] = checkDate(text, { min: today });
    return problem?.code === "date_range" && text < today ? t("expectedOnEarlier") : problem;
  }

  return {
    ...form,
    /** What is sent of it; only what was given or changed. */
    read(): Dispatching {
      const { expected_on, ...texts } = form.values;
      const given = asksPacking
        ? { ...texts, courier_contact: readContact(texts.courier_contact) }
        : { notes: texts.notes };
      const day = readDate(expected_on) || null;
      return {
        ...Object.fromEntries(
          Object.entries(given).flatMap(([name, text]) => (isBlank(text) ? [] : [[name, text.trim()]])),
        ),
        ...(asksPacking && day !== (expectedDay ?? null) && { expected_on: day }),
      };
    },
  };
}

/** What was compared before the packet leaves. A warning keeps nobody from dispatching. */
function Checks({
  batch,
  listed,
  can,
  t,
}: Pick<DispatchDialogProps, "batch" | "can"> & {
  /** How many cards are listed. */
  readonly listed: number;
  readonly t: Translate<typeof dispatchDialogCopy.texts>;
}) {
  const { total } = countCards(batch);
  const { expected_count } = batch;
  const counted = { counted: total, listed };
  return (
    <ul className={css.checks}>
      <Check
        met={total === listed && t("cardsCounted", counted)}
        warning={t("cardsDiffer", counted)}
        help={t("cardsDifferHelp")}
      />
      {can("packing") && typeof expected_count === "number" && (
        <Check
          met={total === expected_count && t("asExpected", { count: expected_count })}
          warning={t("notAsExpected", { count: expected_count, packed: total })}
          help={t("notAsExpectedHelp")}
        />
      )}
      {can("printed") && isManifestOutdated(batch) && (
        <Check met={false} warning={t("manifestOutdated")} help={t("manifestOutdatedHelp")} />
      )}
    </ul>
  );
}

/** One line of the checks: `met` with a tick, or the warning if `met` is false. */
function Check({
  met,
  warning,
  help,
}: Readonly<Record<"warning" | "help", string>> & { readonly met: string | false }) {
  return met ? (
    <li className={css.met}>
      <CircleCheckIcon className={css.sign} />
      <bdi>{met}</bdi>
    </li>
  ) : (
    <li>
      <Alert tone="warning" announce="politely" heading={warning}>
        {help}
      </Alert>
    </li>
  );
}

/** A scanner ends a seal's barcode with Enter: that must not send the packet off, but lead to the next field. */
function goOnWithEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [...(event.currentTarget.form?.elements ?? [])] as HTMLElement[];
  const after = fields.slice(fields.indexOf(event.currentTarget) + 1);
  // Never to the button that dispatches, which the next scan would press.
  (after.find((field) => field.matches("input, textarea")) ?? after[0])?.focus();
}
