import { daysBetween } from "@id-desk/core";
import { readPermitStatus, type WorkPermit } from "@id-desk/core/xpat";
import * as list from "../../lists/list.css.ts";
import { StatusBadge } from "../../records/StatusBadge.tsx";
import { findSign, permitSigns } from "../../records/status-signs.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { permitStatusCopy } from "../words/interaction-words.copy.ts";
import * as css from "./PermitState.css.ts";
import { permitStateCopy } from "./permit-state.copy.ts";

/** The status of a permit, and below it until when it is valid or when its worker was reported as missing. */
export function PermitState({
  permit,
  isPast = false,
}: {
  readonly permit: WorkPermit;
  /** The permit as it was at another time: no days are counted from today. */
  readonly isPast?: boolean;
}) {
  const t = useCopy(permitStateCopy);
  const dates = useDates();
  const statuses = useWords(permitStatusCopy);
  const { label, tone } = readPermitStatus(permit, statuses);
  const { valid_until: until, missing } = permit;
  const days = until ? daysBetween(dates.today(), until) : Number.NaN;
  const date = `\u2066${dates.date(until)}\u2069`;
  function writeEnd(): string | undefined {
    if (Number.isNaN(days)) return undefined;
    if (isPast) return t("until", { date });
    if (days === 0) return t("endsToday");
    return days > 0 ? t("ends", { date, count: days }) : t("ended", { date, count: -days });
  }
  const below = missing
    ? t("reported", { date: `\u2066${dates.date(missing.reported_on)}\u2069` })
    : writeEnd();
  return (
    <div className={css.state}>
      <StatusBadge tone={tone} sign={findSign(permitSigns, permit.status)} label={label} />
      {below && <bdi className={list.below}>{below}</bdi>}
    </div>
  );
}
