import type { BatchSummary } from "./batch.ts";

/** How many cards a batch's origin may expect. */
export const expectedCardsRange = { min: 1, max: 9999 } as const;

/** How long each text on a packet's outside may be, in characters. */
export const packetTextLengths = { seal_no: 40, courier_name: 80, courier_reference: 60 } as const;

/** Reads a number of cards as staff type it, at most four digits; anything else is `undefined`. */
export function readCardCount(text: string): number | undefined {
  const compact = text.replaceAll(/[\s,]/g, "");
  return /^\d{1,4}$/.test(compact) ? Number(compact) : undefined;
}

/** Reads how many cards a batch should hold, 1 to 9999; anything else is `undefined`. */
export function readExpectedCards(text: string): number | undefined {
  const count = readCardCount(text);
  return count !== undefined && count >= expectedCardsRange.min ? count : undefined;
}

/**
 * Whether a batch has changed since its manifest was last printed, or it never was; unknown, and so `false`, where the
 * server does not count printouts.
 */
export function isManifestOutdated({ printed, version }: Pick<BatchSummary, "printed" | "version">): boolean {
  if (printed === undefined) return false;
  return printed === null || printed.version < version;
}
