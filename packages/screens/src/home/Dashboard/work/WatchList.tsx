import { serverCan } from "@id-desk/core";
import { useId, useRef } from "react";
import { DestinationLink } from "../../../runtime/frame/DestinationLink.tsx";
import { smallNote } from "../../../runtime/frame/words.css.ts";
import { useRead } from "../../../runtime/reading/use-read.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import type { Translate } from "../../../runtime/words/copy.ts";
import { useDates } from "../../../runtime/words/use-dates.ts";
import type { DashboardMessages } from "../Dashboard.copy.ts";
import { Block, isWithout } from "../figures/Block.tsx";
import { CutoffBar } from "./CutoffBar.tsx";
import { useTurn } from "./use-turn.ts";
import type { Cutoff } from "./useCutoff.ts";
import { readWatchGroups, type WatchFigure } from "./watch-figures.ts";
import { watchListCopy } from "./watch-list.copy.ts";
import * as css from "./work.css.ts";

type Words = Translate<typeof watchListCopy.texts>;

/** How things stand at this centre, or stood at the end of a day; each figure of today leads to what it counts. */
export function WatchList({
  cutoff,
  turn,
  messages,
}: {
  readonly cutoff: Cutoff;
  readonly turn: number;
  readonly messages?: DashboardMessages | undefined;
}) {
  const t = useCopy(watchListCopy, messages);
  const { date, dateTime } = useDates();
  const { pastDay, isEveryCenter } = cutoff;
  const reading = useRead("getStatistics", { query: cutoff.query, isSilent: true });
  const { data, refresh } = reading;
  useTurn(turn, refresh);
  // While other figures are read, the choice of centres stays where it is.
  const hasCenters = useRef(false);
  if (data) hasCenters.current = serverCan(data, "figures");
  if (isWithout(reading)) return null;
  const statistics = data?.statistics;
  return (
    <Block
      heading={t("watch")}
      failedHeading={t("watchFailed")}
      readings={[reading]}
      isEmpty={statistics === null}
      tools={<CutoffBar cutoff={cutoff} hasCenters={hasCenters.current} t={t} />}
      messages={messages}
    >
      {() =>
        statistics && (
          <>
            <p role="status" className={css.said}>
              {pastDay !== undefined ? t("watchOn", { day: date(pastDay) }) : isEveryCenter && t("watchAll")}
            </p>
            <div className={css.groups}>
              {readWatchGroups(statistics, {
                isPast: pastDay !== undefined,
                isEveryCenter,
                can: (extension) => serverCan(data, extension),
              }).map(({ heading, figures }) => (
                <Group key={heading} heading={t(heading)} figures={figures} t={t} />
              ))}
            </div>
            {statistics.as_of && (
              <p className={smallNote}>{t("counted", { at: dateTime(statistics.as_of) })}</p>
            )}
          </>
        )
      }
    </Block>
  );
}

function Group({
  heading: name,
  figures,
  t,
}: {
  readonly heading: string;
  readonly figures: readonly WatchFigure[];
  readonly t: Words;
}) {
  const id = useId();
  return (
    <div className={css.group}>
      <h3 id={id} className={css.groupHeading}>
        {name}
      </h3>
      <ul aria-labelledby={id} className={css.figures}>
        {figures.map((figure) => (
          <Figure key={figure.label} figure={figure} t={t} />
        ))}
      </ul>
    </div>
  );
}

/** How many there are; where rows are batches and cards are counted, both. */
function sayCount({ count, batches, cards }: WatchFigure, t: Words): string {
  if (count === 0) return t("none");
  if (batches !== undefined) {
    return t("cardsInBatches", {
      cards: t("countedCards", { count }),
      batches: t("countedBatches", { count: batches }),
    });
  }
  if (cards !== undefined) {
    return t("cardsInBatches", {
      cards: t("countedCards", { count: cards }),
      batches: t("countedBatches", { count }),
    });
  }
  return t("number", { count });
}

function Figure({ figure, t }: { readonly figure: WatchFigure; readonly t: Words }) {
  const { label, count, to } = figure;
  const contents = (
    <>
      <span className={css.figureLabel}>{t(label)}</span>
      <span className={css.figureCount}>{sayCount(figure, t)}</span>
    </>
  );
  return (
    <li data-zero={count === 0 || undefined} className={css.watchFigure}>
      {to && count > 0 ? (
        <DestinationLink to={to} variant="standalone" className={css.figureLink}>
          {contents}
        </DestinationLink>
      ) : (
        <span className={css.figureText}>{contents}</span>
      )}
    </li>
  );
}
