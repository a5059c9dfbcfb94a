import { Button, Skeleton } from "@id-desk/ui";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import type { dashboardCopy } from "./Dashboard.copy.ts";
import * as css from "./Dashboard.css.ts";
import type { WorkFigure } from "./useDashboard.ts";

/** A figure of work that leads to its list. It keeps its place while it is read, and when that fails. */
export function WorkTile({
  figure,
  t,
}: {
  readonly figure: WorkFigure;
  readonly t: Translate<typeof dashboardCopy.texts>;
}) {
  const { name, to, count, error, isAsking, ask } = figure;
  return (
    <li className={css.tile} data-zero={count === 0 || undefined}>
      <DestinationLink to={to} variant="standalone" className={css.link}>
        <span className={css.label}>{t(name)}</span>
        <span className={css.figure}>
          {count === undefined ? (
            error ? (
              "–"
            ) : (
              <Skeleton shape="block" width="2.5rem" height="1.5rem" />
            )
          ) : (
            t("count", { count })
          )}
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
