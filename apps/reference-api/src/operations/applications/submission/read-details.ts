import type { components } from "../../../contract/registry.gen.d.ts";
import { refuseFields } from "../../../domain/refusal.ts";
import { readRegistryDay } from "../../../domain/registry-day.ts";
import { countSeenCharacters, readDate } from "../../../domain/written-forms.ts";

type Schemas = components["schemas"];
type Data = Schemas["NewApplication"];
type Errors = Record<string, readonly string[]>;

/** What an application says of its reason, as columns. */
export interface Details {
  readonly lost_on: string | null;
  readonly lost_place: string | null;
  readonly police_report_no: string | null;
  readonly replaces_fate: "surrendered" | "lost" | "kept";
  readonly changes: readonly Schemas["DetailChange"][];
}

const nothing: Details = {
  lost_on: null,
  lost_place: null,
  police_report_no: null,
  replaces_fate: "kept",
  changes: [],
};

const isWritten = (text: string | undefined): text is string =>
  text !== undefined && countSeenCharacters(text) > 0;

function readLost(
  { lost_on = "", lost_place, police_report_no }: NonNullable<Data["reason_details"]>,
  now: Date,
) {
  const day = readDate(lost_on);
  const errors: Errors = {
    ...(day === "" && { lost_on: ["Required format: YYYY-MM-DD"] }),
    ...(day > readRegistryDay(now) && { lost_on: ["The date is in the future."] }),
    ...(!isWritten(lost_place) && { lost_place: ["Place is required."] }),
    ...(!isWritten(police_report_no) && { police_report_no: ["Police report number is required."] }),
  };
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  return {
    ...nothing,
    lost_on: day,
    lost_place: lost_place?.trim() ?? null,
    police_report_no: police_report_no?.trim() ?? null,
    replaces_fate: "lost" as const,
  };
}

function checkChange({ field, value }: Schemas["DetailChange"], today: string): string | undefined {
  if (!isWritten(value)) return "The new value is required.";
  if (field === "gender" && value !== "male" && value !== "female") return "Gender is not valid.";
  if (field !== "date_of_birth") return undefined;
  const day = readDate(value);
  if (day === "") return "Required format: YYYY-MM-DD";
  return day > today ? "The date is in the future." : undefined;
}

function readChanges({ changes = [] }: NonNullable<Data["reason_details"]>, now: Date): Details {
  if (changes.length === 0) throw refuseFields({ changes: ["Choose at least one detail that has changed."] });
  const today = readRegistryDay(now);
  const errors: Errors = {};
  for (const [index, change] of changes.entries()) {
    const isTwice = changes.findIndex(({ field }) => field === change.field) !== index;
    const text = isTwice ? "This detail is there twice." : checkChange(change, today);
    if (text) errors[`changes.${change.field}`] = [text];
  }
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  return { ...nothing, changes: changes.map(({ field, value }) => ({ field, value: value.trim() })) };
}

/** Reads what an application's type asks about; what another type asks about is left aside. */
export function readDetails({ type, reason_details: said = {} }: Data, now: Date): Details {
  if (type === "lost") return readLost(said, now);
  if (type === "change_of_details") return readChanges(said, now);
  if (type !== "damaged") return nothing;
  if (!said.old_card_handed_in)
    throw refuseFields({ old_card_handed_in: ["The old card has to be handed in."] });
  return { ...nothing, replaces_fate: "surrendered" };
}
