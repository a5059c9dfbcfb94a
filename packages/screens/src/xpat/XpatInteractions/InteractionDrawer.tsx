import { ageOn } from "@id-desk/core";
import { type Interaction, type InteractionSummary, readPassportSeen } from "@id-desk/core/xpat";
import { Button, Drawer, ErrorPanel, Spinner } from "@id-desk/ui";
import { CircleCheckIcon, CircleXIcon, PrinterIcon } from "@id-desk/ui/icons";
import type { ReactNode } from "react";
import { nameIsland } from "../../places/island-places.ts";
import { Facts } from "../../records/Facts.tsx";
import { TypedWords } from "../../records/RecordEntry.tsx";
import { RecordSection } from "../../records/RecordSection.tsx";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import type { Reading } from "../../runtime/reading/use-read.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import { BatchNumber, Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { OutcomeBadge } from "../parts/OutcomeBadge.tsx";
import { PermitState } from "../parts/PermitState.tsx";
import { passportSeenCopy } from "../words/interaction-words.copy.ts";
import { InteractionBiometrics } from "./InteractionBiometrics.tsx";
import * as css from "./InteractionDrawer.css.ts";
import { interactionRecordCopy } from "./interaction-record.copy.ts";

/** The words of one interaction, translated. */
export type RecordWords = Translate<typeof interactionRecordCopy.texts>;

/** One interaction beside the list, as it was recorded: nothing of it can be changed. */
export function InteractionDrawer({
  row,
  reading: { data, error, refresh },
  onPrint,
  onClose,
}: {
  readonly row: InteractionSummary;
  readonly reading: Reading<"getInteraction">;
  readonly onPrint: (row: InteractionSummary) => void;
  readonly onClose: () => void;
}) {
  const t = useCopy(interactionRecordCopy);
  const tScreen = useCopy(screenCopy);
  const dates = useDates();
  const number = <BatchNumber>{row.interaction_no}</BatchNumber>;
  const at = `\u2066${dates.dateTime(row.at)}\u2069`;
  return (
    <Drawer
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      heading={<Phrase text={t("title")} values={{ number }} />}
      subheading={
        <span className={css.under}>
          <OutcomeBadge outcome={row.outcome} />
          <bdi>{t("when", { at, island: `\u2068${nameIsland(row.island)}\u2069` })}</bdi>
        </span>
      }
      actions={
        <Button icon={<PrinterIcon />} onPress={() => onPrint(row)}>
          {t("printSlip")}
        </Button>
      }
    >
      {error && (
        <ErrorPanel heading={t("failed")} retryLabel={tScreen("tryAgain")} onRetry={refresh}>
          {error.message}
        </ErrorPanel>
      )}
      {!error && !data && (
        <div className={css.waiting}>
          <Spinner label={t("loading")} />
        </div>
      )}
      {data && <Sections interaction={data.interaction} t={t} />}
    </Drawer>
  );
}

interface SectionProps {
  readonly interaction: Interaction;
  readonly t: RecordWords;
}

function Sections({ interaction, t }: SectionProps) {
  const dates = useDates();
  const { notes, officer, recorded_at, print_count } = interaction;
  return (
    <div className={css.record}>
      {notes && (
        <RecordSection level={3} heading={t("notes")}>
          <TypedWords>{notes}</TypedWords>
        </RecordSection>
      )}
      <RecordSection level={3} heading={t("person")}>
        <Person interaction={interaction} t={t} />
      </RecordSection>
      <RecordSection level={3} heading={t("checks")}>
        <Checks interaction={interaction} t={t} />
      </RecordSection>
      <RecordSection level={3} heading={t("work")}>
        <Work interaction={interaction} t={t} />
      </RecordSection>
      <RecordSection level={3} heading={t("biometrics")}>
        <InteractionBiometrics interaction={interaction} t={t} />
      </RecordSection>
      <RecordSection level={3} heading={t("record")}>
        <Facts
          layout="rows"
          words={t}
          facts={{
            officer: <AnyScript>{officer.fullname}</AnyScript>,
            recorded: <bdi dir="ltr">{dates.dateTime(recorded_at)}</bdi>,
            prints: print_count > 0 ? t("printed", { count: print_count }) : t("never"),
          }}
        />
      </RecordSection>
    </div>
  );
}

/** Who it was, as the passport and the person said it then. */
function Person({ interaction: { individual, ...interaction }, t }: SectionProps) {
  const dates = useDates();
  const seen = useWords(passportSeenCopy);
  const { name, country, passport_no, date_of_birth, gender } = individual;
  const date = dates.date(date_of_birth);
  const age = ageOn(date_of_birth, dates.day(interaction.at));
  return (
    <Facts
      layout="rows"
      words={t}
      facts={{
        name: <AnyScript>{name}</AnyScript>,
        nationality: country && <bdi>{country.name}</bdi>,
        passport: passport_no ? <BatchNumber>{passport_no}</BatchNumber> : t("noPassport"),
        passportSeen: readPassportSeen(interaction.passport_seen, seen),
        born: date && <bdi>{age === undefined ? date : t("bornAge", { date, age: String(age) })}</bdi>,
        sex: gender === 1 ? t("male") : gender === 2 && t("female"),
        phone: interaction.contact_phone_masked && <bdi dir="ltr">{interaction.contact_phone_masked}</bdi>,
        notSame: interaction.not_same_note && <TypedWords>{interaction.not_same_note}</TypedWords>,
      }}
    />
  );
}

const checks = ["image", "name", "passport_number", "country"] as const;

/** What was compared with the person, and whether it agreed. */
function Checks({ interaction, t }: SectionProps) {
  return (
    <ul className={css.checks}>
      {checks.map((check) => {
        const agrees = interaction.checks[check];
        return (
          <li key={check} className={css.check} data-agrees={agrees}>
            {agrees ? <CircleCheckIcon /> : <CircleXIcon />}
            <span>
              {t(check)}: <span className={css.answer}>{t(agrees ? "yes" : "no")}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What was found beside what the permit said then. */
function Work({ interaction, t }: SectionProps) {
  const { permit, employer_seen, occupation_seen, island, site } = interaction;
  const write = (text: string | null | undefined): ReactNode =>
    text ? <AnyScript>{text}</AnyScript> : <span className={css.none}>{t("notSaid")}</span>;
  const rows = [
    ["employer", employer_seen, permit?.employer?.name],
    ["occupation", occupation_seen?.title, permit?.occupation?.title],
    ["island", nameIsland(island), permit?.island && nameIsland(permit.island)],
    ["site", site, permit?.site],
  ] as const;
  return (
    <>
      {permit ? (
        <Facts
          layout="rows"
          words={t}
          facts={{
            permit: <BatchNumber>{permit.number}</BatchNumber>,
            state: <PermitState permit={permit} isPast />,
          }}
        />
      ) : (
        <p className={css.plain}>{t("noPermit")}</p>
      )}
      <table className={css.compared}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t("found")}</th>
            {permit && <th scope="col">{t("onPermit")}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, found, onPermit]) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              <td>{write(found)}</td>
              {permit && <td>{write(onPermit)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
