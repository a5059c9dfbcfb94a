import {
  candidateReasonWords,
  interactionOutcomeWords as outcomes,
  passportSeenWords,
  permitStatusWords as permits,
} from "@id-desk/core/xpat";
import { defineCopy } from "../../runtime/words/copy.ts";

/** The words for what an interaction found, by the registry's own words. */
export const outcomeCopy = defineCopy("InteractionOutcome", {
  verified: outcomes.verified.label,
  employer_mismatch: outcomes.employer_mismatch.label,
  occupation_mismatch: outcomes.occupation_mismatch.label,
  island_mismatch: outcomes.island_mismatch.label,
  permit_expired: outcomes.permit_expired.label,
  no_permit: outcomes.no_permit.label,
  missing_reported: outcomes.missing_reported.label,
  identity_doubt: outcomes.identity_doubt.label,
});

/** The words for the status of a work permit, by the registry's own words. */
export const permitStatusCopy = defineCopy("PermitStatus", {
  valid: permits.valid.label,
  expiring: permits.expiring.label,
  expired: permits.expired.label,
  cancelled: permits.cancelled.label,
  missing_reported: permits.missing_reported.label,
  missing_negligence: permits.missing_negligence.label,
  missing_abscond: permits.missing_abscond.label,
  none: permits.none.label,
});

/** The words for whether a passport was seen, or where it is. */
export const passportSeenCopy = defineCopy("PassportSeen", passportSeenWords);

/** The words for why somebody may be the same person. */
export const candidateReasonCopy = defineCopy("CandidateReason", candidateReasonWords);
