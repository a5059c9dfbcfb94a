import { Button, CodeText } from "@id-desk/ui";
import { useState } from "react";
import { nameEvent } from "../../records/event-name.ts";
import { RecordEntry } from "../../records/RecordEntry.tsx";
import { RecordSection } from "../../records/RecordSection.tsx";
import * as css from "../../records/record.css.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { batchRecordCopy } from "./batch-record.copy.ts";
import type { ShownBatchReading } from "./useBatchReading.ts";

const wholeHistory = createPartOnDemand(() =>
  import("./WholeHistory.tsx").then((module) => module.WholeHistory),
);

/** What happened to a batch last, and the way to all that did. Nothing where its server keeps no history. */
export function History({ batch, can }: Pick<ShownBatchReading, "batch" | "can">) {
  const t = useCopy(batchRecordCopy);
  const [isOpen, setOpen] = useState(false);
  const WholeHistory = useOnDemand(wholeHistory, {
    isWanted: isOpen,
    onUnavailable: () => setOpen(false),
  });
  const [last] = batch.events;
  const hasTrail = can("audit");
  if (!last && !hasTrail) return null;
  return (
    <RecordSection
      heading={t("history")}
      isWide={isOpen}
      actions={
        <Button size="sm" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t("wholeHistory")}
        </Button>
      }
    >
      {isOpen
        ? WholeHistory && <WholeHistory batch={batch} hasTrail={hasTrail} />
        : last && (
            <RecordEntry
              title={
                <>
                  <span className={css.what}>{nameEvent(last.action, batchRecordCopy, t)}</span>
                  {last.serial_number && <CodeText>{last.serial_number}</CodeText>}
                </>
              }
              by={t("eventBy", { actor: last.actor.fullname, center: last.center.name })}
              at={last.at}
            />
          )}
    </RecordSection>
  );
}
