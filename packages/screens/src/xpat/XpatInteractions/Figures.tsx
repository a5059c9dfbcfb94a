import { Button, Skeleton } from "@id-desk/ui";
import { RefreshIcon } from "@id-desk/ui/icons";
import { nameIsland } from "../../places/island-places.ts";
import { screenCopy } from "../../runtime/frame/screen.copy.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { InteractionsWords } from "./interaction-columns.tsx";
import type { XpatInteractionsState } from "./useXpatInteractions.ts";
import * as css from "./XpatInteractions.css.ts";

const names = ["today", "week", "total", "verifiedShare", "mismatches", "withoutDocuments"] as const;

/** Figures of the interactions that the filters leave. Where they cannot be read, the list stays as it is. */
export function Figures({
  list,
  t,
}: {
  readonly list: XpatInteractionsState;
  readonly t: InteractionsWords;
}) {
  const tScreen = useCopy(screenCopy);
  const { data, error, isLoading, refresh } = list.figures;
  const stats = data?.stats;
  const hasFailed = error !== undefined && !isLoading;
  const values: Readonly<Record<(typeof names)[number], string>> | undefined = stats && {
    today: t("figure", { count: stats.today }),
    week: t("figure", { count: stats.week }),
    total: t("figure", { count: stats.total }),
    verifiedShare: writeShare(stats.verified, stats.total),
    mismatches: t("figure", { count: stats.mismatches }),
    withoutDocuments: t("figure", { count: stats.without_documents }),
  };
  function writeShare(part: number, whole: number): string {
    return whole > 0 ? t("verifiedOf", { share: String(Math.round((part / whole) * 100)) }) : "–";
  }
  const shown = stats?.by_island ?? [];
  const elsewhere = (stats?.total ?? 0) - shown.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className={css.strip} aria-label={t("figures")} aria-busy={(!stats && !hasFailed) || undefined}>
      <dl className={css.figures}>
        {names.map((name) => (
          <div key={name} className={css.figure}>
            <dt className={css.term}>{t(name)}</dt>
            <dd className={css.value}>
              {values || hasFailed ? (
                <bdi>{values?.[name] ?? "–"}</bdi>
              ) : (
                <Skeleton shape="block" width="1.5em" height="0.85em" />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {hasFailed && (
        <p className={css.failed}>
          <span>{t("figuresFailed")}</span>
          <Button size="sm" variant="quiet" icon={<RefreshIcon />} onPress={refresh}>
            {tScreen("tryAgain")}
          </Button>
        </p>
      )}
      {list.seesAll && !hasFailed && (
        <p className={css.islands}>
          {shown.length > 0 && (
            <>
              <span className={css.term}>{t("byIsland")}</span>
              {shown.map(({ island, count }) => (
                <bdi key={island.id}>{t("islandCount", { island: nameIsland(island), count })}</bdi>
              ))}
              {elsewhere > 0 && <bdi>{t("elsewhere", { count: elsewhere })}</bdi>}
            </>
          )}
        </p>
      )}
    </section>
  );
}
