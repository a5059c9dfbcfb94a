import type { Batch, Extension } from "@id-desk/core";
import { Button, CodeText } from "@id-desk/ui";
import { useId, useState } from "react";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import * as record from "./BatchRecord.css.ts";
import { batchRecordCopy } from "./batch-record.copy.ts";
import { nameEvent } from "./event-name.ts";
import * as css from "./History.css.ts";

const historyTable = createPartOnDemand(() =>
  import("./HistoryTable.tsx").then((module) => module.HistoryTable),
);

/** What happened to a batch last, and the way to all that did. Nothing where its server keeps no history. */
export function History({
  batch,
  can,
}: {
  readonly batch: Batch;
  readonly can: (extension: Extension) => boolean;
}) {
  const t = useCopy(batchRecordCopy);
  const dates = useDates();
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);
  const HistoryTable = useOnDemand(historyTable, {
    isWanted: isOpen,
    onUnavailable: () => setOpen(false),
  });
  const [last] = batch.events;
  const hasTrail = can("audit");
  if (!last && !hasTrail) return null;
  return (
    <section
      className={`${record.section} ${css.section}`}
      aria-labelledby={headingId}
      data-open={isOpen || undefined}
    >
      <div className={record.sectionHeader}>
        <h2 id={headingId} className={record.heading}>
          {t("history")}
        </h2>
        <Button size="sm" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t("wholeHistory")}
        </Button>
      </div>
      {isOpen
        ? HistoryTable && <HistoryTable batch={batch} hasTrail={hasTrail} />
        : last && (
            <div className={record.entry}>
              <div className={record.entryLine}>
                <span className={record.what}>{nameEvent(last.action, t)}</span>
                {last.serial_number && <CodeText>{last.serial_number}</CodeText>}
              </div>
              <div className={record.entryLine}>
                <span className={record.meta}>
                  {t("eventBy", { actor: last.actor.fullname, center: last.center.name })}
                </span>
                <bdi dir="ltr" className={record.meta}>
                  {dates.dateTime(last.at)}
                </bdi>
              </div>
            </div>
          )}
    </section>
  );
}
