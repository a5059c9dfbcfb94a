import type { Batch } from "@id-desk/core";
import { CodeText } from "@id-desk/ui";
import { useId } from "react";
import { useCopy } from "../../runtime/registry-context.ts";
import { AnyScript } from "./AnyScript.tsx";
import * as css from "./BatchRecord.css.ts";
import { batchRecordCopy } from "./batch-record.copy.ts";
import { FirstOfMany } from "./FirstOfMany.tsx";
import { useDates } from "./useDates.ts";

/** What happened to a batch, newest first, as its server tells it: nothing is added here. */
export function BatchEvents({ batch }: { readonly batch: Batch }) {
  const t = useCopy(batchRecordCopy);
  const dates = useDates();
  const headingId = useId();
  const name = (action: string) => {
    const key = `event_${action}`;
    return isEventKey(key) ? t(key) : action;
  };
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <div className={css.sectionHeader}>
        <h2 id={headingId} className={css.heading}>
          {t("history")}
        </h2>
      </div>
      {batch.events.length === 0 ? (
        <p className={css.empty}>{t("noHistory")}</p>
      ) : (
        <FirstOfMany items={batch.events}>
          {({ id, at, action, actor, center, notes, serial_number }) => (
            <li key={id} className={css.entry}>
              <div className={css.entryLine}>
                <span className={css.what}>{name(action)}</span>
                {serial_number && <CodeText>{serial_number}</CodeText>}
              </div>
              {notes && (
                <p className={css.words}>
                  <AnyScript>{notes}</AnyScript>
                </p>
              )}
              <div className={css.entryLine}>
                <span className={css.meta}>
                  {t("eventBy", { actor: actor.fullname, center: center.name })}
                </span>
                <bdi dir="ltr" className={css.meta}>
                  {dates.dateTime(at)}
                </bdi>
              </div>
            </li>
          )}
        </FirstOfMany>
      )}
    </section>
  );
}

function isEventKey(key: string): key is keyof typeof batchRecordCopy.texts {
  return Object.hasOwn(batchRecordCopy.texts, key);
}
