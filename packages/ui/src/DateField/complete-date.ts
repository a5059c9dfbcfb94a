/** The text with the hyphens of YYYY-MM-DD where somebody left them out or typed another sign; else as it is. */
export function completeDate(typed: string): string {
  const parts = /^\s*(\d{4})[\s./-]?(\d{2})[\s./-]?(\d{2})\s*$/.exec(typed);
  return parts ? parts.slice(1).join("-") : typed;
}
