import type { OperationData } from "@id-desk/core";
import { BarChart, Button } from "@id-desk/ui";
import { useId, useMemo, useState } from "react";
import { note } from "../../../runtime/frame/words.css.ts";
import { useRead } from "../../../runtime/reading/use-read.ts";
import { useCopy, useRegistryOptions, useSession } from "../../../runtime/registry/registry-context.ts";
import type { Translate } from "../../../runtime/words/copy.ts";
import { useDates } from "../../../runtime/words/use-dates.ts";
import type { DashboardMessages } from "../Dashboard.copy.ts";
import { useTurn } from "../work/use-turn.ts";
import type { Cutoff } from "../work/useCutoff.ts";
import { Block, isWithout } from "./Block.tsx";
import { type FigureColumn, FigureTable } from "./FigureTable.tsx";
import * as css from "./figures.css.ts";
import { serviceCopy } from "./service.copy.ts";

type Service = NonNullable<OperationData<"getServiceStatistics">["service"]>;
type Week = Service["weeks"][number];
type CenterFigures = Service["centers"][number];
type Words = Translate<typeof serviceCopy.texts>;

/** How much was done in the last weeks, and how long people waited for their cards. */
export function Service({
  cutoff,
  turn,
  messages,
}: {
  readonly cutoff: Cutoff;
  readonly turn: number;
  readonly messages?: DashboardMessages | undefined;
}) {
  const t = useCopy(serviceCopy, messages);
  const center = useSession().center?.name ?? "";
  const reading = useRead("getServiceStatistics", { query: cutoff.query, isSilent: true });
  const { data, refresh } = reading;
  useTurn(turn, refresh);
  if (isWithout(reading)) return null;
  return (
    <Block
      heading={t("service")}
      failedHeading={t("serviceFailed")}
      readings={[reading]}
      steps={3}
      isEmpty={data?.service === null}
      messages={messages}
    >
      {(drawn) =>
        data?.service && (
          <>
            <p className={note}>
              <bdi>{cutoff.isEveryCenter ? t("serviceOfAll") : t("serviceOf", { center })}</bdi>
            </p>
            <Weeks drawn={drawn} service={data.service} fileDay={cutoff.pastDay} t={t} messages={messages} />
          </>
        )
      }
    </Block>
  );
}

/** How long most people waited. */
function sayDays({ whole: { median_days, p90_days } }: Service, t: Words): string {
  if (median_days === null || p90_days === null) return t("noneHandedOver");
  return t("nineOfTen", { half: t("half", { count: median_days }), count: p90_days });
}

function Weeks({
  drawn,
  service,
  fileDay,
  t,
  messages,
}: {
  readonly drawn: number;
  readonly service: Service;
  readonly fileDay: string | undefined;
  readonly t: Words;
  readonly messages?: DashboardMessages | undefined;
}) {
  const { date, today } = useDates();
  const tableId = useId();
  const { whole, weeks, centers } = service;
  const last = weeks.at(-1);
  const day = fileDay ?? today();
  const done: readonly FigureColumn<
    Pick<Week, "submitted" | "sent" | "received" | "handed_over" | "median_days" | "p90_days">
  >[] = [
    { id: "submitted", heading: t("submittedInWeek"), read: (row) => row.submitted },
    { id: "sent", heading: t("sentCards"), read: (row) => row.sent },
    { id: "received", heading: t("receivedCards"), read: (row) => row.received },
    { id: "handed_over", heading: t("handedOver"), read: (row) => row.handed_over },
    { id: "median", heading: t("medianDays"), read: (row) => row.median_days },
    { id: "p90", heading: t("p90Days"), read: (row) => row.p90_days },
  ];
  const number = (count: number) => t("number", { count });
  const { dateLocale } = useRegistryOptions();
  const [showsWeeks, setShowsWeeks] = useState(false);
  const weekFormat = useMemo(
    () => new Intl.DateTimeFormat(dateLocale ?? "en-US", { month: "short", day: "numeric", timeZone: "UTC" }),
    [dateLocale],
  );
  const writeWeek = (from: string) => weekFormat.format(new Date(from));
  return (
    <>
      <div className={css.charts}>
        <BarChart
          label={t("doneByWeek")}
          summary={t("doneSummary", {
            submitted: number(whole.submitted),
            handedOver: number(whole.handed_over),
            lastSubmitted: number(last?.submitted ?? 0),
            lastHandedOver: number(last?.handed_over ?? 0),
          })}
          detailsId={tableId}
          orientation="columns"
          series={[
            { id: "submitted", label: t("submittedInWeek") },
            { id: "handed_over", label: t("handedOver") },
          ]}
          rows={weeks.map(({ from, submitted, handed_over }) => ({
            id: from,
            label: writeWeek(from),
            values: [submitted, handed_over],
          }))}
          formatValue={number}
        />
        {drawn > 1 && (
          <BarChart
            label={t("daysByWeek")}
            summary={sayDays(service, t)}
            detailsId={tableId}
            orientation="columns"
            series={[
              { id: "median", label: t("medianDays") },
              { id: "p90", label: t("p90Days") },
            ]}
            // A week in which nobody got a card has no days, and not none.
            rows={weeks.flatMap(({ from, median_days, p90_days }) =>
              median_days === null || p90_days === null
                ? []
                : { id: from, label: writeWeek(from), values: [median_days, p90_days] },
            )}
            formatValue={number}
          />
        )}
      </div>
      <div id={tableId} className={css.tools}>
        <Button size="sm" aria-expanded={showsWeeks} onPress={() => setShowsWeeks(!showsWeeks)}>
          {t(showsWeeks ? "hideWeeks" : "showWeeks")}
        </Button>
      </div>
      {showsWeeks && (
        <FigureTable<Week>
          caption={t("byWeek")}
          name={{ heading: t("week"), read: ({ from }) => date(from) }}
          columns={done}
          rows={weeks}
          getRowKey={({ from }) => from}
          fileName={`service-by-week-${day}`}
          words={t}
          messages={messages}
        />
      )}
      {drawn > 2 && centers.length > 1 && (
        <FigureTable<CenterFigures>
          caption={t("byCenter")}
          name={{ heading: t("center"), read: ({ center }) => center.name }}
          columns={done}
          rows={centers}
          getRowKey={({ center }) => center.id}
          fileName={`service-by-centre-${day}`}
          words={t}
          messages={messages}
        />
      )}
    </>
  );
}
