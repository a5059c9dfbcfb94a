import type { Batch } from "@id-desk/core";
import { Button } from "@id-desk/ui";
import { NoteIcon } from "@id-desk/ui/icons";
import { RecordEntry, TypedWords } from "../../records/RecordEntry.tsx";
import { RecordSection } from "../../records/RecordSection.tsx";
import * as css from "../../records/record.css.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
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
  const add = onAdd && (
    <Button size="sm" icon={<NoteIcon />} onPress={onAdd}>
      {t("addNote")}
    </Button>
  );
  return (
    <RecordSection heading={t("notes")} actions={add}>
      {batch.notes.length === 0 ? (
        <p className={css.empty}>{t("noNotes")}</p>
      ) : (
        <ul className={css.list}>
          {batch.notes.map(({ id, body, author, center, at }) => (
            <li key={id}>
              <RecordEntry
                title={<TypedWords>{body}</TypedWords>}
                by={t("noteBy", { author: author.fullname, center: center.name })}
                at={at}
              />
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  );
}
