import type { Batch, BatchDocument } from "@id-desk/core";
import type { Printed } from "../../print/use-printing.ts";

/** One printout of a batch: what it shows, and what stands on it about itself. */
export interface Paper extends Printed {
  readonly document: BatchDocument;
  /** The batch as its server has answered; nothing that waits to be sent is in it. */
  readonly batch: Batch;
  /** Shows nobody's name and no free text, in which one could stand. */
  readonly hidesNames: boolean;
  /** Its server keeps seals and couriers: where one is not known yet, a line is left for it. */
  readonly keepsPacking: boolean;
  /** How many scans were not saved. */
  readonly waiting: number;
}

/** What every paper takes. */
export interface PaperProps {
  readonly paper: Paper;
  /** What the margins of its pages say, for browsers whose margins hold no words. */
  readonly lines: readonly string[];
}
