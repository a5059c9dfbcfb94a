import { type Application, type Extension, formatAmount } from "@id-desk/core";
import { CodeText } from "@id-desk/ui";
import { Facts } from "../../records/Facts.tsx";
import { PersonCard, PersonPhoto } from "../../records/PersonCard.tsx";
import { TypedWords } from "../../records/RecordEntry.tsx";
import * as record from "../../records/record.css.ts";
import { useRead } from "../../runtime/reading/use-read.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { keepTogether } from "../../runtime/words/keep-together.ts";
import { type Dates, useDates } from "../../runtime/words/use-dates.ts";
import { usePersonFacts } from "../parts/usePersonFacts.tsx";
import * as css from "./CenterApplication.css.ts";
import type { ApplicationWords } from "./CenterApplication.tsx";

/** What each section of the page takes. */
export interface SectionProps {
  readonly application: Application;
  /** Whether the server can something beyond the specification; what needs it is hidden without. */
  readonly can: (extension: Extension) => boolean;
  readonly t: ApplicationWords;
}

/** Whose application it is, and what it asks for. */
export function Details({ application, can, t }: SectionProps) {
  const dates = useDates();
  const { applicant, guardian, collection_center: collection, replaces, notes } = application;
  const { lost, changes = [] } = application;
  const { born, gender, address } = usePersonFacts(applicant, t);
  const { submitted_at: submittedAt, expected_on: expectedOn, contact_phone_masked: phone } = application;
  return (
    <div className={css.details}>
      <PersonCard
        person={applicant}
        photo={<Portrait application={application} can={can} t={t} />}
        numbers={[[t("idNumber"), applicant.id_number]]}
      />
      <Facts
        className={css.facts}
        words={t}
        facts={{
          born,
          gender,
          address,
          phone: phone && <bdi dir="ltr">{keepTogether(phone)}</bdi>,
          guardian: guardian && (
            <span className={record.entryWords}>
              <AnyScript>{guardian.name_en}</AnyScript>
              {guardian.name_dv && <AnyScript>{guardian.name_dv}</AnyScript>}
              <CodeText>{guardian.id_number}</CodeText>
            </span>
          ),
          collectionCenter: <AnyScript>{collection.name}</AnyScript>,
          submitted: submittedAt ? <bdi dir="ltr">{dates.dateTime(submittedAt)}</bdi> : t("notSubmitted"),
          expected: expectedOn && <bdi dir="ltr">{dates.date(expectedOn)}</bdi>,
          payment: <bdi>{describePayment(application, t, dates)}</bdi>,
          replaces: replaces && (
            <bdi>
              <CodeText>{replaces.serial_number}</CodeText>, {describeFate(replaces, t)}
            </bdi>
          ),
          lostAt: lost && <AnyScript>{describeLoss(lost, t, dates)}</AnyScript>,
          changes: changes.length > 0 && <Changes changes={changes} t={t} />,
          notes: notes && <TypedWords>{notes}</TypedWords>,
        }}
      />
    </div>
  );
}

function describePayment({ payment }: Application, t: ApplicationWords, dates: Dates): string {
  const amount = formatAmount(payment);
  const time = (text: string) => `\u2066${dates.dateTime(text)}\u2069`;
  const { status, paid_at: paidAt, link_sent_at: sentAt } = payment;
  switch (status) {
    case "waived":
      return t("waived");
    case "paid":
      return paidAt ? t("paidAt", { amount, at: time(paidAt) }) : t("paid", { amount });
    case "pending":
      return sentAt ? t("unpaidSent", { amount, at: time(sentAt) }) : t("unpaid", { amount });
    default:
      return `${amount} (${status})`;
  }
}

function describeLoss(
  { on, place }: NonNullable<Application["lost"]>,
  t: ApplicationWords,
  dates: Dates,
): string {
  const date = `\u2066${dates.date(on)}\u2069`;
  return place ? t("lostAtPlace", { date, place: `\u2068${place}\u2069` }) : date;
}

const nameOfChange = {
  name_en: "change_name_en",
  name_dv: "change_name_dv",
  date_of_birth: "change_date_of_birth",
  gender: "change_gender",
  address: "change_address",
} as const;

/** The new values of the details that have changed; a field of a later version by its own name. */
function Changes({
  changes,
  t,
}: {
  readonly changes: NonNullable<Application["changes"]>;
  readonly t: ApplicationWords;
}) {
  const dates = useDates();
  const write = (field: string, value: string): string => {
    if (field === "date_of_birth") return dates.date(value) || value;
    return field === "gender" && (value === "male" || value === "female") ? t(value) : value;
  };
  return (
    <span className={record.entryWords}>
      {changes.map(({ field, value }) => {
        const key: string | undefined = nameOfChange[field];
        return (
          <span key={field}>
            {key ? t(key as (typeof nameOfChange)[typeof field]) : field}:{" "}
            <AnyScript>{write(field, value)}</AnyScript>
          </span>
        );
      })}
    </span>
  );
}

/** What became of the old card; a word of a later version as it is. */
function describeFate(
  { fate, police_report_no: report }: NonNullable<Application["replaces"]>,
  t: ApplicationWords,
): string {
  if (fate === "lost") return report ? t("lostReport", { number: `\u2066${report}\u2069` }) : t("lost");
  return fate === "surrendered" || fate === "kept" ? t(fate) : fate;
}

/** The registry's photograph of the applicant, where the server shows it. Without a face the page says no less. */
function Portrait({ application: { id, applicant }, can, t }: SectionProps) {
  const isEnabled = can("person_portraits") && applicant.has_photo === true;
  const request = { path: { id }, isSilent: true } as const;
  const { data } = useRead("getApplicantPortrait", request, { isEnabled, readsOnce: true });
  return <PersonPhoto file={isEnabled ? data : undefined} alt={t("photoOf", { name: applicant.name_en })} />;
}
