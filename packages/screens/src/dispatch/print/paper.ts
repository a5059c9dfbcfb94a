import { type Batch, type BatchDocument, batchDocuments } from "@id-desk/core";

/** One printout: what it shows, and what stands on it about itself. */
export interface Paper {
  readonly document: BatchDocument;
  /** The batch as its server has answered; nothing that waits to be sent is in it. */
  readonly batch: Batch;
  /** 1 for the original; what comes after it is marked as a copy. */
  readonly copy: number;
  /** Who prints it. */
  readonly name: string;
  /** The centre at which it is printed. */
  readonly center: string;
  /** The registry's moment. */
  readonly at: Date;
  /** Shows nobody's name and no free text, in which one could stand. */
  readonly hidesNames: boolean;
  /** Its server keeps seals and couriers: where one is not known yet, a line is left for it. */
  readonly keepsPacking: boolean;
  /** How many scans were not saved. */
  readonly waiting: number;
  /** When the server gave the answer, where a newer one could not be had. */
  readonly answeredAt?: Date | undefined;
}

/** What every paper takes. */
export interface PaperProps {
  readonly paper: Paper;
  /** What the margins of its pages say, for browsers whose margins hold no words. */
  readonly lines: readonly string[];
}

/** Whether a batch still has a paper that was asked for. */
export function hasDocument(
  batch: Batch,
  { document, side }: { readonly document: BatchDocument; readonly side: "sending" | "receiving" },
): boolean {
  return batchDocuments(batch, side).includes(document);
}
