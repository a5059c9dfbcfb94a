import {
  type BatchCard,
  type BatchSummary,
  countCards,
  type Extension,
  isManifestOutdated,
  notesLength,
} from "@id-desk/core";
import { Alert, DateField, TextArea, TextField } from "@id-desk/ui";
import { CircleCheckIcon } from "@id-desk/ui/icons";
import type { KeyboardEvent, ReactNode } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import * as dialogCss from "../record/BatchDialog.css.ts";
import { BatchDialog, type BatchDialogFrame } from "../record/BatchDialog.tsx";
import { batchDialogCopy } from "../record/batch-dialog.copy.ts";
import * as css from "./DispatchDialog.css.ts";
import { dispatchDialogCopy } from "./dispatch-dialog.copy.ts";
import { type Dispatching, usePacketDraft } from "./usePacketDraft.ts";

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
      isHeld={!cards || waiting > 0}
      form={draft}
      onSubmit={() => onConfirm(draft.read())}
    >
      <p className={dialogCss.lead}>{t("dispatchHelp")}</p>
      {waiting > 0 && (
        <Alert tone="warning" announce="politely" heading={t("scansWaiting", { count: waiting })} />
      )}
      {cards ? <Checks batch={batch} listed={cards.length} can={can} t={t} /> : awaited}
      {asksPacking && (
        <div className={css.fields}>
          <TextField {...fieldProps("seal_no")} label={t("seal")} description={t("sealHint")} isCode />
          <DateField {...fieldProps("expected_on")} label={t("expectedOn")} />
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
      )}
      <TextArea {...draft.field("notes")} label={tDialog("notes")} maxLength={notesLength.max} isOptional />
    </BatchDialog>
  );
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

/** That something is as it should be; else a warning. */
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
  const fields = [...(event.currentTarget.form?.elements ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (next instanceof HTMLElement) next.focus();
}
