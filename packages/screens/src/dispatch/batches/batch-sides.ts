import type { BatchStatus, BatchSummary, Side } from "@id-desk/core";
import type { Destination } from "../../runtime/frame/destination.ts";
import type { AskedOfBatch } from "../commands/command.ts";

/** Tabs that stand there only while they are shown: figures elsewhere lead to them. */
export const quietTabs = ["overdue", "missing", "disputed"] as const;

/** A tab of a list of batches: a status, the batches that something is wrong with, or every batch. */
export type BatchTab = BatchStatus | "discrepancy" | (typeof quietTabs)[number] | "all";

/** An event that a batch has at most once. */
export type BatchEvent = "created" | "dispatched" | "cancelled";

/** A column that not every tab has. */
export type BatchColumn =
  | BatchEvent
  | "received"
  | "missing"
  | "disputed"
  | "outcome"
  | "transit"
  | "missingFor"
  | "sms";

/** How the cards of a batch were found. */
export const outcomes = ["received", "missing", "disputed"] as const satisfies readonly BatchColumn[];

/** One tab of a side. */
interface TabOfSide<Text> {
  /** The texts of the empty tab: what it means, and what to do. */
  readonly empty: readonly [heading: Text, help?: Text];
  /**
   * The columns between the first ones, which every tab has, and the menu. They fit a window of 1366 px with the drawer
   * open; one with a plus is only shown in a wider window.
   */
  readonly columns: readonly (BatchColumn | `${BatchColumn}+`)[];
}

/** The papers that are printed from the rows of a list. */
export const rowPapers = { printManifest: "manifest", printReceiptNote: "receipt_note" } as const;

/** What can be done with a batch from its row in a list. */
export type RowAction =
  | Exclude<AskedOfBatch["action"], "receiveBatch" | "changeDestination">
  | keyof typeof rowPapers;

/** How the lists of the two sides differ. Words are given as keys of the screen's texts. */
export interface BatchSide<Text extends string> {
  readonly side: Side;
  /** In their order, the first one shown by default. */
  readonly tabs: Readonly<Partial<Record<BatchTab, TabOfSide<Text>>> & Record<"all", TabOfSide<Text>>>;
  /** The actions of a row's menu, in order. A destructive one is last, and never next to the most used one. */
  readonly rowActions: readonly RowAction[];
  /** The labels of tabs that are called otherwise here. */
  readonly tabLabels?: Readonly<Partial<Record<BatchTab, Text>>>;
  /** The centre on the other side: "Destination". */
  readonly otherCenter: Text;
  /** Stands in the filter while it lets every centre through. */
  readonly anyCenter: Text;
}

/** The call that lists the batches of a side. The two take and answer the same, so one stands for both. */
export function listOf(side: Side): "listSendingBatches" {
  return (side === "sending" ? "listSendingBatches" : "listReceivingBatches") as "listSendingBatches";
}

/** The centre that a batch goes to, where it is sent, or comes from. */
export function readOtherCenter(side: Side, { origin_center, destination_center }: BatchSummary): string {
  return (side === "sending" ? destination_center : origin_center).name;
}

/** The page on which staff work on a batch. */
export function readBatchDestination(side: Side, batchId: number): Destination {
  const screen = side === "sending" ? "DispatchSendingBatch" : "DispatchReceivingBatch";
  return { screen, params: { batchId } };
}
