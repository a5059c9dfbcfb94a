import { Button, EmptyTrayDrawing, SearchDrawing, Skeleton } from "@id-desk/ui";
import { RefreshIcon } from "@id-desk/ui/icons";
import { useId } from "react";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import { ScreenError } from "../../runtime/frame/ScreenError.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useMayOpen } from "../../runtime/frame/use-may-open.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { dashboardCopy } from "./Dashboard.copy.ts";
import * as css from "./Dashboard.css.ts";
import { dashboardManifest } from "./Dashboard.manifest.ts";
import { StatusSearch } from "./StatusSearch.tsx";
import { type AnyFigure, type DashboardState, useDashboard } from "./useDashboard.ts";

/** What the dashboard takes from its host. */
export interface DashboardProps extends ScreenProps<never, typeof dashboardCopy.texts> {}

/** The page that staff begin with: what waits for them at this centre, each figure a link to its list. */
export function Dashboard(props: DashboardProps) {
  return (
    <ScreenFrame manifest={dashboardManifest} props={props}>
      <Work {...props} />
    </ScreenFrame>
  );
}

type Words = Translate<typeof dashboardCopy.texts>;

function Work({ messages }: DashboardProps) {
  const t = useCopy(dashboardCopy, messages);
  const { dateTime } = useDates();
  const { partOfDay, fullname, center, figures, asOf, failure, isAsking, refresh, hasSearch } =
    useDashboard();
  const subtitle = [t(partOfDay, { name: fullname }), ...(center ? [t("workingAt", { center })] : [])];
  return (
    <>
      <ScreenHeader
        title={t("title")}
        subtitle={subtitle.join(" ")}
        actions={
          figures.length > 0 && (
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
      {hasSearch && <StatusSearch t={t} />}
      {figures.length === 0 ? (
        !hasSearch && <NoWork center={center} t={t} />
      ) : failure ? (
        <ScreenError heading={t("loadFailed")} error={failure} retry={refresh} isRetrying={isAsking} />
      ) : (
        <Figures figures={figures} center={center} t={t} />
      )}
    </>
  );
}

function Figures({ figures, center, t }: Pick<DashboardState, "figures" | "center"> & { readonly t: Words }) {
  const headingId = useId();
  const maySend = useMayOpen()("dispatch");
  const hasNothingToDo = figures.every(({ count }) => count === 0);
  const isBusy = figures.some(({ isAsking }) => isAsking);
  return (
    <section aria-labelledby={headingId}>
      <div className={css.head}>
        <h2 id={headingId} className={css.heading}>
          {t("myWork")}
        </h2>
        {center !== undefined && hasNothingToDo && (
          <>
            <p className={css.calm}>
              <bdi>{t("nothingWaits", { center })}</bdi>
            </p>
            {maySend && (
              <DestinationLink to={{ screen: "DispatchSending" }} variant="primary">
                {t("openSending")}
              </DestinationLink>
            )}
          </>
        )}
      </div>
      <ul className={css.tiles} aria-busy={isBusy || undefined}>
        {figures.map((figure) => (
          <WorkTile key={figure.name} figure={figure} t={t} />
        ))}
      </ul>
    </section>
  );
}

/** A figure of work that leads to its list. It keeps its place while it is read, and when that fails. */
function WorkTile({ figure, t }: { readonly figure: AnyFigure; readonly t: Words }) {
  const { name, to, count, error, isAsking, ask } = figure;
  return (
    <li className={css.tile} data-zero={count === 0 || undefined}>
      <DestinationLink to={to} variant="standalone" className={css.link}>
        <span className={css.label}>{t(name)}</span>
        <span className={css.figure}>
          {count !== undefined && t("count", { count })}
          {count === undefined && (error ? "–" : <Skeleton shape="block" width="2.5rem" height="1.5rem" />)}
        </span>
        {!error && <span className={css.help}>{t(`${name}Help`)}</span>}
      </DestinationLink>
      {error && (
        <div className={css.failure}>
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
        </div>
      )}
    </li>
  );
}

/** What is there for whoever has none of the lists: their centre, and what everybody may open. */
function NoWork({ center, t }: Pick<DashboardState, "center"> & { readonly t: Words }) {
  const mayOpen = useMayOpen();
  if (center === undefined) {
    return (
      <ScreenEmptyState
        drawing={<SearchDrawing />}
        heading={t("noCenter")}
        help={t("noCenterHelp")}
        action={
          <DestinationLink to={{ screen: "SelectCenter" }} variant="primary">
            {t("selectCenter")}
          </DestinationLink>
        }
      />
    );
  }
  const hasResources = mayOpen("resources");
  return (
    <ScreenEmptyState
      drawing={<EmptyTrayDrawing />}
      heading={t("noTiles")}
      help={hasResources && t("noTilesHelp")}
      action={
        <div className={css.actions}>
          {hasResources && (
            <DestinationLink to={{ screen: "Resources" }} variant="primary">
              {t("resources")}
            </DestinationLink>
          )}
          {mayOpen("switchCenter") && (
            <DestinationLink to={{ screen: "SwitchCenter" }} variant="secondary">
              {t("switchCenter")}
            </DestinationLink>
          )}
        </div>
      }
    />
  );
}
