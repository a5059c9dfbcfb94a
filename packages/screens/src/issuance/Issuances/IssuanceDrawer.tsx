import { findLabel, type Issuance, type IssuanceSummary, type RecordAction } from "@id-desk/core";
import { Alert, Button, type ButtonProps, Drawer, ErrorPanel, Spinner } from "@id-desk/ui";
import { PrinterIcon, RotateBackIcon } from "@id-desk/ui/icons";
import { nameEvent } from "../../records/event-name.ts";
import { PersonCard, PersonPhoto } from "../../records/PersonCard.tsx";
import { PrivatePicture } from "../../records/PrivatePicture.tsx";
import { RecordEntry, TypedWords } from "../../records/RecordEntry.tsx";
import { RecordSection } from "../../records/RecordSection.tsx";
import * as record from "../../records/record.css.ts";
import { codeFinger, useFingerNames } from "../../records/useFingerNames.ts";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { BatchNumber, Phrase } from "../../runtime/words/Phrase.tsx";
import { IssuanceStatus } from "../parts/IssuanceStatus.tsx";
import { useIssuanceRules } from "../parts/useIssuanceRules.ts";
import * as css from "./IssuanceDrawer.css.ts";
import type { RecordReading } from "./IssuanceWindows.tsx";
import { RecordDocuments } from "./RecordDocuments.tsx";
import { RecordFacts } from "./RecordFacts.tsx";
import { recordCopy } from "./record.copy.ts";
import type { IssuancesState } from "./useIssuances.ts";

/** How each action is shown, in the order of the buttons. */
const buttons: readonly (Pick<ButtonProps, "icon" | "className" | "variant"> & {
  readonly action: RecordAction;
  readonly word: "returnCard" | "printReceipt" | "complete";
})[] = [
  { action: "returnCard", word: "returnCard", icon: <RotateBackIcon />, className: css.apart },
  { action: "printReceipt", word: "printReceipt", icon: <PrinterIcon /> },
  { action: "completeIssuance", word: "complete", variant: "primary" },
];

/** One hand-over beside the list: who, how, with what proof, and what happened to it. */
export function IssuanceDrawer({
  row,
  reading: { issuance, error, retry, can },
  list,
  onAction,
  onClose,
}: {
  readonly row: IssuanceSummary;
  readonly reading: RecordReading;
  readonly list: IssuancesState;
  readonly onAction: (action: RecordAction) => void;
  readonly onClose: () => void;
}) {
  const t = useCopy(recordCopy);
  const tScreen = useCopy(screenCopy);
  const isLater = issuance !== undefined && issuance.id !== row.id;
  const actions = issuance && !isLater ? list.actionsOf(issuance) : [];
  // What the list's server can; the record's own answer may say more.
  const hasEvidence = can("evidence") || list.can("evidence");
  const shown = { status: issuance?.status ?? row.status, issued_at: issuance?.issued_at ?? row.issued_at };
  const number = <BatchNumber>{issuance?.issuance_no ?? row.issuance_no}</BatchNumber>;
  return (
    <Drawer
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      heading={<Phrase text={t("title")} values={{ number }} />}
      subheading={
        <span className={css.under}>
          <IssuanceStatus record={shown} />
          <Phrase text={t("cardOf")} serial={row.card.serial_number} />
        </span>
      }
      actions={
        actions.length > 0 &&
        buttons
          .filter(({ action }) => actions.includes(action))
          .map(({ action, word, ...look }) => (
            <Button key={action} {...look} onPress={() => onAction(action)}>
              {t(word)}
            </Button>
          ))
      }
    >
      {error && (
        <ErrorPanel heading={t("failed")} retryLabel={tScreen("tryAgain")} onRetry={retry}>
          {error.message}
        </ErrorPanel>
      )}
      {!error && !issuance && (
        <div className={css.waiting}>
          <Spinner label={t("loading")} />
        </div>
      )}
      {issuance && (
        <div className={css.record}>
          {isLater && <Alert tone="info" heading={t("later")} />}
          <PersonCard
            person={issuance.owner}
            photo={
              <OwnerPhoto
                issuance={issuance}
                isGiven={can("portraits") || list.can("portraits")}
                alt={t("photoOf", { name: issuance.owner.name_en })}
              />
            }
            numbers={[[t("idNumber"), issuance.owner.id_number]]}
          />
          <RecordFacts issuance={issuance} />
          <RecordSection level={3} heading={t("proof")}>
            {/* With the version as key, the pictures are loaded again after the proof is completed. */}
            <RecordProof key={issuance.version} issuance={issuance} isShown={hasEvidence} />
          </RecordSection>
          <RecordSection level={3} heading={t("documents")}>
            <RecordDocuments issuance={issuance} isGiven={hasEvidence} />
          </RecordSection>
          {issuance.events && issuance.events.length > 0 && (
            <RecordSection level={3} heading={t("history")}>
              <RecordHistory events={issuance.events} />
            </RecordSection>
          )}
        </div>
      )}
    </Drawer>
  );
}

/** The photograph of the card's owner. It belongs to the look that opened the record, and is not written down again. */
function OwnerPhoto({
  issuance: { card, owner },
  isGiven,
  alt,
}: {
  readonly issuance: Issuance;
  /** The server shows the photographs of people. */
  readonly isGiven: boolean;
  readonly alt: string;
}) {
  const isEnabled = isGiven && owner.has_photo === true;
  const { data } = useRead(
    "getPortrait",
    { path: { id: card.id, of: "owner" }, isSilent: true, isBackground: true },
    { isEnabled, readsOnce: true },
  );
  return <PersonPhoto file={isEnabled ? data : undefined} alt={alt} />;
}

/** What was taken from the collector as proof: its pictures where the server shows them, else that it is kept. */
function RecordProof({
  issuance: { card, collector, owner, proof },
  isShown,
}: {
  readonly issuance: Issuance;
  /** The server shows the proof of a hand-over. */
  readonly isShown: boolean;
}) {
  const t = useCopy(recordCopy);
  const settings = useIssuanceRules();
  const nameFinger = useFingerNames();
  const name = collector?.name || owner.name_en;
  const reason = proof?.thumb_missing_reason;
  if (!proof?.thumb && !proof?.signature && !reason) return <p className={record.empty}>{t("noProof")}</p>;
  const finger = t("print", { finger: nameFinger(codeFinger(proof)) });
  const show = (kind: "thumb" | "signature", caption: string, alt: string) => (
    <figure className={css.figure}>
      <figcaption className={css.caption}>{caption}</figcaption>
      {isShown ? (
        <PrivatePicture
          operation="getIssuanceEvidence"
          request={{ path: { id: card.id, kind }, isSilent: true }}
          alt={alt}
          words={t}
        />
      ) : (
        <p>{t("kept")}</p>
      )}
    </figure>
  );
  return (
    <div className={css.pictures}>
      {proof.thumb && show("thumb", finger, t("printAlt", { name }))}
      {!proof.thumb && reason && (
        <p>{t("noPrint", { reason: findLabel(settings.thumb_missing_reasons, reason) })}</p>
      )}
      {proof.signature && show("signature", t("signature"), t("signatureAlt", { name }))}
    </div>
  );
}

/** What happened to a hand-over, newest first, as its server tells it: nothing is added here. */
function RecordHistory({ events }: { readonly events: NonNullable<Issuance["events"]> }) {
  const t = useCopy(recordCopy);
  const { document_types, collector_types } = useIssuanceRules();
  const nameFinger = useFingerNames();
  /** What was written down with it; where that begins with a code of the registry's, in the registry's word for it. */
  function writeNotes(action: string, notes: string): string {
    if (action === "complete") return nameFinger(notes);
    if (action === "add_document") return findLabel(document_types, notes);
    if (action !== "check_collector") return notes;
    return notes.replace(/^\w+/, (code) => findLabel(collector_types, code));
  }
  return (
    <ul className={record.list}>
      {[...events].reverse().map(({ id, at, action, actor, center, notes }) => (
        <li key={id}>
          <RecordEntry
            title={<bdi className={record.what}>{nameEvent(action, recordCopy, t)}</bdi>}
            by={t("eventBy", { actor: actor.fullname, center: center.name })}
            at={at}
          >
            {notes && <TypedWords>{writeNotes(action, notes)}</TypedWords>}
          </RecordEntry>
        </li>
      ))}
    </ul>
  );
}
