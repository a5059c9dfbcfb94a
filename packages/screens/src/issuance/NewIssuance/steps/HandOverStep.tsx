import { checkNotes, findLabel, type Issuance, type OperationBody } from "@id-desk/core";
import { Alert, Button, CodeText, Form, TextArea } from "@id-desk/ui";
import { PrinterIcon } from "@id-desk/ui/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Facts } from "../../../records/Facts.tsx";
import { DestinationLink } from "../../../runtime/frame/DestinationLink.tsx";
import { useScreen } from "../../../runtime/frame/screen-context.ts";
import { useMayGive } from "../../../runtime/frame/use-may-give.ts";
import { createPartOnDemand, useOnDemand } from "../../../runtime/reading/on-demand.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { Phrase } from "../../../runtime/words/Phrase.tsx";
import { useVerifiedText } from "../../../verification/Verification.tsx";
import { receiptPrintDialog } from "../../print/receipt-print-dialog.ts";
import { type CounterDesk, useHandOver } from "../useNewIssuance.ts";
import { useCollectorSummary } from "./CollectorStep.tsx";
import { handOverStepCopy } from "./hand-over-step.copy.ts";
import * as css from "./Step.css.ts";

/** The last section: everything once more at a glance, the hand-over itself, then its proof. */
export function HandOverStep(next: Next) {
  const { status } = useHandOver().issuance;
  if (status === "completed") return <Completed {...next} />;
  return status === "collected" ? <Collected {...next} /> : <Confirm />;
}

interface Next {
  readonly onNext: () => void;
}

/** Asks for the one press that cannot be taken back by another. */
function Confirm() {
  const t = useCopy(handOverStepCopy);
  const { issuance, issue, desk, changeDesk, otpToken, ...counter } = useHandOver();
  const [isChecked, setChecked] = useState(false);
  // The registry asks for a word where the old card is not given back.
  const needsNotes = Boolean(issuance.card.replaces) && desk.isOldCardMissing;
  const lacksNotes = needsNotes && checkNotes(desk.notes).some(({ code }) => code !== "notes_too_long");
  const { error } = issue;
  const isElsewhere = error?.reason === "file_path_missing" || error?.code === "conflict";

  async function submit(): Promise<void> {
    setChecked(true);
    if (lacksNotes) return;
    const answer = await issue.send({ body: readIssueRequest(issuance, desk, otpToken) });
    if (!answer) return;
    counter.take(answer.issuance ?? { status: "collected" });
    counter.beginCompleting();
    if (!answer.issuance) await counter.reread();
  }

  return (
    <Form onSubmit={submit}>
      <Summary />
      <TextArea
        name="notes"
        label={t(needsNotes ? "notesOldCard" : "notes")}
        isOptional={!needsNotes}
        isRequired={needsNotes}
        maxLength={2000}
        value={desk.notes}
        onChange={(notes) => changeDesk({ notes })}
        errorMessage={isChecked && lacksNotes ? t("oldCardWhy") : error?.fields.notes?.[0]}
      />
      {error && !isElsewhere && <Alert tone="danger" announce="at once" heading={error.message} />}
      <div className={css.last}>
        <Button
          type="submit"
          variant="primary"
          isPending={issue.isPending}
          pendingLabel={t("handingOver")}
          isDisabled={issue.isDisabled}
          disabledReason={issue.disabledReason}
        >
          {t("handOver")}
        </Button>
      </div>
    </Form>
  );
}

function readIssueRequest(
  { card, collector }: Issuance,
  desk: CounterDesk,
  otp_token = "",
): OperationBody<"issueCard"> {
  const notes = desk.notes.trim();
  return {
    card_id: card.id,
    serial_number: card.serial_number,
    collector: readCollectorRequest(collector),
    otp_token,
    identity_confirmed: desk.isIdentityConfirmed,
    ...(desk.document?.path && { document_path: desk.document.path }),
    ...(card.replaces && { old_card_surrendered: desk.isOldCardSurrendered }),
    ...(notes && { notes }),
  };
}

function readCollectorRequest(collector: Issuance["collector"]): OperationBody<"issueCard">["collector"] {
  if (!collector || collector.type === "self") return { type: "self" };
  const { type, id_number, passport_no, country, relationship } = collector;
  return {
    type,
    ...(id_number && { id_number }),
    ...(passport_no && { passport_no }),
    ...(passport_no && country && { country_id: country.id }),
    ...(relationship && { relationship }),
  };
}

/** Everything that will be written down, each with the way back to its section. */
function Summary() {
  const t = useCopy(handOverStepCopy);
  const counter = useHandOver();
  const { card, owner, collector } = counter.issuance;
  const { document, isOldCardSurrendered, isOldCardMissing } = counter.desk;
  const who = useCollectorSummary(counter);
  const verified = useVerifiedText(counter.issuance.otp);
  const { replaces } = card;
  const changeable = (value: ReactNode, label: string, part?: "who") => (
    <span className={css.changeable}>
      <bdi>{value}</bdi>
      <Button
        size="sm"
        variant="quiet"
        className={css.change}
        onPress={() => counter.edit("collector", part)}
      >
        {label}
      </Button>
    </span>
  );
  const documentName =
    document && (findLabel(counter.settings.document_types, collector?.document_type) || document.name);
  return (
    <Facts
      layout="rows"
      words={t}
      facts={{
        card: <CodeText>{card.serial_number}</CodeText>,
        owner: (
          <>
            <bdi>{owner.name_en}</bdi> · <CodeText>{owner.id_number}</CodeText>
          </>
        ),
        collector: changeable(who ?? "", t("editCollector"), "who"),
        verified: <bdi>{verified}</bdi>,
        document: documentName !== undefined && changeable(documentName, t("editDocument")),
        oldCard:
          replaces &&
          (isOldCardSurrendered || isOldCardMissing) &&
          changeable(
            <Phrase
              text={t(isOldCardMissing ? "notSurrendered" : "surrendered")}
              serial={replaces.serial_number}
            />,
            t("editOldCard"),
          ),
      }}
    />
  );
}

const proof = createPartOnDemand(() => import("./Proof.tsx"), "Proof");

/** The card is out of the house; its proof is taken here, or later from the list. */
function Collected({ onNext }: Next) {
  const t = useCopy(handOverStepCopy);
  const { collector, owner } = useHandOver().issuance;
  const mayComplete = useMayGive()("completeIssuance");
  const [isUnavailable, setUnavailable] = useState(false);
  const isWanted = mayComplete && !isUnavailable;
  const Proof = useOnDemand(proof, { isWanted, onUnavailable: () => setUnavailable(true) });
  return (
    <Over
      text={t("handedOver", { name: collector?.name || owner.name_en })}
      help={mayComplete ? `${t("handedOverHelp")} ${t("later")}` : t("later")}
      onNext={onNext}
    >
      {Proof && isWanted && <Proof />}
    </Over>
  );
}

/** Nothing is left to do but the paper and the next card. */
function Completed({ onNext }: Next) {
  const t = useCopy(handOverStepCopy);
  const { issuance_no: number } = useHandOver().issuance;
  const { tellExit } = useScreen();
  useEffect(() => tellExit("completed"), [tellExit]);
  return <Over text={t("complete")} help={number ? t("number", { number }) : undefined} onNext={onNext} />;
}

/** Says that the card was handed over, and offers the next card, the receipt and the record. */
function Over({
  text,
  help,
  onNext,
  children,
}: Next & { readonly text: string; readonly help: string | undefined; readonly children?: ReactNode }) {
  const t = useCopy(handOverStepCopy);
  const { id, card, issuance_no: number, printed, status } = useHandOver().issuance;
  const isCompleted = status === "completed";
  const record = id !== null && number ? { id, issuance_no: number, card, status } : undefined;
  const [isPrinting, setPrinting] = useState(false);
  const close = () => setPrinting(false);
  const PrintDialog = useOnDemand(receiptPrintDialog, { isWanted: isPrinting, onUnavailable: close });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was pressed is gone: whoever goes on, by keyboard or scanner, does so from the heading.
    if (document.activeElement !== document.body) return;
    place.current?.closest("section")?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Alert tone="success" announce="politely" heading={<Phrase text={text} serial={card.serial_number} />}>
        {help}
      </Alert>
      {children}
      <div ref={place} className={css.actions}>
        <Button variant={isCompleted ? "primary" : "secondary"} onPress={onNext}>
          {t("newIssuance")}
        </Button>
        {record && (
          <Button icon={<PrinterIcon />} onPress={() => setPrinting(true)}>
            {t("printReceipt")}
          </Button>
        )}
        <DestinationLink to={{ screen: "Issuances", state: { cardId: card.id } }}>
          {t("openRecord")}
        </DestinationLink>
        {isPrinting && PrintDialog && record && (
          <PrintDialog record={record} printed={printed} onClose={close} />
        )}
      </div>
    </>
  );
}
