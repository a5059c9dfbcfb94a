import { readStatusWord, type StatusLabels, type StatusWord } from "../dispatch/status-words.ts";
import { findOwn } from "../format/find-own.ts";
import type { CandidateReason, InteractionOutcome, PassportSeen, PermitStatus, WorkPermit } from "./xpat.ts";

/**
 * The words for what an interaction found. Each says what does not agree, and accuses nobody. A detail that differs is a
 * warning. Without a valid permit or a confirmed identity the outcome is a danger, as the permit itself is.
 */
export const interactionOutcomeWords: Readonly<Record<InteractionOutcome, StatusWord>> = {
  verified: { label: "Verified", tone: "success" },
  employer_mismatch: { label: "Employer differs from the permit", tone: "warning" },
  occupation_mismatch: { label: "Occupation differs from the permit", tone: "warning" },
  island_mismatch: { label: "Island differs from the permit", tone: "warning" },
  permit_expired: { label: "Permit is no longer valid", tone: "danger" },
  no_permit: { label: "No permit found", tone: "danger" },
  missing_reported: { label: "Reported as missing", tone: "danger" },
  identity_doubt: { label: "Identity not confirmed", tone: "danger" },
};

/** Reads what staff are told about the outcome of an interaction; an unknown one is shown as it is. */
export function readInteractionOutcome(outcome: string, labels?: StatusLabels): StatusWord {
  return readStatusWord(interactionOutcomeWords, outcome, labels);
}

type MissingKind = NonNullable<WorkPermit["missing"]>["kind"];

/** What the status of a permit is called: its word, how the employer reported the worker, or that there is no permit. */
export type PermitWord = PermitStatus | `missing_${MissingKind}` | "none";

/** The words for the statuses of a work permit, for each kind of report, and for nobody's permit. */
export const permitStatusWords: Readonly<Record<PermitWord, StatusWord>> = {
  valid: { label: "Valid", tone: "success" },
  expiring: { label: "Expires soon", tone: "warning" },
  expired: { label: "Expired", tone: "danger" },
  cancelled: { label: "Cancelled", tone: "danger" },
  missing_reported: { label: "Reported as missing", tone: "danger" },
  missing_negligence: { label: "Reported as missing: negligence", tone: "danger" },
  missing_abscond: { label: "Reported as missing: abscond", tone: "danger" },
  none: { label: "No permit", tone: "neutral" },
};

/**
 * Reads what staff are told about a work permit, and about somebody who has none (null). A worker who was reported as
 * missing is shown with the kind of report, where it is known.
 */
export function readPermitStatus(
  permit: { readonly status: string; readonly missing?: { readonly kind: string } | null | undefined } | null,
  labels?: StatusLabels,
): StatusWord {
  if (!permit) return readStatusWord(permitStatusWords, "none", labels);
  const kind = `missing_${permit.missing?.kind ?? ""}`;
  const isKnown = permit.status === "missing_reported" && Object.hasOwn(permitStatusWords, kind);
  return readStatusWord(permitStatusWords, isKnown ? kind : permit.status, labels);
}

/** The words for whether a passport was seen, or where it is. */
export const passportSeenWords: Readonly<Record<PassportSeen, string>> = {
  seen: "Seen",
  copy: "Copy seen",
  with_employer: "With the employer",
  lost: "Lost or stolen",
  expired_at_embassy: "Expired, at the embassy",
  never_had: "Never had a passport",
};

/** Reads what staff are told about a passport; an unknown word is shown as it is. */
export function readPassportSeen(seen: string, labels: StatusLabels = {}): string {
  return findOwn(labels, seen) ?? findOwn(passportSeenWords, seen) ?? seen;
}

/** The words for why somebody may be the same person. */
export const candidateReasonWords: Readonly<Record<CandidateReason, string>> = {
  passport: "Same passport",
  name_and_birth: "Same country and date of birth, and a similar name",
};

/** Reads why somebody may be the same person; an unknown word is shown as it is. */
export function readCandidateReason(reason: string, labels: StatusLabels = {}): string {
  return findOwn(labels, reason) ?? findOwn(candidateReasonWords, reason) ?? reason;
}
