import { findLabel, type Issuance } from "@id-desk/core";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useFingerNames } from "../parts/useFingerNames.ts";
import type { IssuanceRules } from "../parts/useIssuanceSettings.ts";
import * as css from "./IssuanceDrawer.css.ts";
import { recordCopy } from "./record.copy.ts";

/** What happened to a hand-over, newest first, as its server tells it: nothing is added here. */
export function RecordHistory({
  events,
  settings,
}: Pick<Issuance, "events"> & { readonly settings: IssuanceRules }) {
  const t = useCopy(recordCopy);
  const nameFinger = useFingerNames();
  const dates = useDates();
  return (
    <ul className={css.list}>
      {[...(events ?? [])].reverse().map(({ id, at, action, actor, center, notes }) => (
        <li key={id} className={css.entry}>
          <div className={css.line}>
            <bdi className={css.what}>{nameEvent(action, t)}</bdi>
            <bdi dir="ltr" className={css.meta}>
              {dates.dateTime(at)}
            </bdi>
          </div>
          <span className={css.meta}>{t("eventBy", { actor: actor.fullname, center: center.name })}</span>
          {notes && (
            <span className={css.words}>
              <AnyScript>{writeNotes(action, notes, { ...settings, nameFinger })}</AnyScript>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What happened, in words; an action that is not known stays as the server calls it. */
function nameEvent(action: string, t: Translate<typeof recordCopy.texts>): string {
  const key = `event_${action}`;
  return isEventKey(key) ? t(key) : action;
}

/** What was written down with it; where that begins with a code of the registry's, in the registry's word for it. */
function writeNotes(
  action: string,
  notes: string,
  {
    document_types,
    collector_types,
    nameFinger,
  }: Pick<IssuanceRules, "document_types" | "collector_types"> & {
    readonly nameFinger: (code: string) => string;
  },
): string {
  if (action === "complete") return nameFinger(notes);
  if (action === "add_document") return findLabel(document_types, notes);
  if (action !== "check_collector") return notes;
  return notes.replace(/^\w+/, (code) => findLabel(collector_types, code));
}

function isEventKey(key: string): key is keyof typeof recordCopy.texts {
  return Object.hasOwn(recordCopy.texts, key);
}
