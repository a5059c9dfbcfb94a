import type { Extension, Issuance, IssuanceSummary, RecordAction } from "@id-desk/core";
import { Alert, Button, CodeText, Drawer, ErrorPanel, Spinner } from "@id-desk/ui";
import { PrinterIcon, RotateBackIcon } from "@id-desk/ui/icons";
import { RecordSection } from "../../records/RecordSection.tsx";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { BatchNumber, Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { IssuanceStatus } from "../parts/IssuanceStatus.tsx";
import type { IssuanceRules } from "../parts/issuance-rules.ts";
import { issuanceStatusCopy } from "../parts/issuance-status.copy.ts";
import * as css from "./IssuanceDrawer.css.ts";
import { RecordDocuments } from "./RecordDocuments.tsx";
import { RecordFacts } from "./RecordFacts.tsx";
import { RecordHistory } from "./RecordHistory.tsx";
import { RecordProof } from "./RecordProof.tsx";
import { recordCopy } from "./record.copy.ts";
import type { RecordReading } from "./useRecord.ts";

/** What the record of a hand-over takes from the list that it is opened from. */
export interface IssuanceDrawerProps {
  readonly row: IssuanceSummary;
  readonly reading: RecordReading;
  readonly settings: IssuanceRules;
  readonly actionsOf: (record: Issuance | IssuanceSummary) => readonly RecordAction[];
  /** What the list's server can; the record's own answer may say more. */
  readonly can: (extension: Extension) => boolean;
  readonly onAction: (action: RecordAction) => void;
  readonly onClose: () => void;
}

/** One hand-over beside the list: who, how, with what proof, and what happened to it. */
export function IssuanceDrawer({
  row,
  reading,
  settings,
  actionsOf,
  can,
  onAction,
  onClose,
}: IssuanceDrawerProps) {
  const t = useCopy(recordCopy);
  const tStatus = useCopy(issuanceStatusCopy);
  const tScreen = useCopy(screenCopy);
  const dates = useDates();
  const { issuance, error, retry } = reading;
  const isLater = issuance !== undefined && issuance.id !== row.id;
  const actions = issuance && !isLater ? actionsOf(issuance) : [];
  const isOffered = (action: RecordAction) => actions.includes(action);
  const has = (extension: Extension) => reading.can(extension) || can(extension);
  const number = issuance?.issuance_no ?? row.issuance_no;
  const shown = { status: issuance?.status ?? row.status, issued_at: issuance?.issued_at ?? row.issued_at };
  return (
    <Drawer
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      heading={<Phrase text={t("title")} values={{ number: <BatchNumber>{number}</BatchNumber> }} />}
      subheading={
        <span className={css.under}>
          <IssuanceStatus
            record={shown}
            t={tStatus}
            now={dates.now()}
            hours={settings.proof_outstanding_hours}
          />
          <Phrase text={t("cardOf")} values={{ serial: <CodeText>{row.card.serial_number}</CodeText> }} />
        </span>
      }
      actions={
        actions.length > 0 && (
          <>
            {isOffered("returnCard") && (
              <Button icon={<RotateBackIcon />} className={css.apart} onPress={() => onAction("returnCard")}>
                {t("returnCard")}
              </Button>
            )}
            {isOffered("printReceipt") && (
              <Button icon={<PrinterIcon />} onPress={() => onAction("printReceipt")}>
                {t("printReceipt")}
              </Button>
            )}
            {isOffered("completeIssuance") && (
              <Button variant="primary" onPress={() => onAction("completeIssuance")}>
                {t("complete")}
              </Button>
            )}
          </>
        )
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
          <RecordFacts issuance={issuance} settings={settings} />
          <RecordSection level={3} heading={t("proof")}>
            <RecordProof
              // What is shown is the proof as it was completed now.
              key={issuance.version}
              issuance={issuance}
              settings={settings}
              isShown={has("evidence")}
            />
          </RecordSection>
          <RecordSection level={3} heading={t("documents")}>
            <RecordDocuments issuance={issuance} settings={settings} isGiven={has("evidence")} />
          </RecordSection>
          {issuance.events && issuance.events.length > 0 && (
            <RecordSection level={3} heading={t("history")}>
              <RecordHistory events={issuance.events} settings={settings} />
            </RecordSection>
          )}
        </div>
      )}
    </Drawer>
  );
}
