import type { components } from "../contract/registry.gen.d.ts";

type Schemas = components["schemas"];

/** A foreign worker: the person, not the passport. */
export type Expat = Schemas["Expat"];

/** Somebody whom a person who is to be saved looks like. */
export type ExpatCandidate = Schemas["ExpatCandidate"];

/** Why somebody may be the same person. */
export type CandidateReason = ExpatCandidate["reasons"][number];

/** A passport of a person. */
export type Passport = Schemas["Passport"];

/** Whether a passport was seen, or where it is. */
export type PassportSeen = Schemas["PassportSeen"];

/** What somebody may work as, for whom and where. */
export type WorkPermit = Schemas["WorkPermit"];

/** The status of a work permit on the registry's calendar today. */
export type PermitStatus = Schemas["PermitStatus"];

/** A work permit and whose it is, as a row of a list. */
export type PermitHolder = Schemas["PermitHolder"];

/** A business or a household that employs foreign workers. */
export type Employer = Schemas["Employer"];

/** An inhabited island or a city. */
export type Island = Schemas["Island"];

/** A group of occupations of ISCO-08. */
export type Occupation = Schemas["Occupation"];

/** What an officer found about a foreign worker. */
export type Interaction = Schemas["Interaction"];

/** An interaction as a row of a list. */
export type InteractionSummary = Schemas["InteractionSummary"];

/** What an interaction found. */
export type InteractionOutcome = Schemas["InteractionOutcome"];

/** Counts of interactions. */
export type InteractionStats = Schemas["InteractionStats"];

/** What was compared with the person, each answered by the officer. */
export type IdentityChecks = Schemas["IdentityChecks"];

/** What is sent as `data` to record an interaction. */
export type InteractionData = Schemas["InteractionData"];
