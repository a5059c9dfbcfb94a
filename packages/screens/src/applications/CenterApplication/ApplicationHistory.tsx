import type { Application } from "@id-desk/core";
import { useCallback } from "react";
import { nameEvent } from "../../records/event-name.ts";
import { HistoryTable } from "../../records/HistoryTable.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { applicationHistoryCopy } from "./history.copy.ts";

/** Shows what happened to an application, in the order of the contract: newest first. */
export function ApplicationHistory({
  application,
  hasTrail,
}: {
  readonly application: Application;
  /** The server pages everything that happened, looks too. */
  readonly hasTrail: boolean;
}) {
  const t = useCopy(applicationHistoryCopy);
  const nameAction = useCallback((action: string) => nameEvent(action, applicationHistoryCopy, t), [t]);
  const { id, version, events, application_no: number } = application;
  return (
    <HistoryTable
      record={{ type: "application", id, version }}
      events={events}
      trail={hasTrail ? t("wholeTrail") : undefined}
      others={t("registry")}
      caption={t("caption", { number })}
      nameAction={nameAction}
      t={t}
    />
  );
}
