import type { BatchSummary } from "@id-desk/core";
import type { NumberWords } from "../../lists/useNumberSearch.ts";
import type { BatchTab } from "./batch-tab.ts";

/** The words in which a screen speaks of its batches. */
export interface BatchListWords extends Omit<NumberWords, "numberIncomplete"> {
  /** Names the table. */
  readonly caption: string;
  /** The centre on the other side: "Destination". */
  readonly otherCenter: string;
  /** Stands in the filter while it lets every centre through. */
  readonly anyCenter: string;
  /** The verb with which a batch is opened. */
  readonly readAction: (batch: BatchSummary) => string;
  /** What it means that a tab has no batches, and what to do. */
  readonly empty: { readonly heading: string; readonly help?: string | undefined };
  /** A tab's label, where the screen has its own. */
  readonly tabs?: Partial<Record<BatchTab, string>>;
}
