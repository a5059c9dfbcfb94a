// Without the u flag the i flag folds ASCII letters only: "ſN" is not "SN".
const serialNumber = /^SN(\d{7})$/i;

/**
 * Reads a card's serial number: "sn 000 1234" is "SN0001234", anything that is not SN and 7 digits is "".
 * Spaces are left out wherever they stand, because people copy the groups that the card shows.
 * @see Spec 5, "Serial number"
 */
export function readSerialNumber(text: string): string {
  const digits = serialNumber.exec(text.replaceAll(/\s/g, ""))?.[1];
  return digits ? `SN${digits}` : "";
}
