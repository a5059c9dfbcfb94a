import {
  type ApplicationSummary,
  type BatchSummary,
  daysInTransit,
  daysWaiting,
  type IssuanceSummary,
  isLateInTransit,
  type OperationData,
  type OperationId,
} from "@id-desk/core";
import { useMayOpen } from "../../../runtime/frame/use-may-open.ts";
import { type Reading, useRead } from "../../../runtime/reading/use-read.ts";
import { useSession } from "../../../runtime/registry/registry-context.ts";
import { useDates } from "../../../runtime/words/use-dates.ts";
import type { AnyFigure } from "../useDashboard.ts";
import { type NextLine, rankLines, readOldestPage } from "./next-line.ts";
import { useTurn } from "./use-turn.ts";

/** What is read for the lines, and is asked for again. */
type AnyReading = Pick<Reading<OperationId>, "isLoading" | "error" | "refreshError" | "refresh"> & {
  readonly data: unknown;
};

/**
 * Reads what waits longest at this centre from the lists themselves, the oldest rows of each. Lists of which the figures
 * above say that they are empty are not asked for.
 */
export function useNextToDo(figures: readonly AnyFigure[], turn: number) {
  const { center, timeZone } = useSession();
  const mayOpen = useMayOpen();
  const dates = useDates();
  const clock = { timeZone, now: dates.now() };
  const countOf = (name: AnyFigure["name"]) => figures.find((figure) => figure.name === name)?.count;
  const daysSince = (moment: string) =>
    Math.max(0, (Date.parse(dates.today()) - Date.parse(dates.day(moment))) / 86_400_000);

  const toReceive = useOldest("listReceivingBatches", "dispatched", countOf("toReceive"));
  const receiving = useOldest("listReceivingBatches", "receiving", countOf("inProgress"));
  const packing = useOldest("listSendingBatches", "open", countOf("openBatches"));
  const sentCount = useTotal("listSendingBatches", "dispatched", mayOpen("dispatch"));
  const sent = useOldest("listSendingBatches", "dispatched", sentCount.data?.meta.total);
  const returned = useOldest("listCenterApplications", "returned", countOf("returned"));
  const biometrics = useOldest("listCenterApplications", "pending_biometrics", countOf("forBiometrics"));
  const proofCount = useTotal("listIssuances", "collected", mayOpen("issuance"));
  const proofs = useOldest("listIssuances", "collected", proofCount.data?.meta.total);

  const batchesOf = ({ data }: { data: OperationData<"listReceivingBatches"> | undefined }, status: string) =>
    data?.batches.filter((batch) => batch.status === status) ?? [];
  // With full access the lists have the applications of every centre.
  const applicationsOf = (
    { data }: { data: OperationData<"listCenterApplications"> | undefined },
    status: string,
  ) =>
    data?.applications.filter(
      (each) =>
        each.status === status && [each.created_center?.id, each.collection_center.id].includes(center?.id),
    ) ?? [];

  const batchLine = (
    kind: "late" | "sentLate" | "receipt" | "packing",
    batch: BatchSummary,
    more: Pick<NextLine, "days" | "cards">,
  ): NextLine => {
    const isSent = kind === "sentLate" || kind === "packing";
    const screen = isSent ? "DispatchSendingBatch" : "DispatchReceivingBatch";
    return {
      kind,
      number: batch.batch_no,
      center: (isSent ? batch.destination_center : batch.origin_center).name,
      to: { screen, params: { batchId: batch.id } },
      ...more,
    };
  };
  const lateLines = (kind: "late" | "sentLate", batches: readonly BatchSummary[]) =>
    batches
      .filter((batch) => isLateInTransit(batch, clock))
      .map((batch) =>
        batchLine(kind, batch, { days: daysInTransit(batch, clock) ?? 0, cards: batch.cards_count }),
      );
  const applicationLine = (kind: "returned" | "biometrics", application: ApplicationSummary): NextLine => {
    const { id, applicant, application_no, created_center, return_reasons: reasons } = application;
    const isOurs = created_center?.id === center?.id;
    const idNumber = applicant.id_number;
    return {
      kind,
      number: application_no,
      days: daysWaiting(application, clock) ?? 0,
      reason: reasons?.[0]?.text,
      moreReasons: (reasons?.length ?? 1) - 1,
      // Who made it corrects it.
      isElsewhere: kind === "returned" && !isOurs,
      to:
        kind === "biometrics"
          ? { screen: "BiometricsCapture", params: { idNumber } }
          : { screen: isOurs ? "ResubmitApplication" : "CenterApplication", params: { applicationId: id } },
    };
  };
  const proofLine = ({ issuance_no, issued_at, card }: IssuanceSummary): NextLine => ({
    kind: "proof",
    number: issuance_no,
    days: daysSince(issued_at),
    to: { screen: "Issuances", params: { status: "collected" }, state: { cardId: card.id } },
  });

  const lines = rankLines([
    ...lateLines("late", batchesOf(toReceive, "dispatched")),
    ...batchesOf(receiving, "receiving").map((batch) =>
      batchLine("receipt", batch, {
        days: daysInTransit(batch, clock) ?? 0,
        cards: batch.cards_count - batch.received_count - batch.missing_count - batch.disputed_count,
      }),
    ),
    ...applicationsOf(returned, "returned").map((each) => applicationLine("returned", each)),
    ...(proofs.data?.issuances ?? []).filter(({ status }) => status === "collected").map(proofLine),
    ...lateLines("sentLate", batchesOf(sent, "dispatched")),
    ...applicationsOf(biometrics, "pending_biometrics").map((each) => applicationLine("biometrics", each)),
    ...batchesOf(packing, "open").map((batch) =>
      batchLine("packing", batch, { days: daysSince(batch.created_at), cards: batch.cards_count }),
    ),
  ]);
  const readings: readonly AnyReading[] = [
    toReceive,
    receiving,
    packing,
    sentCount,
    sent,
    returned,
    biometrics,
    proofCount,
    proofs,
  ];
  const failed = readings.filter(({ error, refreshError }) => error ?? refreshError);
  const refresh = () => {
    for (const reading of readings) reading.refresh();
  };
  useTurn(turn, refresh);
  return {
    lines,
    isLoading:
      figures.some(({ isAsking, count }) => isAsking && count === undefined) ||
      readings.some(({ isLoading }) => isLoading),
    /** Something could not be read: there may be more to do. */
    isPartial: failed.length > 0 || figures.some(({ error }) => error !== undefined),
    retry() {
      for (const reading of failed) reading.refresh();
      for (const figure of figures) if (figure.error) figure.ask();
    },
  };
}

type ListId = "listReceivingBatches" | "listSendingBatches" | "listCenterApplications" | "listIssuances";

/** Asks how many rows a list of one status has. */
function useTotal<Id extends ListId>(id: Id, status: string, isEnabled: boolean) {
  return useList(id, { status, per_page: 1 }, isEnabled);
}

/** Asks for the oldest rows of one status; for none while nobody knows how many there are, or there are none. */
function useOldest<Id extends ListId>(id: Id, status: string, total: number | undefined) {
  return useList(id, { status, ...readOldestPage(total ?? 0) }, (total ?? 0) > 0);
}

function useList<Id extends ListId>(
  id: Id,
  query: { readonly status: string; readonly page?: number; readonly per_page: number },
  isEnabled: boolean,
): Reading<Id> {
  // All four lists take these.
  const request = { query, isSilent: true } as unknown as Parameters<typeof useRead<Id>>[1];
  return useRead(id, request, { isEnabled, keepsPrevious: true });
}
