import { PaperFacts, PaperHead } from "../../../print/PaperParts.tsx";
import { Printout, type PrintoutFrame } from "../../../print/Printout.tsx";
import type { Printed } from "../../../print/use-printing.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import type { Translate } from "../../../runtime/words/copy.ts";
import type { DashboardMessages } from "../Dashboard.copy.ts";
import { populationPaperCopy } from "./population-paper.copy.ts";
import { countPeople, type PeopleRow, sumPeople } from "./usePopulation.ts";

type Words = Translate<typeof populationPaperCopy.texts>;

/** The figures of the population as the page and its paper show them. */
export interface PopulationOnPaper {
  readonly totals: { readonly total: number; readonly male: number; readonly female: number };
  readonly atolls: readonly PeopleRow[];
  readonly ageGroups: readonly PeopleRow[];
  /** As staff read it; empty where nobody knows. */
  readonly countedAt: string;
}

/** The population as tables on paper, in a frame of its own, ready to be printed. */
export function PopulationPaper({
  figures,
  printed,
  messages,
  ...frame
}: PrintoutFrame & {
  readonly figures: PopulationOnPaper;
  readonly printed: Printed;
  readonly messages?: DashboardMessages | undefined;
}) {
  const t: Words = useCopy(populationPaperCopy, messages);
  return (
    <Printout
      {...frame}
      number={figures.countedAt}
      what={t("population")}
      printed={printed}
      words={t}
      sheet="A4"
      draw={(lines) => (
        <main>
          <PaperHead title={t("population")} number={undefined} copy={1} words={t}>
            <p className="muted">{t("populationWho")}</p>
          </PaperHead>
          <PaperFacts
            facts={[
              { term: t("total"), value: t("number", { count: figures.totals.total }) },
              { term: t("male"), value: t("number", { count: figures.totals.male }) },
              { term: t("female"), value: t("number", { count: figures.totals.female }) },
              { term: t("countedOn"), value: <bdi className="number">{figures.countedAt}</bdi> },
            ]}
          />
          <Table caption={t("byAtoll")} heading={t("atoll")} rows={figures.atolls} t={t} />
          <Table caption={t("byAgeGroup")} heading={t("ageGroup")} rows={figures.ageGroups} t={t} />
          <footer className="running">
            {lines.map((line) => (
              <p key={line} className="muted">
                {line}
              </p>
            ))}
          </footer>
        </main>
      )}
    />
  );
}

function Table({
  caption,
  heading,
  rows,
  t,
}: {
  readonly caption: string;
  readonly heading: string;
  readonly rows: readonly PeopleRow[];
  readonly t: Words;
}) {
  const all = { id: "sum", label: t("total"), ...sumPeople(rows) };
  const number = (count: number) => t("number", { count });
  return (
    <table className="figures">
      <caption className="heading">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{t("male")}</th>
          <th scope="col">{t("female")}</th>
          <th scope="col">{t("total")}</th>
        </tr>
      </thead>
      <tbody>
        {[...rows, all].map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <bdi>{row.label}</bdi>
            </th>
            <td className="number">{number(row.male)}</td>
            <td className="number">{number(row.female)}</td>
            <td className="number">{number(countPeople(row))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
