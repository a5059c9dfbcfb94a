import { findLabel, type Issuance } from "@id-desk/core";
import { CodeText, type Description, DescriptionList } from "@id-desk/ui";
import type { ReactNode } from "react";
import { TypedWords } from "../../records/RecordEntry.tsx";
import { RecordSection } from "../../records/RecordSection.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import { type Dates, useDates } from "../../runtime/words/use-dates.ts";
import { nameCollectorRole } from "../parts/collector-words.ts";
import type { IssuanceRules } from "../parts/issuance-rules.ts";
import { recordCopy } from "./record.copy.ts";

type Words = Translate<typeof recordCopy.texts>;
type Fact = readonly [id: keyof typeof recordCopy.texts, value: ReactNode];

/** Whose card was handed over to whom, how they were known, and what came after it. */
export function RecordFacts({
  issuance,
  settings,
}: {
  readonly issuance: Issuance;
  readonly settings: IssuanceRules;
}) {
  const t = useCopy(recordCopy);
  const dates = useDates();
  const { card, owner, returned, notes } = issuance;
  const list = (facts: readonly (Fact | false)[]) => (
    <DescriptionList layout="rows" items={describe(facts, t)} />
  );
  return (
    <>
      {returned && (
        <RecordSection level={3} heading={t("returned")}>
          {list([
            ["reason", findLabel(settings.return_reasons, returned.reason)],
            ["notes", <TypedWords key="notes">{returned.notes}</TypedWords>],
            ["returned", <Done key="at" at={returned.at} by={returned.by} t={t} dates={dates} />],
          ])}
        </RecordSection>
      )}
      <RecordSection level={3} heading={t("ownerAndCard")}>
        {list([
          ["name", <AnyScript key="name">{owner.name_en}</AnyScript>],
          Boolean(owner.name_dv) && ["nameInThaana", <AnyScript key="dv">{owner.name_dv ?? ""}</AnyScript>],
          ["idNumber", <CodeText key="id">{owner.id_number}</CodeText>],
          ["dateOfBirth", <Day key="born">{dates.date(owner.date_of_birth)}</Day>],
          ["serial", <CodeText key="serial">{card.serial_number}</CodeText>],
          Boolean(card.expiry_date) && ["expires", <Day key="end">{dates.date(card.expiry_date)}</Day>],
        ])}
      </RecordSection>
      <RecordSection level={3} heading={t("collector")}>
        {list(listCollectorFacts(issuance, settings, t))}
      </RecordSection>
      <RecordSection level={3} heading={t("verification")}>
        {list([
          ...listVerificationFacts(issuance, t, dates),
          issuance.old_card_surrendered === true && ["oldCard", t("oldCardTaken")],
          Boolean(card.replaces) &&
            issuance.old_card_surrendered === false && ["oldCard", t("oldCardMissing")],
          Boolean(notes) && ["notes", <TypedWords key="notes">{notes ?? ""}</TypedWords>],
        ])}
      </RecordSection>
    </>
  );
}

function listCollectorFacts(
  { collector }: Issuance,
  settings: IssuanceRules,
  t: Words,
): readonly (Fact | false)[] {
  if (!collector || collector.type === "self") return [["role", t("ownerInPerson")]];
  const { id_number: idNumber, passport_no: number, country } = collector;
  return [
    ["name", <AnyScript key="name">{collector.name}</AnyScript>],
    Boolean(collector.name_dv) && ["nameInThaana", <AnyScript key="dv">{collector.name_dv ?? ""}</AnyScript>],
    ["role", nameCollectorRole(collector, settings)],
    Boolean(idNumber) && ["idNumber", <CodeText key="id">{idNumber ?? ""}</CodeText>],
    Boolean(number) && [
      "passport",
      country ? t("passportOf", { number: number ?? "", country: country.name }) : number,
    ],
  ];
}

function listVerificationFacts(issuance: Issuance, t: Words, dates: Dates): readonly (Fact | false)[] {
  const { otp, card_verified_at: checkedAt, issued_by, issued_at, completed_by, completed_at } = issuance;
  const verifiedAt = otp?.verified_at;
  const isVouched = otp?.method === "supervisor";
  const voucher = isVouched ? otp.vouched_by?.fullname : undefined;
  return [
    verifiedAt ? ["method", t(isVouched ? "vouched" : "byCode")] : ["method", t("notKnown")],
    Boolean(voucher) && ["vouchedBy", <AnyScript key="voucher">{voucher ?? ""}</AnyScript>],
    Boolean(otp?.sent_to_masked && !isVouched) && [
      "phone",
      <bdi key="phone" dir="ltr">
        {otp?.sent_to_masked}
      </bdi>,
    ],
    Boolean(verifiedAt) && ["verifiedAt", <Day key="verified">{dates.dateTime(verifiedAt)}</Day>],
    Boolean(checkedAt) && ["cardChecked", <Day key="checked">{dates.dateTime(checkedAt)}</Day>],
    Boolean(issued_at) && [
      "handedOver",
      <Done key="issued" at={issued_at} by={issued_by} t={t} dates={dates} />,
    ],
    Boolean(completed_at) && [
      "completedAt",
      <Done key="completed" at={completed_at} by={completed_by} t={t} dates={dates} />,
    ],
  ];
}

function describe(facts: readonly (Fact | false)[], t: Words): Description[] {
  return facts.flatMap((fact) => (fact ? [{ id: fact[0], term: t(fact[0]), value: fact[1] }] : []));
}

function Day({ children }: { readonly children: string }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** When something was done and by whom. */
function Done({
  at,
  by,
  t,
  dates,
}: {
  readonly at: string | null;
  readonly by: Issuance["issued_by"];
  readonly t: Words;
  readonly dates: Dates;
}) {
  const time = `\u2066${dates.dateTime(at)}\u2069`;
  return <span>{by?.fullname ? t("doneBy", { at: time, by: `\u2068${by.fullname}\u2069` }) : time}</span>;
}
