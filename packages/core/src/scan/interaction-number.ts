const interactionNumber = /^X-\d{4}-\d{6}$/;

/** Reads the number of an interaction, X-YYYY-NNNNNN; case, spaces and control characters do not matter. Else "". */
export function readInteractionNumber(text: string): string {
  const number = text.replaceAll(/[\p{Cf}\p{Cc}\s]/gu, "").toUpperCase();
  return interactionNumber.test(number) ? number : "";
}
