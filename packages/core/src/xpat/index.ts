export { readInteractionNumber } from "../scan/interaction-number.ts";
export { parseXpatScan, type XpatScan } from "../scan/parse-xpat-scan.ts";
export { readZone, type ZoneFault, type ZoneOptions } from "../scan/zone/read-zone.ts";
export { noZoneLines, takeZoneLine, type ZoneLines } from "../scan/zone/take-zone-line.ts";
export type { Zone, ZoneCheck, ZoneField } from "../scan/zone/zone.ts";
export type { ZoneFormatName } from "../scan/zone/zone-formats.ts";
export {
  defaultXpatSettings,
  readXpatSettings,
  type XpatSettings,
} from "../settings/xpat-settings.ts";
export { type BirthDateFault, findBirthDateFault, oldestAge } from "../validation/birth-date.ts";
export { findTimeBackFault, type TimeBackFault, type TimeBackOptions } from "../validation/time-back.ts";
export { readExpatCandidates } from "./candidates.ts";
export {
  checkInteractionNotes,
  type InteractionFacts,
  interactionOutcomes,
  needsNotes,
  type OutcomeRules,
  readOutcomes,
  type UnverifiedReason,
} from "./outcomes.ts";
export type {
  CandidateReason,
  Employer,
  Expat,
  ExpatCandidate,
  IdentityChecks,
  Interaction,
  InteractionData,
  InteractionOutcome,
  InteractionStats,
  InteractionSummary,
  Island,
  Occupation,
  Passport,
  PassportSeen,
  PermitHolder,
  PermitStatus,
  WorkPermit,
} from "./xpat.ts";
export {
  findSeenLately,
  identityChecks,
  type XpatNeed,
  type XpatStep,
  type XpatWork,
  xpatNeeds,
  xpatSteps,
} from "./xpat-steps.ts";
export {
  candidateReasonWords,
  interactionOutcomeWords,
  type PermitWord,
  passportSeenWords,
  permitStatusWords,
  readCandidateReason,
  readInteractionOutcome,
  readPassportSeen,
  readPermitStatus,
} from "./xpat-words.ts";
