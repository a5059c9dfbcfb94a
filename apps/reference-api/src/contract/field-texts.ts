import type { ErrorObject } from "ajv/dist/2020.js";

/** Texts by field, as a refusal carries them. */
export type FieldTexts = Readonly<Record<string, readonly string[]>>;

/** More than a form has fields; a body with thousands of unknown ones is not answered one by one. */
const mostFields = 20;
const longestFieldName = 60;

// Maps and not objects: a field may be called "constructor".
const labels: ReadonlyMap<string, string> = new Map([
  ["dispatch_center", "Center"],
  ["destination_center_id", "Destination"],
  ["id_number", "ID number"],
  ["new_password_confirm", "New password confirmation"],
  ["seal_no", "Seal number"],
]);

/** The texts that do not follow the pattern of the others. */
const ownTexts: ReadonlyMap<string, string> = new Map([
  ["notes required", "Notes are required."],
  ["notes minLength", "Notes must be at least 3 characters long."],
  ["serial_number maxLength", "Serial Number is not valid."],
  ["id_number maxLength", "ID Number is not valid."],
  ["date_of_birth maxLength", "Required format: YYYY-MM-DD"],
  ["otp maxLength", "Otp is not valid."],
  ["collector_contact maxLength", "Collector contact invalid"],
  ["received_on format", "Required format: YYYY-MM-DD"],
  ["expected_on format", "Required format: YYYY-MM-DD"],
  ["expected_count type", "Expected cards must be a whole number from 1 to 9999."],
  ["expected_count minimum", "Expected cards must be a whole number from 1 to 9999."],
  ["expected_count maximum", "Expected cards must be a whole number from 1 to 9999."],
  ["courier_contact minLength", "Phone Number is not valid."],
  ["courier_contact maxLength", "Phone Number is not valid."],
]);

function nameField(error: ErrorObject): string {
  const { missingProperty, additionalProperty } = error.params as Record<string, string | undefined>;
  const last = missingProperty ?? additionalProperty ?? error.instancePath.split("/").at(-1) ?? "";
  return last.replaceAll("~1", "/").replaceAll("~0", "~").slice(0, longestFieldName) || "body";
}

function describe(field: string, error: ErrorObject): string {
  const own = ownTexts.get(`${field} ${error.keyword}`);
  if (own) return own;
  const words = labels.get(field) ?? field.replaceAll("_", " ");
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  if (error.keyword === "additionalProperties") return "This field is not known.";
  if (error.keyword === "required") return `${label} is required.`;
  if (error.keyword === "minLength" && error.params.limit === 1) return `${label} is required.`;
  if (error.keyword === "maxLength") return `${label} must be at most ${error.params.limit} characters long.`;
  return `${label} is not valid.`;
}

/** Puts what a validation found into the texts that staff read beside the fields. */
export function formatFieldErrors(errors: readonly ErrorObject[]): FieldTexts {
  const texts = new Map<string, string[]>();
  for (const error of errors) {
    const field = nameField(error);
    const known = texts.get(field);
    const text = describe(field, error);
    if (known) {
      if (!known.includes(text)) known.push(text);
    } else if (texts.size < mostFields) {
      texts.set(field, [text]);
    }
  }
  // Not assigned one by one: a field sent as "__proto__" must become a field, not a prototype.
  return Object.fromEntries(texts);
}
