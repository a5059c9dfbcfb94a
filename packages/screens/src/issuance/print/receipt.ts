import type { Issuance } from "@id-desk/core";
import type { Sheet } from "../../print/print-sheet.ts";
import type { Printed } from "../../print/use-printing.ts";

/** One printed receipt of a hand-over: what it shows, and what stands on it about itself. */
export interface Receipt extends Printed {
  /** The hand-over as its server has answered. */
  readonly issuance: Issuance;
  readonly sheet: Sheet;
  /** What was taken as proof, as far as its server shows it. */
  readonly pictures: ReceiptPictures;
}

/** The pictures on a receipt, as data: addresses that die with a page would be dead in the printer's copy of it. */
export interface ReceiptPictures {
  readonly thumb?: string | undefined;
  readonly signature?: string | undefined;
}
