import { readInteractionNumber } from "./interaction-number.ts";
import { parseScan, type Scan } from "./parse-scan.ts";
import { readZone, type ZoneFault, type ZoneOptions } from "./zone/read-zone.ts";
import type { Zone } from "./zone/zone.ts";

/** What a code turned out to be where foreign workers are looked for. */
export type XpatScan =
  | Scan
  | { readonly kind: "interaction"; readonly interaction_no: string }
  | { readonly kind: "zone"; readonly zone: Zone }
  | { readonly kind: "zone_fault"; readonly fault: ZoneFault };

/**
 * Reads what a scanner or a person entered where foreign workers are looked for: the machine-readable zone of a passport or
 * a card, the number of an interaction, or anything that `parseScan` knows. Elsewhere a zone is another system's code.
 */
export function parseXpatScan(text: string, options: ZoneOptions = {}): XpatScan {
  const zone = readZone(text, options);
  if (typeof zone === "object") return { kind: "zone", zone };
  if (zone) return { kind: "zone_fault", fault: zone };
  const interaction_no = readInteractionNumber(text);
  return interaction_no ? { kind: "interaction", interaction_no } : parseScan(text);
}
