import { ageOn, daysBetween, type Issuance, isHandedOver } from "@id-desk/core";
import { CodeText, type Description, DescriptionList, VisuallyHidden } from "@id-desk/ui";
import { CircleCheckIcon, CircleXIcon } from "@id-desk/ui/icons";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import { type Dates, useDates } from "../../runtime/words/use-dates.ts";
import { Portrait } from "../parts/Portrait.tsx";
import * as css from "./CardPanel.css.ts";
import { cardPanelCopy } from "./card-panel.copy.ts";
import { useHandOver } from "./useHandOver.ts";

type Words = Translate<typeof cardPanelCopy.texts>;

/** The card that is handed over and its owner, in sight from the first scan to the last press. */
export function CardPanel() {
  const t = useCopy(cardPanelCopy);
  const dates = useDates();
  const { issuance, can } = useHandOver();
  const { card, owner } = issuance;
  // They say whether the card may be handed over: once it is, that it was is no fault.
  const checks = isHandedOver(issuance) ? [] : issuance.checks;
  return (
    <aside className={css.panel} aria-label={t("panel")} data-idd-part="card-panel">
      <div className={css.person}>
        <Portrait
          cardId={card.id}
          of="owner"
          who={owner.id_number}
          isThere={can("portraits") && owner.has_photo === true}
          alt={t("ownerPhoto", { name: owner.name_en })}
        />
        <div className={css.names}>
          <p className={css.name}>
            <bdi>{owner.name_en || card.name_en}</bdi>
          </p>
          {owner.name_dv && (
            <p className={css.otherName}>
              <AnyScript>{owner.name_dv}</AnyScript>
            </p>
          )}
          <p className={css.code}>
            <VisuallyHidden>{t("idNumber")} </VisuallyHidden>
            <CodeText>{card.id_number}</CodeText>
          </p>
          <p className={css.code}>
            <VisuallyHidden>{t("serial")} </VisuallyHidden>
            <CodeText>{card.serial_number}</CodeText>
          </p>
        </div>
      </div>
      <DescriptionList items={readFacts(issuance, dates, t)} className={css.facts} />
      {checks.length > 0 && (
        <div>
          <h2 className={css.heading}>{t("checks")}</h2>
          <ul className={css.checks}>
            {checks.map(({ code, ok, message }) => (
              <li key={code} className={css.check} data-ok={ok}>
                <span className={css.mark}>{ok ? <CircleCheckIcon /> : <CircleXIcon />}</span>
                <span>
                  <VisuallyHidden>{`${t(ok ? "holds" : "failed")}: `}</VisuallyHidden>
                  <AnyScript>{message}</AnyScript>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}

const typeTexts: Readonly<Record<string, "standard" | "senior" | "minor">> = {
  standard: "standard",
  senior: "senior",
  minor: "minor",
};

function readFacts({ card, owner }: Issuance, dates: Dates, t: Words): readonly Description[] {
  const born = owner.date_of_birth || card.date_of_birth;
  const age = ageOn(born, dates.today());
  const type = typeTexts[card.card_type];
  const facts: (Description | undefined)[] = [
    {
      id: "born",
      term: t("born"),
      value:
        age === undefined ? dates.date(born) : t("bornAge", { date: dates.date(born), age: String(age) }),
    },
    { id: "type", term: t("type"), value: type ? t(type) : card.card_type },
    { id: "expiry", term: t("expiry"), value: dates.date(card.expiry_date) },
    card.arrived_at
      ? { id: "arrived", term: t("arrived"), value: describeArrival(card.arrived_at, dates, t) }
      : undefined,
    {
      id: "sms",
      term: t("readySms"),
      value: card.ready_sms_sent_at
        ? t("smsSent", { at: dates.dateTime(card.ready_sms_sent_at) })
        : t("smsNotSent"),
    },
    card.replaces
      ? {
          id: "replaces",
          term: t("replaces"),
          value: card.replaces.reason
            ? t("replacesFor", { serial: card.replaces.serial_number, reason: card.replaces.reason })
            : card.replaces.serial_number,
        }
      : undefined,
    card.payment ? { id: "payment", term: t("payment"), value: describePayment(card.payment) } : undefined,
  ];
  return facts.flatMap((fact) => (fact ? [{ ...fact, value: <bdi>{fact.value}</bdi> }] : []));
}

function describeArrival(arrivedAt: string, dates: Dates, t: Words): string {
  const days = daysBetween(dates.day(arrivedAt), dates.today());
  const date = dates.date(arrivedAt);
  return days > 0 ? t("arrivedAgo", { date, count: days }) : t("arrivedToday", { date });
}

function describePayment({ status, amount, currency }: NonNullable<Issuance["card"]["payment"]>): string {
  const sum = amount === undefined ? "" : ` (${[currency, amount.toFixed(2)].filter(Boolean).join(" ")})`;
  return `${status.charAt(0).toUpperCase()}${status.slice(1)}${sum}`;
}
