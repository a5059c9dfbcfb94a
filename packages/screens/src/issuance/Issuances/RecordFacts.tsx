import { findLabel, type Issuance } from "@id-desk/core";
import { CodeText } from "@id-desk/ui";
import type { ComponentProps } from "react";
import { Facts } from "../../records/Facts.tsx";
import { TypedWords } from "../../records/RecordEntry.tsx";
import { RecordSection } from "../../records/RecordSection.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { nameCollectorRole, useIssuanceRules } from "../parts/useIssuanceRules.ts";
import { recordCopy } from "./record.copy.ts";

type RecordTexts = typeof recordCopy.texts;

/** Whose card was handed over to whom, how they were known, and what came after it. */
export function RecordFacts({ issuance }: { readonly issuance: Issuance }) {
  const { card, owner, collector, otp, returned, notes, old_card_surrendered: isOldCardBack } = issuance;
  const t = useCopy(recordCopy);
  const settings = useIssuanceRules();
  const dates = useDates();
  const show = (
    heading: "returned" | "ownerAndCard" | "collector" | "verification",
    facts: ComponentProps<typeof Facts<RecordTexts>>["facts"],
  ) => (
    <RecordSection level={3} heading={t(heading)}>
      <Facts layout="rows" facts={facts} words={t} />
    </RecordSection>
  );
  type Text = string | null | undefined;
  const name = (text: Text) => (text ? <AnyScript>{text}</AnyScript> : undefined);
  const figures = (text: Text) => (text ? <bdi dir="ltr">{text}</bdi> : undefined);
  const time = (text: Text) => figures(text && dates.dateTime(text));
  /** When something was done and by whom. */
  function done(when: string | null, by: Issuance["issued_by"]) {
    if (!when) return undefined;
    const at = `\u2066${dates.dateTime(when)}\u2069`;
    return <span>{by?.fullname ? t("doneBy", { at, by: `\u2068${by.fullname}\u2069` }) : at}</span>;
  }
  const isOther = collector && collector.type !== "self";
  const number = collector?.passport_no;
  const country = collector?.country?.name;
  const isVouched = otp?.method === "supervisor";
  return (
    <>
      {returned &&
        show("returned", {
          reason: findLabel(settings.return_reasons, returned.reason),
          notes: <TypedWords>{returned.notes}</TypedWords>,
          returned: done(returned.at, returned.by),
        })}
      {show("ownerAndCard", {
        dateOfBirth: <bdi dir="ltr">{dates.date(owner.date_of_birth)}</bdi>,
        serial: <CodeText>{card.serial_number}</CodeText>,
        expires: figures(card.expiry_date && dates.date(card.expiry_date)),
      })}
      {show(
        "collector",
        isOther
          ? {
              name: <AnyScript>{collector.name}</AnyScript>,
              nameInThaana: name(collector.name_dv),
              role: nameCollectorRole(collector, settings),
              idNumber: collector.id_number ? <CodeText>{collector.id_number}</CodeText> : undefined,
              passport: number ? (country ? t("passportOf", { number, country }) : number) : undefined,
            }
          : { role: t("ownerInPerson") },
      )}
      {show("verification", {
        method: t(otp?.verified_at ? (isVouched ? "vouched" : "byCode") : "notKnown"),
        vouchedBy: isVouched && name(otp.vouched_by?.fullname),
        phone: !isVouched && figures(otp?.sent_to_masked),
        verifiedAt: time(otp?.verified_at),
        cardChecked: time(issuance.card_verified_at),
        handedOver: done(issuance.issued_at, issuance.issued_by),
        completedAt: done(issuance.completed_at, issuance.completed_by),
        oldCard: isOldCardBack
          ? t("oldCardTaken")
          : isOldCardBack === false && card.replaces && t("oldCardMissing"),
        notes: notes ? <TypedWords>{notes}</TypedWords> : undefined,
      })}
    </>
  );
}
