import {
  type ApplicantBiometrics,
  type Application,
  type ApplicationNeed,
  type ApplicationStep,
  type ApplicationWork,
  applicationNeeds,
  applicationSteps,
  type Extension,
  findApplicationTypes,
  findCardInHand,
  isRenewalDue,
  type Person,
  type PersonStatus,
  type RegistryError,
  readApplicationRule,
  readIssuanceSettings,
  type Settings,
} from "@id-desk/core";
import { createContext, useContext, useEffect, useMemo, useState } from "react";
import type { GivenDocument } from "../../capture/useUploads.ts";
import type { DraftInput } from "../../runtime/drafts/draft-saver.ts";
import { useDraft, useInputBefore } from "../../runtime/drafts/use-draft.ts";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { useSettings } from "../../runtime/settings/use-settings.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWrite } from "../../runtime/writing/use-write.ts";
import { readApplicationRules } from "../parts/useApplicationRules.ts";
import { readDraft, writeDraft } from "./sheet-draft.ts";
import { blankValues, checkRequest, requestFields, type SheetValues } from "./sheet-values.ts";
import {
  beginWork,
  isEndedByPress,
  isReasonChanged,
  keepReturned,
  readAnswers,
  reasonFields,
  type SheetWork,
} from "./sheet-work.ts";
import type { submissionCopy } from "./submission.copy.ts";
import { useApplicationDocuments } from "./useApplicationDocuments.ts";
import { useGuardian } from "./useGuardian.ts";
import { readPersonNumber, type SheetRefusal, useSheetSubmission } from "./useSheetSubmission.ts";

/** The words of the sheet. */
export type SheetWords = Translate<typeof submissionCopy.texts>;

/** Whose application it is, as far as the page has been told by the registry. */
export interface SheetSource {
  readonly idNumber: string | undefined;
  readonly applicant: Person | undefined;
  /** Their cards, the newest first. */
  readonly cards: PersonStatus["cards"];
  /** The application that is under way for them. */
  readonly active: PersonStatus["applications"][number] | undefined;
  /** How many applications they have made before. */
  readonly earlier: number;
  /** What can be used again; nothing until the registry has answered. */
  readonly biometrics: ApplicantBiometrics | undefined;
  readonly biometricsError: RegistryError | undefined;
  readonly rereadBiometrics: () => void;
  readonly can: (extension: Extension) => boolean;
  /** Reads it again. */
  readonly refresh: () => void;
  /** The application that the registry has returned, which is submitted again. */
  readonly returned?: Application | undefined;
}

/** What the sheet of an application knows and can do. */
export type ApplicationSheetState = ReturnType<typeof useApplicationSheet>;

/** The same once it is known whose application it is. */
export type SheetOfApplicant = ApplicationSheetState & { readonly applicant: Person };

const readRules = (configs: Settings | undefined) => ({
  ...readApplicationRules(configs),
  contact_reasons: readIssuanceSettings(configs).contact_reasons,
  uploads: configs?.uploads,
  fees: configs?.fees ?? [],
});

export const SheetContext = createContext<SheetOfApplicant | undefined>(undefined);

/** The sheet with its applicant; throws in a section that is shown without one. */
export function useSheet(): SheetOfApplicant {
  const sheet = useContext(SheetContext);
  if (!sheet) throw new Error("This section needs an applicant.");
  return sheet;
}

/** Holds one application while it is taken: what is asked of it, what was done, and which section is open. */
export function useApplicationSheet(source: SheetSource, t: SheetWords) {
  const { idNumber, applicant, cards, active, returned } = source;
  const { center } = useSession();
  const today = useDates().today();
  const rules = useSettings(readRules);
  const form = returned ? "resubmit_application" : "new_application";
  const before = useInputBefore(form);
  const [work, setWork] = useState(() => ({
    ...beginWork(returned),
    ...(before !== undefined && before.idNumber === idNumber && readDraft(before.content)),
  }));
  const change = (part: Partial<SheetWork>) => setWork((before) => ({ ...before, ...part }));

  const facts = applicant && { applicant, cards, today };
  const types = returned
    ? rules.types.filter(({ code }) => code === returned.type)
    : facts
      ? findApplicationTypes(rules, facts)
      : [];
  const card = findCardInHand(cards);
  const isDue = card !== undefined && isRenewalDue(card.expiry_date, rules.renewal_months, today);
  const usual = types.length === 1 ? types[0] : types.find(({ code }) => isDue && code === "renewal");
  const values: SheetValues = {
    ...work.values,
    type: work.values.type || (usual?.code ?? ""),
    collection_center_id: work.values.collection_center_id || String(center?.id ?? ""),
  };
  const type = types.find(({ code }) => code === values.type);
  const rule = type && facts && readApplicationRule(type, facts);
  const guardian = useGuardian(values.guardian, { applicant, leastAge: rules.guardian_least_age }, t);
  /** The guardian of a returned application stays, and is not looked at again. */
  const isGuardianKept = returned?.guardian != null && returned.guardian.id_number === values.guardian;
  /** Who declares that all is true, and reads out the code. */
  const signer: Partial<Person> | undefined = rule?.asksGuardian
    ? (guardian.person ?? (isGuardianKept ? returned.guardian : undefined) ?? undefined)
    : applicant;
  const requestFacts = applicant && { applicant, asksGuardian: rule?.asksGuardian === true, today };
  const problems = requestFacts ? checkRequest(values, requestFacts, t) : {};
  const isFine = (field: keyof SheetValues) => [problems[field]].flat().filter(Boolean).length === 0;

  const documents = useApplicationDocuments({
    idNumber: idNumber ?? "",
    settings: rules.uploads,
    takesChunks: source.can("uploads"),
    onChange: (slot: string, document: GivenDocument | undefined) =>
      setWork((before) => ({
        ...before,
        documents: { ...before.documents, [slot]: document },
        refusedDocuments: { ...before.refusedDocuments, [slot]: undefined },
      })),
  });
  const given = Object.keys(work.documents).filter((slot) => work.documents[slot] !== undefined);
  /** It was taken as it is: what is left alone is not asked for once more. */
  const isReasonKept = returned !== undefined && !isReasonChanged(work, returned);
  const fields = requestFacts ? requestFields(values, requestFacts) : [];
  const answers = returned && readAnswers(returned, work, given);

  const done: ApplicationWork = {
    applicant,
    active: applicant && (active ?? null),
    detailsMatch: work.detailsMatch,
    type: type?.code,
    rule,
    hasLostDetails: isFine("lost_on") && isFine("lost_place") && isFine("police_report_no"),
    isOldCardHandedIn: work.isOldCardHandedIn,
    hasChangedDetails: isFine("name_en") && isFine("date_of_birth"),
    collectionCenterId: values.collection_center_id ? Number(values.collection_center_id) : undefined,
    guardian:
      isGuardianKept || (guardian.person && isFine("guardian") && isFine("relationship"))
        ? { eligible: isGuardianKept || guardian.isEligible }
        : undefined,
    documents: given,
    biometrics: work.taken?.from,
    otpToken: work.otpToken,
    isDeclared: work.isDeclared,
    returned: answers,
  };
  const asWork = returned ? keepReturned(done, returned, work.isChangingPhone) : done;
  const needsOf = (step: ApplicationStep): readonly ApplicationNeed[] => applicationNeeds(step, asWork);
  // The warning that two documents are the same file is to be read before the section closes.
  const isWarned = Object.keys(documents.same).length > 0;
  const endsByPress = (step: ApplicationStep) =>
    isEndedByPress(step, answers) || (step === "documents" && isWarned);
  const isDone = (step: ApplicationStep) =>
    needsOf(step).length === 0 && (!endsByPress(step) || work.confirmed.includes(step));
  const steps = returned ? applicationSteps.filter((step) => step !== "find") : applicationSteps;
  const openStep = work.editing ?? steps.find((step) => !isDone(step)) ?? "review";

  // A proof that runs out is asked for again; all the rest stays.
  const { otpToken } = work;
  const [verifiedFor, setVerifiedFor] = useState(600);
  useEffect(() => {
    if (otpToken === undefined) return undefined;
    const over = { otpToken: undefined, otp: null, isVerificationOver: true };
    const timer = setTimeout(() => setWork((before) => ({ ...before, ...over })), verifiedFor * 1000);
    return () => clearTimeout(timer);
  }, [otpToken, verifiedFor]);

  const submission = useSheetSubmission({
    sheet: { idNumber, values, work, rule, returned, answers },
    onRefused(refusal) {
      setWork((before) => takeRefusal(before, refusal));
      if (refusal.step === "find" || refusal.isStale) source.refresh();
    },
  });

  const input = useMemo(
    () => (submission.done ? undefined : writeDraft(idNumber, work, beginWork(returned))),
    [idNumber, work, returned, submission.done],
  );
  const draft = useDraft({
    form,
    isKept: rules.reading.can("drafts"),
    input,
  });

  /** Goes on from a section. What was refused in it has been looked at. */
  function confirm(step: ApplicationStep): void {
    if (submission.refusal?.step === step) submission.reset();
    setWork((before) => ({
      ...before,
      confirmed: [...before.confirmed.filter((each) => each !== step), step],
      editing: undefined,
    }));
  }

  return {
    ...source,
    ...work,
    draft,
    /** Puts what a draft has kept into the sheet. */
    takeDraft: (content: DraftInput["content"]) => setWork({ ...beginWork(returned), ...readDraft(content) }),
    rules,
    card,
    types,
    isDue,
    values,
    rule,
    requestFacts,
    isReasonKept,
    asked: isReasonKept ? fields.filter((field) => !reasonFields.includes(field)) : fields,
    guardian,
    isGuardianKept,
    signer,
    uploads: documents.uploads,
    sameFiles: documents.same,
    given,
    answers,
    // One code at a time is told of one person.
    send: useWrite("sendApplicationOtp", readPersonNumber(idNumber)),
    verify: useWrite("sendApplicationOtp", readPersonNumber(idNumber)),
    submission,
    needsOf,
    isDone,
    steps,
    openStep,
    isEditing: work.editing !== undefined,
    change,
    setValues: (part: Partial<SheetValues>) =>
      setWork((before) => ({ ...before, values: { ...before.values, ...part } })),
    explain: (reason: string, text: string) =>
      setWork((before) => ({ ...before, explanations: { ...before.explanations, [reason]: text } })),
    /** Takes what proves that the phone is verified. */
    takeVerified(token: string | undefined, at: string | undefined, seconds: number | undefined) {
      setVerifiedFor(seconds ?? 600);
      change({ otpToken: token, verifiedAt: at, isVerificationOver: false });
      if (token !== undefined) confirm("phone");
    },
    edit: (step: ApplicationStep) =>
      change({
        editing: step,
        // A number is verified as it stands: to change it begins again.
        ...(step === "phone" && { otpToken: undefined, otp: null, isChangingPhone: true }),
      }),
    confirm,
    clear: () => setWork(beginWork(undefined)),
    /** Something was done that would have to be done again. */
    isAtStake: returned
      ? input !== undefined || work.taken !== undefined || work.otpToken !== undefined
      : work.detailsMatch || work.values !== blankValues || given.length > 0,
  };
}

/** Opens the section at fault, and takes out what has to be done again. */
function takeRefusal(before: SheetWork, { step, refusedDocuments, isUnverified }: SheetRefusal): SheetWork {
  const refused = Object.keys(refusedDocuments);
  const isAsked = isUnverified || refused.length > 0;
  return {
    ...before,
    documents: { ...before.documents, ...Object.fromEntries(refused.map((slot) => [slot, undefined])) },
    refusedDocuments: { ...before.refusedDocuments, ...refusedDocuments },
    ...(step && {
      // What has to be done again opens its section by itself.
      editing: isAsked ? undefined : step,
      confirmed: before.confirmed.filter((each) => each !== step),
    }),
    ...(isUnverified && { otpToken: undefined, otp: null, isVerificationOver: true, isChangingPhone: true }),
  };
}
