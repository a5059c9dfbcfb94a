import { daysWaiting, readApplicationStatus } from "@id-desk/core";
import { StatusBadge } from "../../records/StatusBadge.tsx";
import { applicationSigns, findSign } from "../../records/status-signs.tsx";
import { useNow } from "../../runtime/reading/use-now.ts";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { applicationBadgeCopy } from "./application-badge.copy.ts";
import { useApplicationRules } from "./useApplicationRules.ts";

/**
 * Shows the status of an application, and for how many days it has waited where that is too long. A status that the
 * screens do not know is shown as the server names it.
 */
export function ApplicationStatusBadge({
  application,
}: {
  readonly application: { readonly status: string; readonly status_at: string };
}) {
  const t = useCopy(applicationBadgeCopy);
  const words = useWords(applicationBadgeCopy);
  const now = useNow();
  const { timeZone } = useSession();
  const { ageing_days: ageingDays } = useApplicationRules();
  const { label, tone } = readApplicationStatus(application.status, words);
  const days = daysWaiting(application, { timeZone, now: now() }) ?? 0;
  return (
    <StatusBadge
      tone={tone}
      sign={findSign(applicationSigns, application.status)}
      label={label}
      warning={days > ageingDays && t("daysWaiting", { count: days })}
    />
  );
}
