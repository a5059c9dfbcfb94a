import { ageOn, daysBetween, type Issuance, isHandedOver } from "@id-desk/core";
import { VisuallyHidden } from "@id-desk/ui";
import { CircleCheckIcon, CircleXIcon } from "@id-desk/ui/icons";
import { Facts } from "../../records/Facts.tsx";
import { PersonCard } from "../../records/PersonCard.tsx";
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
  const { replaces, payment, arrived_at: arrivedAt, ready_sms_sent_at: sentAt } = card;
  // They say whether the card may be handed over: once it is, that it was is no fault.
  const checks = isHandedOver(issuance) ? [] : issuance.checks;
  const bdi = (text: string) => <bdi>{text}</bdi>;
  return (
    <aside className={css.panel} aria-label={t("panel")} data-idd-part="card-panel">
      <PersonCard
        person={{ name_en: owner.name_en || card.name_en, name_dv: owner.name_dv }}
        photo={
          <Portrait
            cardId={card.id}
            of="owner"
            who={owner.id_number}
            isThere={can("portraits") && owner.has_photo === true}
            alt={t("ownerPhoto", { name: owner.name_en })}
          />
        }
        numbers={[
          [t("idNumber"), card.id_number],
          [t("serial"), card.serial_number],
        ]}
      />
      <Facts
        className={css.facts}
        words={t}
        facts={{
          born: bdi(describeBirth(owner.date_of_birth || card.date_of_birth, dates, t)),
          type: bdi(isOwnType(card.card_type) ? t(card.card_type) : card.card_type),
          expiry: bdi(dates.date(card.expiry_date)),
          arrived: arrivedAt && bdi(describeArrival(arrivedAt, dates, t)),
          readySms: bdi(sentAt ? t("smsSent", { at: dates.dateTime(sentAt) }) : t("smsNotSent")),
          replaces: replaces && bdi(describeReplaced(replaces, t)),
          payment: payment && bdi(describePayment(payment)),
        }}
      />
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

const isOwnType = (type: string): type is "standard" | "senior" | "minor" =>
  type === "standard" || type === "senior" || type === "minor";

function describeBirth(born: string, dates: Dates, t: Words): string {
  const age = ageOn(born, dates.today());
  const date = dates.date(born);
  return age === undefined ? date : t("bornAge", { date, age: String(age) });
}

function describeArrival(arrivedAt: string, dates: Dates, t: Words): string {
  const days = daysBetween(dates.day(arrivedAt), dates.today());
  const date = dates.date(arrivedAt);
  return days > 0 ? t("arrivedAgo", { date, count: days }) : t("arrivedToday", { date });
}

type Card = Issuance["card"];

function describeReplaced({ serial_number: serial, reason }: NonNullable<Card["replaces"]>, t: Words) {
  return reason ? t("replacesFor", { serial, reason }) : serial;
}

function describePayment({ status, amount, currency }: NonNullable<Card["payment"]>): string {
  const sum = amount === undefined ? "" : ` (${[currency, amount.toFixed(2)].filter(Boolean).join(" ")})`;
  return `${status.charAt(0).toUpperCase()}${status.slice(1)}${sum}`;
}
