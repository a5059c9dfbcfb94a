import { checkNotes, findLabel, type Issuance, type OperationBody } from "@id-desk/core";
import { Alert, Button, CodeText, type Description, DescriptionList, Form, TextArea } from "@id-desk/ui";
import { PrinterIcon } from "@id-desk/ui/icons";
import { type RefObject, useEffect, useRef, useState } from "react";
import { DestinationLink } from "../../../runtime/frame/DestinationLink.tsx";
import { useScreen } from "../../../runtime/frame/screen-context.ts";
import { useMayGive } from "../../../runtime/frame/use-may-give.ts";
import { createPartOnDemand, useOnDemand } from "../../../runtime/reading/on-demand.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import type { Translate } from "../../../runtime/words/copy.ts";
import { Phrase } from "../../../runtime/words/Phrase.tsx";
import { useAction } from "../../../runtime/writing/use-action.ts";
import type { IssuanceRules } from "../../parts/issuance-rules.ts";
import { receiptPrintDialog } from "../../print/receipt-print-dialog.ts";
import type { NewIssuanceState } from "../useNewIssuance.ts";
import { useCollectorSummary } from "./CollectorStep.tsx";
import { handOverStepCopy } from "./hand-over-step.copy.ts";
import { useOtpSummary } from "./OtpStep.tsx";
import * as css from "./Step.css.ts";

type Words = Translate<typeof handOverStepCopy.texts>;

/** What the last section works on. */
export interface HandOverStepProps {
  readonly state: NewIssuanceState;
  readonly issuance: Issuance;
  readonly settings: IssuanceRules;
  /** Takes the counter to the next card. */
  readonly onNext: () => void;
}

const longestNotes = 2000;

/** The last section: everything once more at a glance, the hand-over itself, then its proof. */
export function HandOverStep(props: HandOverStepProps) {
  const t = useCopy(handOverStepCopy);
  const { issuance } = props;
  if (issuance.status === "completed") return <Completed {...props} t={t} />;
  if (issuance.status === "collected") return <Collected {...props} t={t} />;
  return <Confirm {...props} t={t} />;
}

/** Asks for the one press that cannot be taken back by another. */
function Confirm({ state, issuance, settings, t }: HandOverStepProps & { readonly t: Words }) {
  const { issue, desk, changeDesk } = state;
  const { isDisabled, disabledReason } = useAction("issueCard");
  const items = useSummary({ state, issuance, settings, t });
  const [isChecked, setChecked] = useState(false);
  // The registry asks for a word where the old card is not given back.
  const needsNotes = Boolean(issuance.card.replaces) && desk.isOldCardMissing;
  const lacksNotes = needsNotes && checkNotes(desk.notes).some(({ code }) => code !== "notes_too_long");
  const isElsewhere = issue.error?.reason === "file_path_missing" || issue.error?.code === "conflict";

  async function submit(): Promise<void> {
    setChecked(true);
    if (lacksNotes) return;
    const answer = await issue.send({ body: readIssueRequest(issuance, state) });
    if (!answer) return;
    state.take(answer.issuance ?? { status: "collected" });
    state.beginCompleting();
    if (!answer.issuance) await state.reread();
  }

  return (
    <Form onSubmit={submit}>
      <DescriptionList items={items} layout="rows" />
      <TextArea
        name="notes"
        label={t(needsNotes ? "notesOldCard" : "notes")}
        isOptional={!needsNotes}
        isRequired={needsNotes}
        maxLength={longestNotes}
        value={desk.notes}
        onChange={(notes) => changeDesk({ notes })}
        errorMessage={isChecked && lacksNotes ? t("oldCardWhy") : issue.error?.fields.notes?.[0]}
      />
      {issue.error && !isElsewhere && (
        <Alert tone="danger" announce="at once" heading={issue.error.message} />
      )}
      <div className={css.actions}>
        <Button
          type="submit"
          variant="primary"
          isPending={issue.isPending}
          pendingLabel={t("handingOver")}
          isDisabled={isDisabled}
          disabledReason={disabledReason}
        >
          {t("handOver")}
        </Button>
      </div>
    </Form>
  );
}

/** What is sent to hand a card over. */
function readIssueRequest(
  { card, collector }: Issuance,
  { desk, otpToken = "" }: Pick<NewIssuanceState, "desk" | "otpToken">,
): OperationBody<"issueCard"> {
  const notes = desk.notes.trim();
  return {
    card_id: card.id,
    serial_number: card.serial_number,
    collector: readCollectorRequest(collector),
    otp_token: otpToken,
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
function useSummary({
  state,
  issuance,
  settings,
  t,
}: Pick<HandOverStepProps, "state" | "issuance" | "settings"> & {
  readonly t: Words;
}): readonly Description[] {
  const collector = useCollectorSummary(issuance, settings);
  const verified = useOtpSummary(issuance);
  const { card, owner } = issuance;
  const { document, isOldCardSurrendered, isOldCardMissing } = state.desk;
  const changeable = (value: string, label: string, part?: "who") => (
    <span className={css.changeable}>
      <bdi>{value}</bdi>
      <Button size="sm" variant="quiet" className={css.change} onPress={() => state.edit("collector", part)}>
        {label}
      </Button>
    </span>
  );
  const row = (id: string, term: string, value: Description["value"]): Description => ({ id, term, value });
  return [
    row("card", t("card"), <CodeText>{card.serial_number}</CodeText>),
    row(
      "owner",
      t("owner"),
      <>
        <bdi>{owner.name_en}</bdi> <CodeText>{owner.id_number}</CodeText>
      </>,
    ),
    row("collector", t("collector"), changeable(collector ?? "", t("editCollector"), "who")),
    row("verified", t("verified"), <bdi>{verified}</bdi>),
    ...(document
      ? [
          row(
            "document",
            t("document"),
            changeable(
              findLabel(settings.document_types, issuance.collector?.document_type) || document.name,
              t("editDocument"),
            ),
          ),
        ]
      : []),
    ...(card.replaces && (isOldCardSurrendered || isOldCardMissing)
      ? [
          row(
            "oldCard",
            t("oldCard"),
            changeable(
              t(isOldCardMissing ? "notSurrendered" : "surrendered", { serial: card.replaces.serial_number }),
              t("editOldCard"),
            ),
          ),
        ]
      : []),
  ];
}

/** What was pressed is gone: whoever goes on, by keyboard or scanner, does so from this section's heading. */
function useHeadingIfLost(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    place.current?.closest("section")?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, [place]);
}

const proof = createPartOnDemand(() => import("./Proof.tsx").then((module) => module.Proof));

/** The card is out of the house; its proof is taken here, or later from the list. */
function Collected({ state, issuance, settings, onNext, t }: HandOverStepProps & { readonly t: Words }) {
  const { card, collector, owner } = issuance;
  const mayComplete = useMayGive()("completeIssuance");
  const [isUnavailable, setUnavailable] = useState(false);
  const isWanted = mayComplete && !isUnavailable;
  const place = useRef<HTMLDivElement>(null);
  useHeadingIfLost(place);
  const Proof = useOnDemand(proof, { isWanted, onUnavailable: () => setUnavailable(true) });
  return (
    <div ref={place} className={css.stack}>
      <Alert
        tone="success"
        announce="politely"
        heading={
          <Phrase
            text={t("handedOver", { name: collector?.name || owner.name_en })}
            serial={card.serial_number}
          />
        }
      >
        {mayComplete ? `${t("handedOverHelp")} ${t("later")}` : t("later")}
      </Alert>
      {Proof && isWanted && (
        <Proof
          issuance={issuance}
          settings={settings}
          takesChunks={state.can("uploads")}
          onCompleted={(completed) => {
            state.take(completed ?? { status: "completed" });
            if (!completed) void state.reread();
          }}
        />
      )}
      <Onward issuance={issuance} settings={settings} onNext={onNext} t={t} />
    </div>
  );
}

/** Nothing is left to do but the paper and the next card. */
function Completed({ issuance, settings, onNext, t }: HandOverStepProps & { readonly t: Words }) {
  const { tellExit } = useScreen();
  useEffect(() => tellExit("completed"), [tellExit]);
  const place = useRef<HTMLDivElement>(null);
  useHeadingIfLost(place);
  return (
    <div ref={place} className={css.stack}>
      <Alert
        tone="success"
        announce="politely"
        heading={<Phrase text={t("complete")} serial={issuance.card.serial_number} />}
      >
        {issuance.issuance_no ? t("number", { number: issuance.issuance_no }) : undefined}
      </Alert>
      <Onward issuance={issuance} settings={settings} isPrimary onNext={onNext} t={t} />
    </div>
  );
}

/** Where it goes on: the next card, the paper for the collector, the record. */
function Onward({
  issuance,
  settings,
  isPrimary = false,
  onNext,
  t,
}: Pick<HandOverStepProps, "issuance" | "settings" | "onNext"> & {
  readonly isPrimary?: boolean;
  readonly t: Words;
}) {
  const { id, card, issuance_no, printed, status } = issuance;
  const [isPrinting, setPrinting] = useState(false);
  const close = () => setPrinting(false);
  const PrintDialog = useOnDemand(receiptPrintDialog, { isWanted: isPrinting, onUnavailable: close });
  return (
    <div className={css.actions}>
      <Button variant={isPrimary ? "primary" : "secondary"} onPress={onNext}>
        {t("newIssuance")}
      </Button>
      {id !== null && issuance_no && (
        <Button icon={<PrinterIcon />} onPress={() => setPrinting(true)}>
          {t("printReceipt")}
        </Button>
      )}
      <DestinationLink to={{ screen: "Issuances", state: { cardId: card.id } }}>
        {t("openRecord")}
      </DestinationLink>
      {isPrinting && PrintDialog && id !== null && issuance_no && (
        <PrintDialog
          number={issuance_no}
          printed={printed}
          settings={settings}
          cardId={card.id}
          issuanceId={id}
          isCompleted={status === "completed"}
          onClose={close}
        />
      )}
    </div>
  );
}
