import type { BatchStatus, BatchSummary, Side } from "@id-desk/core";
import type { Destination } from "../../runtime/frame/destination.ts";

/** A tab of a list of batches: a status, the batches with a discrepancy, or every batch. */
export type BatchTab = BatchStatus | "discrepancy" | "all";

/** What it means that a tab has no batches, and what to do. */
type EmptyText<Text> = readonly [heading: Text, help?: Text];

/** What is a side's own in its list of batches; its words by the names of the screen's texts. */
export interface BatchSide<Text extends string> {
  readonly side: Side;
  /** In their order, the first one shown by default. */
  readonly tabs: Readonly<Partial<Record<BatchTab, EmptyText<Text>>> & Record<"all", EmptyText<Text>>>;
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
