import type { BatchCard, Scan } from "@id-desk/core";

/**
 * The ID number that the batch has for a scanned card whose own code names somebody else; nothing where both agree,
 * or where one of them does not say. Such a card is somebody else's, whatever its serial number.
 */
export function readOtherPerson(
  scan: Scan,
  findCard: (serialNumber: string) => BatchCard | undefined,
): string | undefined {
  if (scan.kind !== "card") return undefined;
  const listed = findCard(scan.serial_number)?.id_number;
  return listed && listed !== scan.id_number ? listed : undefined;
}
