import type { Person } from "../people/person.ts";
import type { ApplicationReason, ApplicationSummary, ApplicationType } from "./application.ts";
import { isAnswered, type ReasonAnswers } from "./return-reasons.ts";

/** One section of taking an application. */
export type ApplicationStep = "find" | "request" | "documents" | "biometrics" | "phone" | "review";

/** The sections of taking an application, in the order in which they open. */
export const applicationSteps: readonly ApplicationStep[] = [
  "find",
  "request",
  "documents",
  "biometrics",
  "phone",
  "review",
];

/** What is still to be done before a section is done. */
export type ApplicationNeed =
  | "applicant"
  | "no_active_application"
  | "alive"
  | "no_hold"
  | "details_match"
  | "type"
  | "lost_details"
  | "old_card"
  | "changed_details"
  | "collection_center"
  | "guardian"
  | "guardian_eligible"
  | "document"
  | "biometrics"
  | "verification"
  | "declaration"
  | "answer";

/** What an application of one type asks for, by the registry's settings. */
export interface ApplicationRule {
  /** The codes of the documents that it needs. */
  readonly documents: readonly string[];
  /** Somebody else applies for the applicant, who is under age. */
  readonly asksGuardian: boolean;
}

/** What has been taken of an application so far. */
export interface ApplicationWork {
  /** As the registry knows them; nothing before somebody was found. */
  readonly applicant?: Pick<Person, "is_deceased" | "holds"> | undefined;
  /** The application that is under way for them; null if there is none, nothing before the registry said so. */
  readonly active?: Pick<ApplicationSummary, "id"> | null | undefined;
  /** The clerk has seen the applicant, and the registry's details match. */
  readonly detailsMatch?: boolean | undefined;
  /** What the application is for. */
  readonly type?: ApplicationType | undefined;
  /** What the settings say of this type for this applicant. */
  readonly rule?: ApplicationRule | undefined;
  /** When, where and by which police report the card was lost: all were given, and no field has an error. */
  readonly hasLostDetails?: boolean | undefined;
  /** The damaged card was handed in. */
  readonly isOldCardHandedIn?: boolean | undefined;
  /** At least one detail has a new value, and no field has an error. */
  readonly hasChangedDetails?: boolean | undefined;
  /** The id of the centre at which the card is to be collected. */
  readonly collectionCenterId?: number | undefined;
  /** Who applies for an applicant under age, as the registry knows them. */
  readonly guardian?: { readonly eligible: boolean } | undefined;
  /** The codes of the documents that the registry keeps for this application. */
  readonly documents: readonly string[];
  /** Where the biometrics come from; `later` leaves them to the station. */
  readonly biometrics?: "reused" | "captured" | "later" | undefined;
  /** Proves that the code sent to the applicant's or the guardian's phone was told; held in memory alone. */
  readonly otpToken?: string | undefined;
  /** The applicant or the guardian declares that all of it is true. */
  readonly isDeclared?: boolean | undefined;
  /** Why the registry returned the application, and what was done about it; nothing for a new application. */
  readonly returned?: ReasonAnswers | undefined;
}

/** In which section each field is put right. */
const stepOfField: Readonly<Record<string, ApplicationStep>> = {
  type: "request",
  name: "request",
  address: "request",
  guardian: "request",
  collection_center: "request",
  documents: "documents",
  photo: "biometrics",
  fingerprints: "biometrics",
  signature: "biometrics",
  phone: "phone",
};

/** Whether a reason is put right in this section. A reason about a field that is not known here belongs to the review. */
export function isReasonOf(step: ApplicationStep, { field }: ApplicationReason): boolean {
  const known = field != null && Object.hasOwn(stepOfField, field) ? stepOfField[field] : undefined;
  return (known ?? "review") === step;
}

/** Returns what one section still needs: nothing if it is done. */
export function applicationNeeds(step: ApplicationStep, work: ApplicationWork): readonly ApplicationNeed[] {
  const needs = needsOf[step](work);
  const { returned } = work;
  const isOpen = returned?.reasons.some(
    (reason) => isReasonOf(step, reason) && !isAnswered(reason, returned),
  );
  return isOpen ? [...needs, "answer"] : needs;
}

const needsOf: Readonly<Record<ApplicationStep, (work: ApplicationWork) => readonly ApplicationNeed[]>> = {
  find({ applicant, active, detailsMatch }) {
    if (!applicant || active === undefined) return ["applicant"];
    const needs: ApplicationNeed[] = [];
    if (active) needs.push("no_active_application");
    if (applicant.is_deceased) needs.push("alive");
    if (applicant.holds.length > 0) needs.push("no_hold");
    if (!detailsMatch) needs.push("details_match");
    return needs;
  },
  request({ type, rule, collectionCenterId, guardian, ...details }) {
    if (!type || !rule) return ["type"];
    const needs: ApplicationNeed[] = [];
    if (type === "lost" && !details.hasLostDetails) needs.push("lost_details");
    if (type === "damaged" && !details.isOldCardHandedIn) needs.push("old_card");
    if (type === "change_of_details" && !details.hasChangedDetails) needs.push("changed_details");
    if (collectionCenterId === undefined) needs.push("collection_center");
    if (rule.asksGuardian && !guardian?.eligible) needs.push(guardian ? "guardian_eligible" : "guardian");
    return needs;
  },
  documents: ({ rule, documents }) =>
    rule?.documents.every((code) => documents.includes(code)) ? [] : ["document"],
  biometrics: ({ biometrics }) => (biometrics ? [] : ["biometrics"]),
  phone: ({ otpToken }) => (otpToken ? [] : ["verification"]),
  review: ({ isDeclared }) => (isDeclared ? [] : ["declaration"]),
};

/** The first section that still needs something; nothing if the application can be submitted. */
export function findCurrentApplicationStep(work: ApplicationWork): ApplicationStep | undefined {
  return applicationSteps.find((step) => applicationNeeds(step, work).length > 0);
}
