import {
  type Application,
  type ApplicationRule,
  type ApplicationStep,
  type ReasonAnswers,
  type RegistryError,
  readContact,
  readIdNumber,
  writeResolutions,
} from "@id-desk/core";
import { useState } from "react";
import { readRefusalText } from "../../runtime/writing/read-refusal.ts";
import { useWrite } from "../../runtime/writing/use-write.ts";
import { type SheetValues, type SubmittedData, writeReason } from "./sheet-values.ts";
import { isReasonChanged, type SheetBiometrics, type SheetWork } from "./sheet-work.ts";

/** What a submission is made of. */
interface SubmittedSheet {
  readonly idNumber: string | undefined;
  readonly values: SheetValues;
  readonly work: SheetWork;
  readonly rule: ApplicationRule | undefined;
  /** The application that is submitted again, and what was done about its reasons. */
  readonly returned: Application | undefined;
  readonly answers: ReasonAnswers | undefined;
}

/** What a refusal means for the sheet. */
export interface SheetRefusal {
  /** The section at fault. */
  readonly step: ApplicationStep | undefined;
  /** Why each document has to be given again, by its type. */
  readonly refusedDocuments: Readonly<Record<string, string>>;
  /** The phone has to be verified again. */
  readonly isUnverified: boolean;
  /** Somebody else has changed the application meanwhile. */
  readonly isStale: boolean;
}

const stepOfField: Readonly<Record<string, ApplicationStep>> = {
  id_number: "find",
  type: "request",
  lost_on: "request",
  lost_place: "request",
  police_report_no: "request",
  old_card_handed_in: "request",
  changes: "request",
  collection_center_id: "request",
  guardian: "request",
  relationship: "request",
  documents: "documents",
  contact_phone: "phone",
  otp_token: "phone",
  otp: "phone",
  declared: "review",
  notes: "review",
  resolutions: "review",
};

const ofBiometrics = /^(photo|signature|supervisor|files|parts|exceptions|fingerprints|(right|left)_\w+)$/;

const unverified: readonly (string | undefined)[] = ["phone_not_verified", "otp_expired"];

function findStep({ fields, serverCode, reason }: RegistryError): ApplicationStep | undefined {
  if (serverCode === "application_active") return "find";
  if (unverified.includes(serverCode)) return "phone";
  if (reason === "file_path_missing") return "documents";
  const [name = ""] = Object.keys(fields);
  const [start = ""] = name.split(".");
  return ofBiometrics.test(name) ? "biometrics" : stepOfField[start];
}

const documentField = "documents.";

function readRefusal(error: RegistryError): SheetRefusal {
  const refused = Object.keys(error.fields).filter((name) => name.startsWith(documentField));
  const text = (name: string) =>
    error.reason === "file_path_missing" ? error.message : (error.fields[name]?.[0] ?? error.message);
  const step = findStep(error);
  return {
    step,
    refusedDocuments: Object.fromEntries(
      refused.map((name) => [name.slice(documentField.length), text(name)]),
    ),
    isUnverified: step === "phone",
    isStale: error.code === "conflict" && error.serverCode !== "application_active",
  };
}

/** What is sent of an application that is submitted again: what stays as it was is left out. */
function writeReturned({ returned, answers }: SubmittedSheet): Partial<SubmittedData> {
  if (!returned || !answers) return {};
  return {
    resubmission_of: returned.id,
    version: returned.version,
    resolutions: writeResolutions(answers).map((resolution) => ({ ...resolution })),
  };
}

/** What is sent of the guardian; nothing where a returned application keeps its own. */
function writeGuardian({ values, returned }: SubmittedSheet): Pick<SubmittedData, "guardian"> {
  const { relationship } = values;
  const id_number = readIdNumber(values.guardian);
  const kept = returned?.guardian;
  const isKept = kept != null && kept.id_number === id_number && kept.relationship === relationship;
  return isKept ? {} : { guardian: { id_number, relationship } };
}

/** Writes what is sent but for the biometrics. */
function writeData(sheet: SubmittedSheet): SubmittedData {
  const { idNumber = "", values, work, rule } = sheet;
  const { type, phone, is_other_phone, notes } = values;
  const contact_phone = is_other_phone ? readContact(phone) : "";
  const isKept = sheet.returned !== undefined && !isReasonChanged(work, sheet.returned);
  return {
    id_number: readIdNumber(idNumber),
    type: type as SubmittedData["type"],
    collection_center_id: Number(values.collection_center_id),
    ...(!isKept && writeReason(values, work.isOldCardHandedIn)),
    ...(rule?.asksGuardian && writeGuardian(sheet)),
    documents: Object.entries(work.documents).flatMap(([slot, document]) =>
      document ? { type: slot, file_path: document.path ?? "" } : [],
    ),
    ...(work.otpToken !== undefined && {
      otp_token: work.otpToken,
      ...(contact_phone && { contact_phone }),
    }),
    ...(notes.trim() && { notes: notes.trim() }),
    declared: work.isDeclared,
    ...writeReturned(sheet),
  };
}

/** Puts what is said of the biometrics beside the rest, and pictures beside both. */
function writeBody(data: SubmittedData, biometrics: SheetBiometrics | undefined): SubmittedData | FormData {
  const { form } = biometrics ?? {};
  if (!form) return data;
  const said = { ...data, biometrics: JSON.parse(String(form.get("data"))) };
  const files = form.getAll("files");
  if (files.length === 0) return said;
  const body = new FormData();
  for (const file of files) body.append("files", file);
  body.append("data", JSON.stringify(said));
  return body;
}

/** Tells one person from another; nothing before somebody was asked for. */
export const readPersonNumber = (idNumber = "") => Number(idNumber.slice(1)) || undefined;

/** Submits the sheet. After a refusal the section at fault is told, and all the rest stays. */
export function useSheetSubmission({
  sheet,
  onRefused,
}: {
  readonly sheet: SubmittedSheet;
  readonly onRefused: (refusal: SheetRefusal) => void;
}) {
  const { idNumber } = sheet;
  const writing = useWrite("submitApplication", readPersonNumber(idNumber));
  const [done, setDone] = useState<{
    readonly idNumber: string | undefined;
    readonly application: Application | undefined;
  }>();
  const { error } = writing;
  const [told, setTold] = useState(error);
  if (told !== error) {
    setTold(error);
    if (error) onRefused(readRefusal(error));
  }
  return {
    ...writing,
    /**
     * What was submitted; without an application where the server answers with a message alone. An answer that comes
     * after staff have gone on to another person is not shown as theirs.
     */
    done: done?.idNumber === idNumber ? done : undefined,
    /** What the last refusal means for the sheet. */
    refusal: error && readRefusal(error),
    errorText: error && readRefusalText(error),
    async submit(): Promise<void> {
      const body = writeBody(writeData(sheet), sheet.work.taken);
      const answer = await writing.send({ body } as Parameters<typeof writing.send>[0]);
      if (answer) setDone({ idNumber, application: answer.application });
    },
    forget: () => setDone(undefined),
  };
}
