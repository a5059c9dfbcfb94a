import { AgePyramid, BarChart, Button } from "@id-desk/ui";
import { PrinterIcon } from "@id-desk/ui/icons";
import { useId, useState } from "react";
import { type Printed, usePrinter } from "../../../print/use-printing.ts";
import { note } from "../../../runtime/frame/words.css.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import type { Translate } from "../../../runtime/words/copy.ts";
import { useDates } from "../../../runtime/words/use-dates.ts";
import type { DashboardMessages } from "../Dashboard.copy.ts";
import { Block, isWithout } from "./Block.tsx";
import { type FigureColumn, FigureTable } from "./FigureTable.tsx";
import * as css from "./figures.css.ts";
import { type PopulationOnPaper, PopulationPaper } from "./PopulationPaper.tsx";
import { populationCopy } from "./population.copy.ts";
import { countAged, countPeople, type PeopleRow, sumPeople, usePopulation } from "./usePopulation.ts";

type Words = Translate<typeof populationCopy.texts>;

/** The registered people of the country, who are of no centre: in all, by atoll and by age. */
export function Figures({
  turn,
  messages,
}: {
  /** How often the page was refreshed. */
  readonly turn: number;
  readonly messages?: DashboardMessages | undefined;
}) {
  const t = useCopy(populationCopy, messages);
  const { population, ages, groups } = usePopulation(turn);
  const { dateTime, day, today } = useDates();
  if ([population, ages, groups].every(isWithout)) return null;
  const readings = [population, ages, groups];
  return (
    <Block
      heading={t("population")}
      failedHeading={t("populationFailed")}
      readings={readings}
      steps={4}
      messages={messages}
    >
      {(drawn) => {
        if (!population.data || !ages.data || !groups.data) return null;
        const { population: people, as_of } = population.data;
        const whole: PopulationOnPaper = {
          atolls: people.by_atoll.map(({ atoll, male, female }) => ({
            id: atoll ?? "",
            label: atoll ?? t("atollUnknown"),
            male,
            female,
          })),
          ageGroups: groups.data.age_groups.map(({ label, male, female }) => ({
            id: label,
            label,
            male,
            female,
          })),
          totals: people,
          countedAt: as_of ? dateTime(as_of) : "",
        };
        return (
          <>
            <p className={note}>
              {t("populationWho")} {as_of && t("populationAsOf", { at: dateTime(as_of) })}
            </p>
            <Totals totals={people} t={t} />
            {people.total === 0 ? (
              <p className={note}>{t("nobody")}</p>
            ) : (
              <Charts
                drawn={drawn}
                whole={whole}
                ages={ages.data.ages}
                fileDay={as_of ? day(as_of) : today()}
                t={t}
                messages={messages}
              />
            )}
          </>
        );
      }}
    </Block>
  );
}

function Totals({ totals, t }: { readonly totals: PopulationOnPaper["totals"]; readonly t: Words }) {
  return (
    <dl className={css.totals} aria-label={t("totals")}>
      {(["total", "male", "female"] as const).map((name) => (
        <div key={name} className={css.total}>
          <dt>{t(name)}</dt>
          <dd className={css.totalCount}>{t("number", { count: totals[name] })}</dd>
        </div>
      ))}
    </dl>
  );
}

function Charts({
  drawn,
  whole,
  ages,
  fileDay,
  t,
  messages,
}: {
  readonly drawn: number;
  readonly whole: PopulationOnPaper;
  readonly ages: readonly { readonly age: number; readonly male: number; readonly female: number }[];
  readonly fileDay: string;
  readonly t: Words;
  readonly messages?: DashboardMessages | undefined;
}) {
  const [atollsId, groupsId] = [useId(), useId()];
  const [showsAges, setShowsAges] = useState(false);
  const [printing, setPrinting] = useState<Printed>();
  const printer = usePrinter();
  const number = (count: number) => t("number", { count });
  const { atolls, ageGroups, totals } = whole;
  const most = atolls.reduce<PeopleRow | undefined>(
    // Those of no known atoll have no id.
    (found, row) => (row.id !== "" && (!found || countPeople(row) > countPeople(found)) ? row : found),
    undefined,
  );
  const sexes: readonly FigureColumn<PeopleRow>[] = [
    { id: "male", heading: t("male"), read: ({ male }) => male },
    { id: "female", heading: t("female"), read: ({ female }) => female },
    { id: "total", heading: t("total"), read: countPeople },
  ];
  const share: FigureColumn<PeopleRow> = {
    id: "percent",
    heading: t("percent"),
    read: (row) => Math.round((countPeople(row) / Math.max(1, totals.total)) * 1000) / 10,
    write: (row) => `${((countPeople(row) / Math.max(1, totals.total)) * 100).toFixed(1)}`,
  };
  const sumOf = (rows: readonly PeopleRow[]): PeopleRow => ({
    id: "sum",
    label: t("total"),
    ...sumPeople(rows),
  });
  const rowsOfAges = ages.map(({ age, male, female }) => ({ id: `${age}`, label: `${age}`, male, female }));
  const common = { words: t, messages, getRowKey: ({ id }: PeopleRow) => id };
  const readLabel = ({ label }: PeopleRow) => label;
  return (
    <>
      <div className={css.pair}>
        <BarChart
          label={t("byAtoll")}
          summary={
            most
              ? t("atollSummary", {
                  atoll: most.label,
                  count: number(countPeople(most)),
                  total: number(totals.total),
                })
              : t("noAtollKnown")
          }
          detailsId={drawn > 1 ? atollsId : undefined}
          isStacked
          series={[
            { id: "male", label: t("male") },
            { id: "female", label: t("female") },
          ]}
          rows={atolls.map(({ id, label, male, female }) => ({ id, label, values: [male, female] }))}
          formatValue={number}
        />
        {drawn > 1 && (
          <FigureTable<PeopleRow>
            {...common}
            id={atollsId}
            caption={t("byAtoll")}
            name={{ heading: t("atoll"), read: readLabel }}
            columns={sexes}
            rows={atolls}
            total={sumOf(atolls)}
            fileName={`population-by-atoll-${fileDay}`}
          />
        )}
      </div>
      <div className={css.pair}>
        {drawn > 2 && (
          <AgePyramid
            label={t("byAge")}
            summary={t("ageSummary", {
              count: number(countAged([...ages], 0, 18)),
              total: number(totals.total),
              old: number(countAged([...ages], 65)),
            })}
            detailsId={drawn > 3 ? groupsId : undefined}
            sides={[{ label: t("male") }, { label: t("female") }]}
            rows={[...rowsOfAges]
              .reverse()
              .map(({ id, label, male, female }) => ({ id, label, values: [male, female] }))}
            formatValue={number}
          />
        )}
        {drawn > 3 && (
          <FigureTable<PeopleRow>
            {...common}
            id={groupsId}
            caption={t("byAgeGroup")}
            name={{ heading: t("ageGroup"), read: readLabel }}
            columns={[...sexes, share]}
            rows={ageGroups}
            total={sumOf(ageGroups)}
            fileName={`population-by-age-group-${fileDay}`}
          />
        )}
      </div>
      <div className={css.tools}>
        <Button size="sm" aria-expanded={showsAges} onPress={() => setShowsAges(!showsAges)}>
          {t(showsAges ? "hideAges" : "showAges")}
        </Button>
        <Button
          size="sm"
          icon={<PrinterIcon />}
          onPress={() => setPrinting({ copy: 1, ...printer.describe() })}
        >
          {t("printFigures")}
        </Button>
      </div>
      {showsAges && (
        <FigureTable<PeopleRow>
          {...common}
          caption={t("byAge")}
          name={{ heading: t("age"), read: readLabel }}
          columns={sexes}
          rows={rowsOfAges}
          total={sumOf(rowsOfAges)}
          fileName={`population-by-age-${fileDay}`}
        />
      )}
      {printing && (
        <PopulationPaper
          figures={whole}
          printed={printing}
          messages={messages}
          onReady={(frame) => {
            frame.addEventListener("afterprint", () => setPrinting(undefined), { once: true });
            frame.focus();
            frame.print();
          }}
        />
      )}
    </>
  );
}
