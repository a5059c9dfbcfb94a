import type { Translate } from "../../runtime/words/copy.ts";
import { batchRecordCopy } from "./batch-record.copy.ts";

/** What happened, in words; an action that is not known stays as the server calls it. */
export function nameEvent(action: string, t: Translate<typeof batchRecordCopy.texts>): string {
  const key = `event_${action}`;
  return isEventKey(key) ? t(key) : action;
}

function isEventKey(key: string): key is keyof typeof batchRecordCopy.texts {
  return Object.hasOwn(batchRecordCopy.texts, key);
}
