/** Something that a portal's developers or its release manager should know. */
export interface Finding {
  /** A problem makes the check fail; a notice does not. */
  readonly level: "problem" | "notice";
  /** What it is about. */
  readonly topic: "options" | "server" | "contract" | "screens" | "portal";
  /** A word that stays, for machines: `needed_call_missing`. */
  readonly code: string;
  /** What happened. */
  readonly what: string;
  /** Why it matters. */
  readonly why: string;
  /** What to do. */
  readonly todo: string;
}

/** The finding as one text of sentences. */
export function formatFinding({ what, why, todo }: Finding): string {
  return [what, why, todo].filter(Boolean).join(" ");
}
