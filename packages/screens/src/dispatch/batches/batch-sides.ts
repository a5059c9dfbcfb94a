import type { BatchStatus, BatchSummary, Side } from "@id-desk/core";
import type { Destination } from "../../runtime/frame/destination.ts";
import type { AskedOfBatch } from "../commands/command.ts";

/** A tab of a list of batches: a status, the batches with a discrepancy, or every batch. */
export type BatchTab = BatchStatus | "discrepancy" | "all";

/** What happens to a batch once. */
export type BatchEvent = "created" | "dispatched" | "cancelled";

/** A column that not every tab has. */
export type BatchColumn =
  | BatchEvent
  | "received"
  | "missing"
  | "disputed"
  | "transit"
  | "missingFor"
  | "sms"
  | "action";

/** How the cards of a batch were found. */
export const outcomes = ["received", "missing", "disputed"] as const satisfies readonly BatchColumn[];

/** One tab of a side. */
interface TabOfSide<Text> {
  /** What it means that there are no batches, and what to do. */
  readonly empty: readonly [heading: Text, help?: Text];
  /**
   * What staff ask about its batches beside where each goes, on a screen of 1366 px beside the drawer; with a plus, only
   * where the window has room for it. A column that would be empty on every row is left out.
   */
  readonly columns: readonly (BatchColumn | `${BatchColumn}+`)[];
}

/** The papers that are printed from the rows of a list. */
export const rowPapers = { printManifest: "manifest", printReceiptNote: "receipt_note" } as const;

/** What can be done with a batch from its row in a list. */
export type RowAction = Exclude<AskedOfBatch["action"], "receiveBatch"> | keyof typeof rowPapers;

/** What is a side's own in its list of batches; its words by the names of the screen's texts. */
export interface BatchSide<Text extends string> {
  readonly side: Side;
  /** In their order, the first one shown by default. */
  readonly tabs: Readonly<Partial<Record<BatchTab, TabOfSide<Text>>> & Record<"all", TabOfSide<Text>>>;
  /** What is offered in its rows: what destroys comes last, and never beside what is wanted most. */
  readonly rowActions: readonly RowAction[];
  /** The labels of tabs that are called otherwise here. */
  readonly tabLabels?: Readonly<Partial<Record<BatchTab, Text>>>;
  /** The centre on the other side: "Destination". */
  readonly otherCenter: Text;
  /** Stands in the filter while it lets every centre through. */
  readonly anyCenter: Text;
  /** The verb with which a batch is opened. */
  readonly readAction: (batch: BatchSummary) => Text;
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
