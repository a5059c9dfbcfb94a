import {
  type Application,
  type ApplicationStep,
  type ApplicationType,
  type ApplicationWork,
  type CollectorOtp,
  isReasonOf,
  type ReasonAnswers,
} from "@id-desk/core";
import { blankValues, detailFields, type SheetValues } from "./sheet-values.ts";
import type { GivenDocuments } from "./useApplicationDocuments.ts";

/** The biometrics that are submitted: what is said of them, and the pictures. */
export interface SheetBiometrics {
  readonly from: "reused" | "captured" | "later";
  /** As for submitting biometrics; nothing where they are taken later. */
  readonly form?: FormData;
  /** What was taken or excepted here: photo, fingerprints, signature. */
  readonly changed?: readonly string[];
}

/** What was done on the sheet and is not known to the registry. */
export interface SheetWork {
  readonly detailsMatch: boolean;
  readonly values: SheetValues;
  readonly isOldCardHandedIn: boolean;
  readonly documents: GivenDocuments;
  /** What the registry said of a document that was used before, by its type. */
  readonly refusedDocuments: Readonly<Partial<Record<string, string>>>;
  /** The biometrics that are submitted. */
  readonly taken?: SheetBiometrics | undefined;
  readonly otp: CollectorOtp | null;
  /** When the code's seconds began to count, in the milliseconds of `performance.now()`. */
  readonly answeredAt: number;
  /** Proves that the phone was verified; here alone, and gone with the page. */
  readonly otpToken?: string | undefined;
  readonly verifiedAt?: string | undefined;
  /** The proof was good for too short a time. */
  readonly isVerificationOver: boolean;
  /** Another number is asked for than the one that a returned application has. */
  readonly isChangingPhone: boolean;
  /** What was written about the reasons of a returned application, by `keyOfReason`. */
  readonly explanations: Readonly<Record<string, string>>;
  readonly isDeclared: boolean;
  /** The sections that staff have gone on from. */
  readonly confirmed: readonly ApplicationStep[];
  /** A section that was done and is open again. */
  readonly editing?: ApplicationStep | undefined;
}

const blankWork: SheetWork = {
  detailsMatch: false,
  values: blankValues,
  isOldCardHandedIn: false,
  documents: {},
  refusedDocuments: {},
  otp: null,
  answeredAt: 0,
  isVerificationOver: false,
  isChangingPhone: false,
  explanations: {},
  isDeclared: false,
  confirmed: [],
};

/** The work on a sheet before anything was done: of a returned application, as it was submitted. */
export function beginWork(returned: Application | undefined): SheetWork {
  if (!returned) return blankWork;
  const { type, lost, replaces, changes = [], collection_center, guardian } = returned;
  const changed = Object.fromEntries(changes.map(({ field, value }) => [field, value]));
  return {
    ...blankWork,
    detailsMatch: true,
    values: {
      ...blankValues,
      ...Object.fromEntries(detailFields.map((field) => [field, changed[field] ?? ""])),
      type: type as ApplicationType,
      lost_on: lost?.on ?? "",
      lost_place: lost?.place ?? "",
      police_report_no: replaces?.police_report_no ?? "",
      collection_center_id: String(collection_center.id),
      guardian: guardian?.id_number ?? "",
      relationship: guardian?.relationship ?? "",
    },
    isOldCardHandedIn: replaces?.fate === "surrendered",
    // A section with a reason stays open until staff go on from it.
    confirmed: isFlagged(returned.return_reasons, "request") ? ["find"] : ["find", "request"],
  };
}

/** The fields of a returned application that are other ones by now, in the words of the registry's reasons. */
function findChanged(work: SheetWork, before: SheetWork, given: readonly string[]): string[] {
  const isOther = (field: keyof SheetValues) => work.values[field] !== before.values[field];
  return [
    ...(work.taken?.changed ?? []),
    ...(given.length > 0 ? ["documents"] : []),
    ...(isOther("name_en") || isOther("name_dv") ? ["name"] : []),
    ...(isOther("address") ? ["address"] : []),
    ...(isOther("guardian") || isOther("relationship") ? ["guardian"] : []),
    ...(isOther("collection_center_id") ? ["collection_center"] : []),
    ...(work.otpToken === undefined ? [] : ["phone"]),
  ];
}

/** What the types of applications ask about. */
export const reasonFields: readonly (keyof SheetValues)[] = [
  "lost_on",
  "lost_place",
  "police_report_no",
  ...detailFields,
];

/** Whether what the type of a returned application asks about is another by now. */
export function isReasonChanged(work: SheetWork, returned: Application): boolean {
  const before = beginWork(returned);
  return (
    work.isOldCardHandedIn !== before.isOldCardHandedIn ||
    reasonFields.some((field) => work.values[field] !== before.values[field])
  );
}

/** What was done about the reasons of a returned application. */
export function readAnswers(returned: Application, work: SheetWork, given: readonly string[]): ReasonAnswers {
  return {
    reasons: returned.return_reasons,
    changed: findChanged(work, beginWork(returned), given),
    explanations: work.explanations,
  };
}

const isFlagged = (reasons: ReasonAnswers["reasons"], step: ApplicationStep) =>
  reasons.some((reason) => isReasonOf(step, reason));

/** Whether a section ends by a press: its work can be whole before staff have looked at it. */
export function isEndedByPress(step: ApplicationStep, answers: ReasonAnswers | undefined): boolean {
  if (step === "find" || step === "request") return true;
  if (!answers || !isFlagged(answers.reasons, step)) return false;
  return step !== "review" && !(step === "documents" && answers.changed.includes("documents"));
}

/** What a returned application has already, where nothing new was done. */
export function keepReturned(
  work: ApplicationWork,
  returned: Application,
  isChangingPhone: boolean,
): ApplicationWork {
  return {
    ...work,
    active: null,
    // It was taken as it is: what is left alone is not asked for once more.
    hasLostDetails: true,
    isOldCardHandedIn: true,
    hasChangedDetails: true,
    documents: [...returned.documents.map(({ type }) => type), ...work.documents],
    biometrics: work.biometrics ?? "reused",
    otpToken: work.otpToken ?? (isChangingPhone ? undefined : "kept"),
  };
}
