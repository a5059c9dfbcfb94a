import { Alert, Button, ScanField, type ScanFieldProps, Spinner } from "@id-desk/ui";
import type { RefAttributes } from "react";
import { CountryPicker } from "../../../places/CountryPicker.tsx";
import { createPartOnDemand, useWarmUp } from "../../../runtime/reading/on-demand.ts";
import { SectionOnDemand } from "../../../runtime/reading/SectionOnDemand.tsx";
import { useListText } from "../../../runtime/words/use-list-text.ts";
import type { XpatSheetState } from "../useXpatSheet.ts";
import * as css from "../Xpat.css.ts";
import { blankPerson, type XpatWords } from "../xpat-values.ts";
import { FoundPeople } from "./FoundPeople.tsx";
import { RefusedPerson } from "./RefusedPerson.tsx";
import { SeenLately } from "./SeenLately.tsx";
import type { Finding } from "./useFinding.ts";

const newPersonForm = createPartOnDemand(() => import("./NewPersonForm.tsx"), "NewPersonForm");

/** What is scanned or typed to find somebody. */
export type FindField = RefAttributes<HTMLInputElement> & Pick<ScanFieldProps, "scanAnywhere" | "autoFocus">;

/** The first section: one field finds a worker, whom the registry knows or who is registered as new. */
export function FindSection({
  sheet,
  finding,
  hasPortraits,
  field,
  onLeave,
  t,
}: {
  readonly sheet: XpatSheetState;
  readonly finding: Finding;
  /** The server shows photographs. */
  readonly hasPortraits: boolean;
  readonly field: FindField;
  readonly onLeave: () => void;
  readonly t: XpatWords;
}) {
  const { person, rules, lately, begin, confirm } = sheet;
  useWarmUp(newPersonForm.load);
  const { typing, search, countries, country, problem, isHalfRead, unanswered } = finding;
  if (typing || person?.kind === "new") {
    const hasPassport = person?.kind === "new" ? person.hasPassport : typing === "passport";
    return (
      <SectionOnDemand
        part={newPersonForm}
        start={person?.kind === "new" ? person.values : finding.typed}
        hasPassport={hasPassport}
        countries={countries}
        sheet={sheet}
        onDone={(values) => {
          const next = { kind: "new", values, hasPassport } as const;
          if (person) sheet.change({ person: next });
          else begin(next, { passport_seen: finding.zone ? "seen" : "" });
          confirm("find");
          finding.stopTyping();
        }}
        onBack={() => (person ? confirm("find") : finding.stopTyping())}
        t={t}
      />
    );
  }
  if (lately) return <SeenLately sheet={sheet} onLeave={onLeave} t={t} />;
  if (person) return <RefusedPerson sheet={sheet} person={person} onLeave={onLeave} t={t} />;
  return (
    <div className={css.part}>
      <div className={css.find}>
        <ScanField
          {...field}
          label={t("scan")}
          description={
            isHalfRead
              ? t("zoneFirst")
              : unanswered
                ? t("unanswered", { text: `\u2068${unanswered}\u2069` })
                : t("scanHint")
          }
          errorMessage={problem}
          unfinishedHint={t("unfinished")}
          onScan={finding.scan}
          keepsFocus
        />
        <CountryPicker
          name="passport_country_id"
          label={t("passportCountry")}
          description={t("passportCountryHint")}
          countries={countries}
          pinned={rules.pinned_countries}
          value={country?.id ?? null}
          onChange={finding.chooseCountry}
        />
      </div>
      <ZoneProblems finding={finding} t={t} />
      <Answer finding={finding} hasPortraits={hasPortraits} t={t} />
      {!search.isLoading && (
        <div className={css.actions}>
          <Button variant="quiet" onPress={() => finding.type("noDocuments", blankPerson)}>
            {t("noDocuments")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What of a zone was not read right, so that it is compared with the passport before anybody is looked for. */
function ZoneProblems({ finding, t }: { readonly finding: Finding; readonly t: XpatWords }) {
  const list = useListText();
  const { zone, country, countries, search } = finding;
  if (!zone) return null;
  const wrong = zone.wrong.map((check) => t(`wrong_${check}`));
  const isAsked = search.query?.by === "passport";
  return (
    <>
      {wrong.length > 0 && (
        <Alert
          tone="warning"
          announce="at once"
          heading={`${t("zoneWrong")} ${list(wrong)}.`}
          actions={
            !isAsked &&
            country && (
              <Button size="sm" onPress={finding.lookUpZone}>
                {t("zoneLookUp", { number: zone.document_number })}
              </Button>
            )
          }
        />
      )}
      {!country && countries.places && (
        <Alert tone="warning" announce="at once" heading={t("zoneCountry", { code: zone.issuing_country })} />
      )}
    </>
  );
}

/** What the registry has answered: people, nobody, or that it could not be asked. */
function Answer({
  finding,
  hasPortraits,
  t,
}: {
  readonly finding: Finding;
  readonly hasPortraits: boolean;
  readonly t: XpatWords;
}) {
  const { search, country } = finding;
  const { query, people, error, isLoading } = search;
  if (isLoading) return <Spinner label={t("looking")} />;
  if (!query) return null;
  if (error) {
    const isOutOfReach = error.code === "network" || error.code === "server";
    return (
      <Alert
        tone="danger"
        announce="at once"
        heading={t("lookupFailed")}
        actions={
          <>
            <Button size="sm" onPress={search.refresh}>
              {t("tryAgain")}
            </Button>
            {isOutOfReach && (
              <Button size="sm" variant="quiet" onPress={() => finding.type("passport")}>
                {t("goOn")}
              </Button>
            )}
          </>
        }
      >
        {error.message} {isOutOfReach && t("lookupFailedHelp")}
      </Alert>
    );
  }
  if (!people) return null;
  if (people.length > 0) {
    return <FoundPeople people={people} hasPortraits={hasPortraits} onChoose={finding.choose} t={t} />;
  }
  return (
    <Alert
      tone="info"
      announce="at once"
      heading={t("nobody")}
      actions={
        <Button size="sm" onPress={() => finding.type("passport")}>
          {t("registerNew")}
        </Button>
      }
    >
      {query.by === "permit" && !country ? t("nobodyByNumber") : t("nobodyHelp")}
    </Alert>
  );
}
