import { Button } from "@id-desk/ui";
import { RefreshIcon } from "@id-desk/ui/icons";
import { type ComponentType, useId } from "react";
import { ScreenError } from "../../runtime/frame/ScreenError.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import type { CommonSlots, ScanListProps, ScreenProps } from "../../runtime/frame/screen-props.ts";
import { createPartOnDemand } from "../../runtime/reading/on-demand.ts";
import { SectionOnDemand } from "../../runtime/reading/SectionOnDemand.tsx";
import { useCopy, useNavigation } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import type { dashboardCopy } from "./Dashboard.copy.ts";
import * as css from "./Dashboard.css.ts";
import { dashboardManifest } from "./Dashboard.manifest.ts";
import { dashboardPageCopy } from "./dashboard-page.copy.ts";
import { Tile, type TileProps } from "./tiles/Tile.tsx";
import { type AnyFigure, type DashboardState, useDashboard } from "./useDashboard.ts";

/** What a host's tiles are made of. */
export interface MoreTilesSlotProps {
  /** Draws one tile as the page draws its own; it stands in the same list. */
  readonly Tile: ComponentType<TileProps>;
}

/** The parts of the dashboard that a host can replace or add. */
export interface DashboardSlots extends CommonSlots {
  /** The host's own tiles, after those of the page. It gives list items, such as those that `Tile` draws. */
  readonly moreTiles: ComponentType<MoreTilesSlotProps>;
}

/** What the dashboard takes from its host. */
export interface DashboardProps
  extends ScanListProps,
    ScreenProps<never, typeof dashboardCopy.texts, never, DashboardSlots> {}

const numberField = createPartOnDemand(() => import("./parts.ts"), "NumberField");
const statusSearch = createPartOnDemand(() => import("./parts.ts"), "StatusSearch");
const noCenter = createPartOnDemand(() => import("./parts.ts"), "NoCenter");
const nextToDo = createPartOnDemand(() => import("./parts.ts"), "NextToDo");
const work = createPartOnDemand(() => import("./parts.ts"), "Work");
const figuresPart = createPartOnDemand(() => import("./charts.ts"), "Figures");

/**
 * The page that staff begin with: what waits for them at this centre, what to do first, and how the registry does. Each
 * figure of work leads to what it counts.
 */
export function Dashboard(props: DashboardProps) {
  return (
    <ScreenFrame manifest={dashboardManifest} props={props}>
      <Page {...props} />
    </ScreenFrame>
  );
}

/** These wait until somebody at this centre corrects them. */
const urgent: readonly AnyFigure["name"][] = ["returned", "discrepancy"];

type Words = Translate<typeof dashboardPageCopy.texts>;

function Page({ messages, slots, scanAnywhere = false }: DashboardProps) {
  const t = useCopy(dashboardPageCopy, messages);
  const { dateTime } = useDates();
  const dashboard = useDashboard();
  const { partOfDay, fullname, center, areas, figures, asOf, failure, isAsking, refresh, turn } = dashboard;
  const subtitle = [t(partOfDay, { name: fullname }), ...(center ? [t("workingAt", { center })] : [])];
  return (
    <>
      <ScreenHeader
        title={t("title")}
        subtitle={subtitle.join(" ")}
        actions={
          dashboard.hasWork && (
            <div className={css.actions}>
              {/* On the registry's clock; spoken when it changes. */}
              <p role="status" className={css.asOf}>
                {asOf !== undefined && t("asOf", { at: dateTime(new Date(asOf).toISOString()) })}
              </p>
              <Button icon={<RefreshIcon />} isPending={isAsking} onPress={refresh}>
                {t("refresh")}
              </Button>
            </div>
          )
        }
      />
      {dashboard.hasNumberField && (
        <div className={css.scan}>
          <SectionOnDemand part={numberField} scanAnywhere={scanAnywhere} messages={messages} />
        </div>
      )}
      {dashboard.hasSearch && <SectionOnDemand part={statusSearch} messages={messages} />}
      {center === undefined && <SectionOnDemand part={noCenter} messages={messages} />}
      {failure ? (
        <ScreenError heading={t("loadFailed")} error={failure} retry={refresh} isRetrying={isAsking} />
      ) : (
        dashboard.hasWork && (
          <>
            <div className={css.sides}>
              <Tiles areas={areas} MoreTiles={slots?.moreTiles} t={t} />
              <div>
                <SectionOnDemand part={nextToDo} figures={figures} turn={turn} messages={messages} />
              </div>
            </div>
            <SectionOnDemand part={work} turn={turn} messages={messages} />
          </>
        )
      )}
      {dashboard.wasAnswered && <SectionOnDemand part={figuresPart} turn={turn} messages={messages} />}
    </>
  );
}

function Tiles({
  areas,
  MoreTiles,
  t,
}: Pick<DashboardState, "areas"> & {
  readonly MoreTiles: DashboardSlots["moreTiles"] | undefined;
  readonly t: Words;
}) {
  const headingId = useId();
  const isBusy = areas.some(({ figures }) => figures.some(({ isAsking }) => isAsking));
  return (
    <section aria-labelledby={headingId} aria-busy={isBusy || undefined} className={css.section}>
      <h2 id={headingId} className={css.heading}>
        {t("myWork")}
      </h2>
      {areas.map(({ area, figures }) => (
        <div key={area} className={css.area}>
          <h3 id={`${headingId}${area}`} className={css.areaHeading}>
            {t(area)}
          </h3>
          <ul aria-labelledby={`${headingId}${area}`} className={css.tiles}>
            {figures.map((figure) => (
              <WorkTile key={figure.name} figure={figure} t={t} />
            ))}
          </ul>
        </div>
      ))}
      {MoreTiles && (
        <ul className={css.moreTiles}>
          <MoreTiles Tile={Tile} />
        </ul>
      )}
    </section>
  );
}

function WorkTile({ figure, t }: { readonly figure: AnyFigure; readonly t: Words }) {
  const { name, to, count, error, isAsking, ask } = figure;
  const { getHref, onNavigate } = useNavigation();
  return (
    <Tile
      label={t(name)}
      count={count === undefined ? undefined : t("count", { count })}
      isZero={count === 0}
      isUrgent={urgent.includes(name)}
      href={getHref(to)}
      onPress={() => onNavigate(to)}
      failure={
        error && (
          <>
            <span>{t(count === undefined ? "notLoaded" : "notRefreshed")}</span>
            <Button
              size="sm"
              variant="quiet"
              isPending={isAsking}
              aria-label={t("tryAgainFor", { tile: t(name) })}
              onPress={ask}
            >
              {t("tryAgain")}
            </Button>
          </>
        )
      }
    />
  );
}
