// Without the u flag the i flag folds ASCII letters only, so that no look-alike passes for an A.
const idNumber = /^A?(\d{6})$/i;

/**
 * Reads an ID number as staff type or scan it: "a123456 " and "123456" are both "A123456".
 * Anything else is "".
 * @see Spec 5, "ID number"
 */
export function readIdNumber(text: string): string {
  const digits = idNumber.exec(text.trim())?.[1];
  return digits ? `A${digits}` : "";
}
