import type { Extension, OperationData } from "@id-desk/core";
import type { Destination } from "../../../runtime/frame/destination.ts";
import type { watchListCopy } from "./watch-list.copy.ts";

type Statistics = NonNullable<OperationData<"getStatistics">["statistics"]>;
type Text = keyof typeof watchListCopy.texts;

/** One figure of the watch list. */
export interface WatchFigure {
  readonly label: Text;
  readonly count: number;
  /** Of cards that are counted, the batches that they are in: its list has so many rows. */
  readonly batches?: number | undefined;
  /** Of batches that are counted, the cards in them. */
  readonly cards?: number | undefined;
  /** The list of what is counted; nothing for a figure that only says how much was done. */
  readonly to?: Destination | undefined;
}

/** The figures of one kind of work. */
export interface WatchGroup {
  readonly heading: Text;
  readonly figures: readonly WatchFigure[];
}

/** A figure before it is known whether its server tells it. */
type MaybeFigure = Omit<WatchFigure, "count"> & { readonly count: number | undefined };

const groupOf = (heading: Text, figures: readonly MaybeFigure[]): WatchGroup => ({
  heading,
  // A figure of which the server says nothing may be any number.
  figures: figures.flatMap(({ count, ...rest }) => (count === undefined ? [] : [{ count, ...rest }])),
});

function readDispatch(
  heading: Text,
  figures: Statistics["dispatch"],
  screen: "DispatchReceiving" | "DispatchSending" | false,
): WatchGroup {
  const list = (status: string): Destination | undefined =>
    screen === false ? undefined : { screen, params: { status } };
  return groupOf(heading, [
    { label: "inTransit", count: figures.in_transit, to: list("dispatched") },
    { label: "overdue", count: figures.overdue, cards: figures.overdue_cards, to: list("overdue") },
    { label: "missing", count: figures.missing_cards, batches: figures.missing_batches, to: list("missing") },
    {
      label: "disputed",
      count: figures.disputed_cards,
      batches: figures.disputed_batches,
      to: list("disputed"),
    },
  ]);
}

/**
 * The figures of a day in the order in which staff read them. Those of a day in the past have the applications as well,
 * whose figures of today are tiles.
 */
export function readWatchGroups(
  { applications, dispatch, sent, issuance }: Statistics,
  {
    isPast,
    isEveryCenter,
    can,
  }: {
    readonly isPast: boolean;
    readonly isEveryCenter: boolean;
    /** What the server can: lists that it does not have are led to by nothing. */
    readonly can: (extension: Extension) => boolean;
  },
): WatchGroup[] {
  const hasLists = !isPast && !isEveryCenter && can("figures");
  const waiting = (status: string) =>
    hasLists && can("waiting_cards") ? ({ screen: "WaitingCards", params: { status } } as const) : undefined;
  const proofs = { screen: "Issuances", params: { status: "collected" } } as const;
  const groups = [
    readDispatch(isEveryCenter ? "onTheWay" : "comingHere", dispatch, hasLists && "DispatchReceiving"),
    ...(sent ? [readDispatch("sentFromHere", sent, hasLists && "DispatchSending")] : []),
    groupOf("cardsToHandOver", [
      { label: "atCenter", count: issuance.at_center, to: waiting("all") },
      { label: "over30", count: issuance.over_30_days, to: waiting("over_30") },
      { label: "over90", count: issuance.over_90_days, to: waiting("over_90") },
      {
        label: "proofOutstanding",
        count: issuance.proof_outstanding,
        to: hasLists ? proofs : undefined,
      },
      { label: isPast ? "collectedOnDay" : "collectedToday", count: issuance.collected_today },
      { label: isPast ? "collectedInMonth" : "collectedThisMonth", count: issuance.collected_this_month },
    ]),
    ...(isPast || isEveryCenter
      ? [
          groupOf("ofApplications", [
            { label: "statusSubmitted", count: applications.submitted },
            { label: "statusReturned", count: applications.returned },
            { label: "statusBiometrics", count: applications.pending_biometrics },
            { label: "statusPayment", count: applications.pending_payment },
            { label: "statusApproved", count: applications.approved },
            { label: "statusPrinting", count: applications.printing },
          ]),
        ]
      : []),
  ];
  return groups.filter(({ figures }) => figures.length > 0);
}
