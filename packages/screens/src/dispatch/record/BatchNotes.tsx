import type { Batch } from "@id-desk/core";
import { Button } from "@id-desk/ui";
import { NoteIcon } from "@id-desk/ui/icons";
import { useId } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import * as css from "./BatchRecord.css.ts";
import { batchRecordCopy } from "./batch-record.copy.ts";

/** What both centres wrote about a batch, newest first, and the way to write more. */
export function BatchNotes({
  batch,
  onAdd,
}: {
  readonly batch: Batch;
  /** Left out where no note can be added. */
  readonly onAdd?: (() => void) | undefined;
}) {
  const t = useCopy(batchRecordCopy);
  const dates = useDates();
  const headingId = useId();
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <div className={css.sectionHeader}>
        <h2 id={headingId} className={css.heading}>
          {t("notes")}
        </h2>
        {onAdd && (
          <Button size="sm" icon={<NoteIcon />} onPress={onAdd}>
            {t("addNote")}
          </Button>
        )}
      </div>
      {batch.notes.length === 0 ? (
        <p className={css.empty}>{t("noNotes")}</p>
      ) : (
        <ul className={css.list}>
          {batch.notes.map(({ id, body, author, center, at }) => (
            <li key={id} className={css.entry}>
              <p className={css.words}>
                <AnyScript>{body}</AnyScript>
              </p>
              <div className={css.entryLine}>
                <span className={css.meta}>
                  {t("noteBy", { author: author.fullname, center: center.name })}
                </span>
                <bdi dir="ltr" className={css.meta}>
                  {dates.dateTime(at)}
                </bdi>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
