import { formatCode, type Issuance, parseScan, type Scan, type ScanOptions } from "@id-desk/core";
import { Alert, Button, CodeText, ScanField, type ScanFieldProps, Spinner } from "@id-desk/ui";
import { type RefAttributes, useRef, useState } from "react";
import { DestinationLink } from "../../../runtime/frame/DestinationLink.tsx";
import { useCopy, useSession } from "../../../runtime/registry/registry-context.ts";
import { useLatest } from "../../../runtime/registry/use-latest.ts";
import { AnyScript } from "../../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../../runtime/words/copy.ts";
import { Phrase } from "../../../runtime/words/Phrase.tsx";
import { useDates } from "../../../runtime/words/use-dates.ts";
import { type Counter, type FindRequest, useHandOver } from "../useNewIssuance.ts";
import { findStepCopy } from "./find-step.copy.ts";
import * as css from "./Step.css.ts";

type Words = Translate<typeof findStepCopy.texts>;

/** What the fields of the page that take scans have in common. */
export type CounterScanField = RefAttributes<HTMLInputElement> &
  Pick<ScanFieldProps, "scanAnywhere" | "onUnfinished" | "onStrayScan">;

const likenessTexts = {
  two_codes: "twoCodes",
  mistaken_letter: "mistakenLetter",
  other_alphabet: "otherAlphabet",
  other_system: "otherSystem",
} as const;

/** By what a code asks for a card; a sentence for staff where it does not. */
function readFindRequest(scan: Scan, t: Words): FindRequest | string {
  if ("serial_number" in scan) return { serial_number: scan.serial_number };
  if (scan.kind === "id") return { id_number: scan.id_number };
  if (scan.kind === "application") return { application_no: scan.application_no };
  if (scan.kind === "batch") return t("batch");
  return t("likeness" in scan && scan.likeness ? likenessTexts[scan.likeness] : "notACard");
}

/** The first section: a card is scanned or typed, and what stands in its way is told. */
export function FindStep({
  counter: { load, issuance },
  scans: { refused, scan },
  field,
  autoFocus,
}: {
  readonly counter: Counter;
  readonly scans: ReturnType<typeof useFindScans>;
  readonly field: CounterScanField;
  readonly autoFocus: boolean;
}) {
  const t = useCopy(findStepCopy);
  const problem = refused ? `${refused.why} (${formatCode(refused.text)})` : load.error?.message;
  const isUnknown = problem && load.error?.reason === "card_not_found_by_registry";
  return (
    <>
      <ScanField
        {...field}
        label={t("scan")}
        description={t("hint")}
        errorMessage={
          problem && (
            // Another element for each scan, so that the same sentence is spoken again.
            <span role="alert" key={refused?.at}>
              <span>{problem}</span> {isUnknown && <span>{t("idHelp")}</span>}
            </span>
          )
        }
        unfinishedHint={t("unfinished")}
        onScan={(text) => void scan(text)}
        autoFocus={autoFocus}
        keepsFocus
      />
      {load.isPending && <Spinner label={t("loading")} />}
      {!load.isPending && issuance && <Standing />}
    </>
  );
}

/** Why a card that was found is not handed over now, and what there is to do. */
function Standing() {
  const t = useCopy(findStepCopy);
  const dates = useDates();
  const { issuance, beginCompleting } = useHandOver();
  const { card, collector, issued_at, status } = issuance;
  if (status !== "collected" && status !== "completed")
    return issuance.in_progress ? <InProgress {...issuance.in_progress} /> : <Blocked />;
  const at = dates.dateTime(issued_at);
  const isOutstanding = status === "collected";
  return (
    <Alert
      tone={isOutstanding ? "warning" : "success"}
      announce="politely"
      heading={collector?.name ? t("collected", { name: collector.name, at }) : t("collectedNobody", { at })}
      actions={
        <>
          {isOutstanding && (
            <Button variant="primary" size="sm" onPress={beginCompleting}>
              {t("complete")}
            </Button>
          )}
          <DestinationLink to={{ screen: "Issuances", state: { cardId: card.id } }}>
            {t("openRecord")}
          </DestinationLink>
        </>
      }
    >
      {t(isOutstanding ? "proofOutstanding" : "completed")}
    </Alert>
  );
}

/** Somebody else has begun with this card, or the same clerk elsewhere. */
function InProgress({ by, since }: NonNullable<Issuance["in_progress"]>) {
  const t = useCopy(findStepCopy);
  const dates = useDates();
  const { user } = useSession();
  const { issuance, load, find } = useHandOver();
  const isOwn = by.username === user?.username;
  const names = { name: by.fullname, time: dates.time(since) };
  const { serial_number } = issuance.card;
  return (
    <Alert
      tone="warning"
      announce="at once"
      heading={t(isOwn ? "ownProgress" : "inProgress", names)}
      actions={
        <Button
          size="sm"
          isPending={load.isPending}
          onPress={() => void find({ serial_number, method: "manual", take_over: true })}
        >
          {t(isOwn ? "goOnHere" : "takeOver")}
        </Button>
      }
    >
      {t(isOwn ? "ownProgressHelp" : "inProgressHelp", names)}
    </Alert>
  );
}

/** The checks that do not hold, and where the card is if it is not here. */
function Blocked() {
  const t = useCopy(findStepCopy);
  const { center } = useSession();
  const { card, checks } = useHandOver().issuance;
  const { batch, current_center: place } = card;
  const away = checks.find(({ ok, code }) => !ok && code === "at_this_center");
  const isElsewhere = away !== undefined || place?.id !== center?.id;
  const isOurs = batch?.destination_center?.id === center?.id;
  // Where the card is stands above them already.
  const failed = checks.filter(({ ok, code }) => !ok && !(isElsewhere && code === "at_this_center"));
  const [only] = failed.length === 1 && !isElsewhere ? failed : [];
  return (
    <Alert
      tone="danger"
      announce="at once"
      heading={isElsewhere ? describePlace(card, away?.message, t) : (only?.message ?? t("blocked"))}
      actions={
        isElsewhere && (
          <>
            <DestinationLink to={{ screen: "ApplicationStatus", params: { idNumber: card.id_number } }}>
              <Phrase text={t("openStatus")} values={{ id: <CodeText>{card.id_number}</CodeText> }} />
            </DestinationLink>
            {batch && isOurs && (
              <DestinationLink to={{ screen: "DispatchReceivingBatch", params: { batchId: batch.id } }}>
                {t("openBatch", { batch: batch.batch_no })}
              </DestinationLink>
            )}
          </>
        )
      }
    >
      {isOurs && isContested(card.status) && t("settleInBatch")}
      {failed.length > 0 && !only && (
        <ul className={css.reasons}>
          {failed.map(({ code, message }) => (
            <li key={code}>
              <AnyScript>{message}</AnyScript>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

const isContested = (status: string) => status === "disputed" || status === "missing";

/** A card that has arrived is where it is, also while its batch is still being received. */
function describePlace(
  { status, batch, current_center: place }: Issuance["card"],
  away: string | undefined,
  t: Words,
): string {
  if (batch && isContested(status))
    return t(status === "missing" ? "missing" : "disputed", { batch: batch.batch_no });
  if (!batch || (place && status !== "in_transit"))
    return away || (place ? t("elsewhere", { center: place.name }) : t("noPlace"));
  const center = batch.destination_center?.name ?? "";
  return t(center ? "inTransitTo" : "inTransit", { center, batch: batch.batch_no });
}

/** Takes what is scanned for the first section; what asks for no card is told there. */
export function useFindScans(counter: Counter, options: ScanOptions | undefined) {
  const t = useCopy(findStepCopy);
  const [refused, setRefused] = useState<{
    readonly text: string;
    readonly why: string;
    readonly at: number;
  }>();
  const isLooking = useRef(false);
  const next = useRef<FindRequest>(undefined);
  const latest = useLatest(counter);

  async function look(request: FindRequest): Promise<void> {
    isLooking.current = true;
    next.current = undefined;
    const isFound = await latest.current.find(request).finally(() => {
      isLooking.current = false;
    });
    // Whoever scans again before the answer has another card in hand: it is the one that stays.
    if (next.current) return look(next.current);
    latest.current.sounds.play(isFound ? "ok" : "error");
  }
  async function scan(text: string): Promise<void> {
    const request = readFindRequest(parseScan(text, options), t);
    if (typeof request === "string") {
      setRefused({ text, why: request, at: performance.now() });
      counter.sounds.play("error");
      return;
    }
    setRefused(undefined);
    if (isLooking.current) next.current = request;
    else await look(request);
  }
  function forget(): void {
    next.current = undefined;
    setRefused(undefined);
  }
  return { refused, scan, forget };
}
