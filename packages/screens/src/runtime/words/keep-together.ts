/** Keeps a phone number of which little is shown in one piece, so that no line breaks inside it. */
export function keepTogether(phone: string): string {
  return phone.replaceAll(" ", "\u00a0");
}
