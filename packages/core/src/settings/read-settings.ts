import { isFinger } from "../biometrics/finger.ts";
import { readFingers } from "../biometrics/finger-rules.ts";
import {
  type FieldReaders,
  isRecord,
  listOf,
  partOf,
  type Reader,
  readDetail,
  readFields,
  readFlag,
  readId,
  readNumber,
  readText,
  readWord,
  recordOf,
} from "../client/read-fields.ts";
import type { Settings } from "./settings.ts";

type Part<Name extends keyof Settings> = NonNullable<Settings[Name]>;

/** Only what is there; what is left out is left to whoever asks. */
function ifGiven<Value extends object>(readers: FieldReaders<Value>): Reader<Value | undefined> {
  return (value) => (isRecord(value) ? readFields(value, readers, { fillsGaps: false }) : undefined);
}

/** A word without a label is its own. */
const readLabel = (value: unknown, { code }: Readonly<Record<string, unknown>>) =>
  readText(value) || readWord(code);

const choicesOf = <Code extends string>() =>
  listOf(recordOf<{ code: Code; label: string }>({ code: readWord, label: readLabel }, "choice"));

const readChoices = choicesOf<string>();

const readCollectorChoices = listOf(
  recordOf<Part<"issuance">["collector_types"][number]>(
    {
      code: readWord,
      label: readLabel,
      description: readDetail,
      takes_passport: readFlag,
      relationships: readChoices,
    },
    "choice",
  ),
);

/** Reads what a registry has settled, tolerantly: a part of another shape counts as left out. */
export const readSettings: Reader<Settings> = partOf<Settings>({
  issuance: ifGiven<Part<"issuance">>({
    document_types: choicesOf(),
    return_reasons: choicesOf(),
    thumb_missing_reasons: readChoices,
    contact_reasons: readChoices,
    collector_types: readCollectorChoices,
    youngest_owner: readNumber,
    guardians: listOf(readWord),
  }),
  applications: ifGiven<Part<"applications">>({
    types: choicesOf(),
    document_types: readChoices,
    cancel_reasons: choicesOf(),
    bring: listOf(readWord),
    ageing_days: readNumber,
  }),
  fingers: (value) => (Array.isArray(value) ? value.filter(isFinger) : undefined),
  biometrics: ifGiven<Part<"biometrics">>({
    fingers: readFingers,
    tries: readNumber,
    exception_reasons: readChoices,
    unable_to_sign_reasons: readChoices,
    supervisor_for: listOf(readWord<"all_fingers_excepted" | "photo_failed">),
    photo_alone_below_age: readNumber,
    reuse_for_years: readNumber,
  }),
  xpat: ifGiven<Part<"xpat">>({
    pinned_countries: listOf(readId),
    no_documents_reasons: readChoices,
    fingers: readFingers,
    seen_again_days: readNumber,
    hours_back: readNumber,
    expiring_days: readNumber,
  }),
  uploads: ifGiven<Part<"uploads">>({ parallel: readNumber, chunk_bytes: readNumber, max_bytes: readNumber }),
});
