import {
  type ApplicationType,
  checkDate,
  checkIdNumber,
  type OperationBody,
  type Person,
  readDate,
  readIdNumber,
} from "@id-desk/core";
import type { FieldProblems } from "../../runtime/forms/use-form.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import type { submissionCopy } from "./submission.copy.ts";

type Words = Translate<typeof submissionCopy.texts>;
type Sent = Exclude<OperationBody<"submitApplication">, FormData>;

/** What is sent of an application. */
export type SubmittedData = Sent;

/** The details of a person that can change. */
export const detailFields = ["name_en", "name_dv", "date_of_birth", "gender", "address"] as const;

/** What is typed and chosen of an application, as it is kept in a draft: texts alone, and no tick. */
export const blankValues = {
  type: "" as ApplicationType | "",
  lost_on: "",
  lost_place: "",
  police_report_no: "",
  name_en: "",
  name_dv: "",
  date_of_birth: "",
  gender: "",
  address: "",
  collection_center_id: "",
  guardian: "",
  relationship: "",
  is_other_phone: "",
  phone: "",
  contact_reason: "",
  notes: "",
};

/** The same, filled in. */
export type SheetValues = Readonly<typeof blankValues>;

/** What decides which of the values are asked for. */
export interface RequestFacts {
  readonly applicant: Pick<Person, "id_number">;
  readonly asksGuardian: boolean;
  /** The registry's day, as YYYY-MM-DD. */
  readonly today: string;
}

/** The fields of the request that are asked for. */
export function requestFields({ type }: SheetValues, { asksGuardian }: RequestFacts): (keyof SheetValues)[] {
  return [
    "type",
    ...(type === "lost" ? (["lost_on", "lost_place", "police_report_no"] as const) : []),
    ...(type === "change_of_details" ? detailFields : []),
    "collection_center_id",
    ...(asksGuardian ? (["guardian", "relationship"] as const) : []),
  ];
}

function checkPast(text: string, today: string, t: Words) {
  const [problem] = checkDate(text);
  return problem ?? (readDate(text) > today && t("future"));
}

/** What is wrong with the request, by its fields. */
export function checkRequest(
  values: SheetValues,
  { applicant, today }: RequestFacts,
  t: Words,
): FieldProblems<SheetValues> {
  const isChanged = detailFields.some((field) => values[field].trim() !== "");
  return {
    lost_on: checkPast(values.lost_on, today, t),
    lost_place: values.lost_place.trim() === "" && t("lostPlaceRequired"),
    police_report_no: values.police_report_no.trim() === "" && t("policeReportRequired"),
    name_en: !isChanged && t("changesRequired"),
    date_of_birth: values.date_of_birth.trim() !== "" && checkPast(values.date_of_birth, today, t),
    collection_center_id: values.collection_center_id === "" && t("collectionRequired"),
    guardian:
      readIdNumber(values.guardian) === applicant.id_number
        ? t("guardianIsApplicant")
        : checkIdNumber(values.guardian),
    relationship: values.relationship === "" && t("relationshipRequired"),
  };
}

/** What is sent of the reason of an application; nothing where its type asks about none. */
export function writeReason(
  values: SheetValues,
  isOldCardHandedIn: boolean,
): Pick<SubmittedData, "reason_details"> {
  const { type, lost_on, lost_place, police_report_no } = values;
  if (type === "lost") {
    return {
      reason_details: {
        lost_on: readDate(lost_on),
        lost_place: lost_place.trim(),
        police_report_no: police_report_no.trim(),
      },
    };
  }
  if (type === "damaged") return { reason_details: { old_card_handed_in: isOldCardHandedIn } };
  if (type !== "change_of_details") return {};
  const changes = detailFields.flatMap((field) => {
    const value = values[field].trim();
    return value === "" ? [] : { field, value };
  });
  return { reason_details: { changes } };
}
