const serialNumber = /^SN(\d{7})$/i;
const idNumber = /^A?(\d{6})$/i;
const phone = /^(?:[79]\d{6}|00\d+)$/;
const applicationNo = /^([A-Z])-?(\d{4})-?(\d{6})$/i;
const issuanceNo = /^HO-?(\d{4})-?(\d{6})$/i;
const passportNo = /^[A-Z\d]{5,20}$/;
const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Reads a serial number, "sn 000 1234" as "SN0001234"; anything else is "". */
export function readSerialNumber(text: string): string {
  const digits = serialNumber.exec(text.replaceAll(/\s/g, ""))?.[1];
  return digits ? `SN${digits}` : "";
}

/** Reads an ID number, "123456" as "A123456"; anything else is "". */
export function readIdNumber(text: string): string {
  const digits = idNumber.exec(text.trim())?.[1];
  return digits ? `A${digits}` : "";
}

/** Reads the number of an application's slip, "c2026 000012" as "C-2026-000012"; anything else is "". */
export function readApplicationNo(text: string): string {
  const [, letter, year, number] = applicationNo.exec(text.replaceAll(/\s/g, "")) ?? [];
  return letter && year && number ? `${letter.toUpperCase()}-${year}-${number}` : "";
}

/** Reads the number of a hand-over, "ho2026 000012" as "HO-2026-000012". Any other text gives "". */
export function readIssuanceNo(text: string): string {
  const [, year, number] = issuanceNo.exec(text.replaceAll(/\s/g, "")) ?? [];
  return year && number ? `HO-${year}-${number}` : "";
}

/** Reads a passport's number, "ab 123456" as "AB123456": 5 to 20 letters and digits; anything else is "". */
export function readPassportNo(text: string): string {
  const compact = text.replaceAll(/[\s-]/g, "").toUpperCase();
  return passportNo.test(compact) ? compact : "";
}

/** Reads a real day written as YYYY-MM-DD; anything else is "". */
export function readDate(text: string): string {
  const match = isoDate.exec(text.trim());
  if (!match) return "";
  const [day, year, month, dayOfMonth] = match;
  const date = new Date(0);
  // Date.UTC would take the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(dayOfMonth));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(dayOfMonth) ? day : "";
}

/** Reads a phone number, here or abroad: 7 digits that start with 7 or 9, or 00 and digits; anything else is "". */
export function readPhone(text: string): string {
  const compact = text.replaceAll(/\s/g, "");
  return phone.test(compact) ? compact : "";
}

/** Zero-width spaces and joiners, marks of direction, fillers, control characters: they show nothing. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]|(?!\s)\p{Cc}/gu;

/** How many characters of a text are seen, without the spaces around it; none where nobody would see anything. */
export function countSeenCharacters(text: string): number {
  return [...text.replaceAll(unseen, "").trim()].length;
}
