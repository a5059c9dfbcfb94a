import { Alert, Button, Skeleton } from "@id-desk/ui";
import { PlusIcon } from "@id-desk/ui/icons";
import { useId } from "react";
import { DestinationLink } from "../../../runtime/frame/DestinationLink.tsx";
import { useMayOpen } from "../../../runtime/frame/use-may-open.ts";
import { note } from "../../../runtime/frame/words.css.ts";
import { useCopy, useSession } from "../../../runtime/registry/registry-context.ts";
import type { Translate } from "../../../runtime/words/copy.ts";
import type { DashboardMessages } from "../Dashboard.copy.ts";
import { actions, heading, section } from "../Dashboard.css.ts";
import type { AnyFigure } from "../useDashboard.ts";
import { isLongLate, type NextLine } from "./next-line.ts";
import { nextToDoCopy } from "./next-to-do.copy.ts";
import { useNextToDo } from "./useNextToDo.ts";
import * as css from "./work.css.ts";

type Words = Translate<typeof nextToDoCopy.texts>;

/** What waits longest at this centre, worst first, each with the button that does it. */
export function NextToDo({
  figures,
  turn,
  messages,
}: {
  readonly figures: readonly AnyFigure[];
  readonly turn: number;
  readonly messages?: DashboardMessages | undefined;
}) {
  const t = useCopy(nextToDoCopy, messages);
  const headingId = useId();
  const { lines, isLoading, isPartial, retry } = useNextToDo(figures, turn);
  const center = useSession().center?.name ?? "";
  return (
    <section aria-labelledby={headingId} aria-busy={isLoading || undefined} className={section}>
      <h2 id={headingId} className={heading}>
        {t("next")}
      </h2>
      {isPartial && !isLoading && (
        <Alert
          tone="warning"
          heading={t("nextPartly")}
          actions={
            <Button size="sm" onPress={retry}>
              {t("nextRetry")}
            </Button>
          }
        />
      )}
      {isLoading ? (
        <Skeleton shape="block" width="100%" height="10.3em" />
      ) : lines.length > 0 ? (
        <ul className={css.lines} aria-label={t("nextOf", { center })}>
          {lines.map((line) => (
            <Line key={`${line.kind} ${line.number}`} line={line} t={t} />
          ))}
        </ul>
      ) : (
        !isPartial && <NothingWaits center={center} t={t} />
      )}
    </section>
  );
}

/** What is wrong, in words. */
function sayWhat({ kind, center = "", reason, moreReasons = 0, cards = 0 }: NextLine, t: Words): string {
  if (kind === "returned") {
    if (!reason) return t("returnedNoReason");
    return moreReasons > 0
      ? t("returnedLineMore", { reason, count: moreReasons })
      : t("returnedLine", { reason });
  }
  return t(kind, { center, cards: t("cards", { count: cards }) });
}

function Line({ line, t }: { readonly line: NextLine; readonly t: Words }) {
  const { kind, number, days, to, isElsewhere } = line;
  const action = t(isElsewhere ? "elsewhereAction" : `${kind}Action`);
  return (
    <li className={css.line}>
      <span className={css.number}>{number}</span>
      <bdi className={css.what}>{sayWhat(line, t)}</bdi>
      <span className={css.days} data-late={isLongLate(line) || undefined}>
        {days === 0 ? t("sinceToday") : t("forDays", { count: days })}
      </span>
      <DestinationLink
        to={to}
        variant="secondary"
        size="sm"
        className={css.action}
        aria-label={t("ofNumber", { action, number })}
      >
        {action}
      </DestinationLink>
    </li>
  );
}

/** Nothing is late: what most people do now, by what they may. */
function NothingWaits({ center, t }: { readonly center: string; readonly t: Words }) {
  const mayOpen = useMayOpen();
  return (
    <div className={css.calm}>
      <p className={css.calmWords}>
        <bdi>{t("nothingWaits", { center })}</bdi>
      </p>
      <p className={note}>{t("nothingWaitsHelp")}</p>
      <div className={actions}>
        {mayOpen("issuance") && (
          <DestinationLink to={{ screen: "NewIssuance" }} variant="primary" icon={<PlusIcon />}>
            {t("newIssuance")}
          </DestinationLink>
        )}
        {mayOpen("applications") && (
          <DestinationLink to={{ screen: "NewApplication" }} variant="secondary">
            {t("newApplication")}
          </DestinationLink>
        )}
        {mayOpen("dispatch") && (
          <DestinationLink to={{ screen: "DispatchSending" }} variant="secondary">
            {t("openSending")}
          </DestinationLink>
        )}
        {mayOpen("xpat") && (
          <DestinationLink to={{ screen: "Xpat" }} variant={mayOpen("issuance") ? "secondary" : "primary"}>
            {t("recordInteraction")}
          </DestinationLink>
        )}
      </div>
    </div>
  );
}
