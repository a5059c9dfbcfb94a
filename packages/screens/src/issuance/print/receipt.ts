import type { Issuance } from "@id-desk/core";
import type { Sheet } from "../../print/print-sheet.ts";

/** One printed receipt of a hand-over: what it shows, and what stands on it about itself. */
export interface Receipt {
  /** The hand-over as its server has answered. */
  readonly issuance: Issuance;
  readonly sheet: Sheet;
  /** 1 for the original; what comes after it is marked as a copy. */
  readonly copy: number;
  /** Who prints it. */
  readonly name: string;
  /** The centre at which it is printed. */
  readonly center: string;
  /** The registry's moment. */
  readonly at: Date;
  /** What was taken as proof, as far as its server shows it. */
  readonly pictures: ReceiptPictures;
  /** When the server gave the answer, where a newer one could not be had. */
  readonly answeredAt?: Date | undefined;
}

/** The pictures on a receipt, as data: addresses that die with a page would be dead in the printer's copy of it. */
export interface ReceiptPictures {
  readonly thumb?: string | undefined;
  readonly signature?: string | undefined;
}
