import { ageOn, daysBetween, formatAmount, type Issuance, isHandedOver } from "@id-desk/core";
import { Button, VisuallyHidden } from "@id-desk/ui";
import { CircleCheckIcon, CircleXIcon } from "@id-desk/ui/icons";
import { type ComponentProps, useState } from "react";
import { Facts } from "../../records/Facts.tsx";
import { PersonCard, PersonPhoto } from "../../records/PersonCard.tsx";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { cardPanelCopy } from "./card-panel.copy.ts";
import * as css from "./NewIssuance.css.ts";
import { useHandOver } from "./useNewIssuance.ts";

/** The card that is handed over and its owner, in sight from the first scan to the last press. */
export function CardPanel() {
  const t = useCopy(cardPanelCopy);
  const dates = useDates();
  const { issuance } = useHandOver();
  const { card, owner } = issuance;
  const { card_type: type, replaces, payment, arrived_at: arrivedAt, ready_sms_sent_at: sentAt } = card;
  const birthday = dates.date(owner.date_of_birth || card.date_of_birth);
  const age = ageOn(owner.date_of_birth || card.date_of_birth, dates.today());
  const days = arrivedAt ? daysBetween(dates.day(arrivedAt), dates.today()) : 0;
  const { serial_number: serial = "", reason } = replaces ?? {};
  // They say whether the card may be handed over: once it is, that it was is no fault.
  const checks = isHandedOver(issuance) ? [] : issuance.checks;
  const bdi = (text: string) => <bdi>{text}</bdi>;
  return (
    <aside className={css.panel} aria-label={t("panel")} data-idd-part="card-panel">
      <PersonCard
        person={{ name_en: owner.name_en || card.name_en, name_dv: owner.name_dv }}
        photo={
          <Portrait
            of="owner"
            who={owner.id_number}
            isThere={owner.has_photo}
            alt={t("ownerPhoto", { name: owner.name_en })}
          />
        }
        numbers={[
          [t("idNumber"), card.id_number],
          [t("serial"), card.serial_number],
        ]}
      />
      <Facts
        className={css.shortFacts}
        words={t}
        facts={{
          born: bdi(age === undefined ? birthday : t("bornAge", { date: birthday, age: String(age) })),
          type: bdi(type === "standard" || type === "senior" || type === "minor" ? t(type) : type),
          expiry: bdi(dates.date(card.expiry_date)),
          arrived:
            arrivedAt &&
            bdi(t(days > 0 ? "arrivedAgo" : "arrivedToday", { date: dates.date(arrivedAt), count: days })),
          readySms: bdi(sentAt ? t("smsSent", { at: dates.dateTime(sentAt) }) : t("smsNotSent")),
          replaces: replaces && (
            <Phrase
              text={reason ? t("replacesFor") : "{serial}"}
              serial={serial}
              values={{ reason: <bdi>{reason}</bdi> }}
            />
          ),
          payment: payment && bdi(describePayment(payment)),
        }}
      />
      {checks.length > 0 && <Checks checks={checks} />}
    </aside>
  );
}

/** What was checked: what failed, and behind a press what passed. */
function Checks({ checks }: { readonly checks: Issuance["checks"] }) {
  const t = useCopy(cardPanelCopy);
  const [isOpen, setOpen] = useState(false);
  const failed = checks.filter(({ ok }) => !ok);
  const passed = checks.filter(({ ok }) => ok);
  const list = (some: Issuance["checks"]) =>
    some.length > 0 && (
      <ul className={css.checks}>
        {some.map(({ code, ok, message }) => (
          <li key={code} className={css.check} data-ok={ok}>
            <span className={css.mark}>{ok ? <CircleCheckIcon /> : <CircleXIcon />}</span>
            <span>
              <VisuallyHidden>{`${t(ok ? "holds" : "failed")}: `}</VisuallyHidden>
              <AnyScript>{message}</AnyScript>
            </span>
          </li>
        ))}
      </ul>
    );
  return (
    <div>
      <h2 className={css.heading}>{t("checks")}</h2>
      {list(failed)}
      {passed.length > 0 && (
        <Button
          size="sm"
          variant="quiet"
          className={css.passed}
          icon={<CircleCheckIcon />}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {t("passed", { count: passed.length })}
        </Button>
      )}
      {isOpen && list(passed)}
    </div>
  );
}

function describePayment({ status, amount, currency }: NonNullable<Issuance["card"]["payment"]>): string {
  const sum = amount === undefined ? "" : ` (${formatAmount({ amount, currency })})`;
  return `${status.charAt(0).toUpperCase()}${status.slice(1)}${sum}`;
}

/** The photograph of the owner or the collector. Without a face the page says no less: the card in hand has it too. */
export function Portrait({
  of,
  who,
  isThere,
  ...photo
}: {
  readonly of: "owner" | "collector";
  /** Tells one person from the next, so that nobody is shown with another's face. */
  readonly who: string;
  readonly isThere: boolean | undefined;
} & Pick<ComponentProps<typeof PersonPhoto>, "alt" | "size">) {
  const { issuance, can } = useHandOver();
  const request = { path: { id: issuance.card.id, of }, isSilent: true } as const;
  const isEnabled = can("portraits") && isThere === true;
  const { data } = useRead("getPortrait", request, { isEnabled, readsOnce: true, about: who });
  return <PersonPhoto {...photo} file={isEnabled ? data : undefined} />;
}
