import { findLabel, type Issuance, type IssuanceSettings } from "@id-desk/core";
import { nameEvent } from "../../records/event-name.ts";
import { RecordEntry, TypedWords } from "../../records/RecordEntry.tsx";
import * as css from "../../records/record.css.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useFingerNames } from "../parts/useFingerNames.ts";
import { useIssuanceRules } from "../parts/useIssuanceRules.ts";
import { recordCopy } from "./record.copy.ts";

/** What happened to a hand-over, newest first, as its server tells it: nothing is added here. */
export function RecordHistory({ events }: Pick<Issuance, "events">) {
  const t = useCopy(recordCopy);
  const settings = useIssuanceRules();
  const nameFinger = useFingerNames();
  return (
    <ul className={css.list}>
      {[...(events ?? [])].reverse().map(({ id, at, action, actor, center, notes }) => (
        <li key={id}>
          <RecordEntry
            title={<bdi className={css.what}>{nameEvent(action, recordCopy, t)}</bdi>}
            by={t("eventBy", { actor: actor.fullname, center: center.name })}
            at={at}
          >
            {notes && <TypedWords>{writeNotes(action, notes, settings, nameFinger)}</TypedWords>}
          </RecordEntry>
        </li>
      ))}
    </ul>
  );
}

/** What was written down with it; where that begins with a code of the registry's, in the registry's word for it. */
function writeNotes(
  action: string,
  notes: string,
  { document_types, collector_types }: IssuanceSettings,
  nameFinger: (code: string) => string,
): string {
  if (action === "complete") return nameFinger(notes);
  if (action === "add_document") return findLabel(document_types, notes);
  if (action !== "check_collector") return notes;
  return notes.replace(/^\w+/, (code) => findLabel(collector_types, code));
}
