import { type OperationQuery, readRegistryMoment } from "@id-desk/core";
import { useRef } from "react";
import type { Destination } from "../../runtime/frame/destination.ts";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import { useMayOpen } from "../../runtime/frame/use-may-open.ts";
import { useNow } from "../../runtime/reading/use-now.ts";
import { type Reading, useRead } from "../../runtime/reading/use-read.ts";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { useLatestCallback } from "../../runtime/registry/use-latest-callback.ts";

/** One figure of work, and the list where it is done. */
export type WorkFigure = ReturnType<typeof readFigure>;

/** What the dashboard knows and can do. */
export type DashboardState = ReturnType<typeof useDashboard>;

/** So many batches show whether a server heeds a filter: the newest alone may fit it by chance. */
const heededBy = 5;

type ListReading = Reading<"listReceivingBatches">;

/** Reads how much work waits at this centre for those whose work it is. */
export function useDashboard() {
  const { status, user, center, timeZone } = useSession();
  const now = useNow();
  const isDispatcher = useMayOpen()("dispatch");
  const count = (query: OperationQuery<"listReceivingBatches">) =>
    [{ query: { ...query, per_page: 1 } }, { isEnabled: isDispatcher }] as const;

  const toReceive = useRead("listReceivingBatches", ...count({ status: "dispatched" }));
  const inProgress = useRead("listReceivingBatches", ...count({ status: "receiving" }));
  const openBatches = useRead("listSendingBatches", ...count({ status: "open" }));
  const discrepancy = useRead(
    "listReceivingBatches",
    {
      query: { status: "all", has_discrepancy: true, per_page: heededBy },
      // A server that does not know the filter may refuse it.
      isSilent: true,
    },
    { isEnabled: isDispatcher },
  );

  const receiving = (status: string) => ({ screen: "DispatchReceiving", params: { status } }) as const;
  const all = [
    readFigure("toReceive", receiving("dispatched"), toReceive),
    readFigure("inProgress", receiving("receiving"), inProgress),
    readFigure("openBatches", { screen: "DispatchSending", params: { status: "open" } }, openBatches),
    ...(isUnknownToServer(discrepancy)
      ? []
      : [readFigure("discrepancy", receiving("discrepancy"), discrepancy)]),
  ];
  const figures = isDispatcher ? all : [];
  const answeredAt = figures.flatMap((figure) => figure.answeredAt ?? []);
  const hasFailed = figures.every((figure) => figure.count === undefined && figure.error);
  const failure = hasFailed ? figures[0]?.error : undefined;
  const isAsking = figures.some((figure) => figure.isAsking);

  const refresh = useLatestCallback(() => {
    for (const reading of [toReceive, inProgress, openBatches, discrepancy]) reading.refresh();
  });
  const isReady = figures.length === 0 || figures.some((figure) => figure.count !== undefined);
  useScreenState({ isReady, error: failure, retry: refresh });

  const state = {
    partOfDay: readPartOfDay(now(), timeZone),
    fullname: user?.fullname ?? "",
    /** The name of the centre; nothing while none is selected. */
    center: center?.name,
    /** Empty for whoever has none of this work. */
    figures,
    /** The moment to which every figure goes back, in milliseconds since 1970; nothing until the first one. */
    // How long ago it was is known whatever this computer's clock says.
    asOf: answeredAt.length > 0 ? now().getTime() - Date.now() + Math.min(...answeredAt) : undefined,
    /** Not one figure could be read. */
    failure,
    isAsking,
    refresh,
  };
  // A session that has ended leaves on the page what stood there.
  const held = useRef(state);
  if (status === "signedIn") held.current = state;
  return held.current;
}

function readFigure(
  name: "toReceive" | "inProgress" | "openBatches" | "discrepancy",
  to: Destination,
  reading: ListReading,
) {
  return {
    name,
    to,
    /** Nothing until it is known. */
    count: reading.data?.meta.total,
    /** In milliseconds since 1970, on this computer's clock. */
    answeredAt: reading.answeredAt,
    /** Why it is not known, or not known anew. */
    error: reading.error ?? reading.refreshError,
    isAsking: reading.isLoading || reading.isRefreshing,
    ask: reading.refresh,
  };
}

/** The server refuses the filter, or has not heeded it: then the figure would be that of all batches. */
function isUnknownToServer({ data, error }: ListReading): boolean {
  const isHeeded = (data?.batches ?? []).every((batch) => batch.has_discrepancy === true);
  return error?.code === "validation" || !isHeeded;
}

/** The part of the day on the registry's clock. */
function readPartOfDay(now: Date, timeZone: string): "morning" | "afternoon" | "evening" {
  const hour = Number(readRegistryMoment(now, timeZone)?.time.slice(0, 2));
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}
