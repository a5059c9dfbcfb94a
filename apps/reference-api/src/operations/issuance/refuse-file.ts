import { Refusal } from "../../domain/refusal.ts";
import type { FileProblem } from "../../ports.ts";

const problems: Readonly<Record<Exclude<FileProblem, "blank">, readonly [string, string]>> = {
  unknown: ["file_type_unknown", "This is no PDF, JPEG or PNG file. Choose another one."],
  unreadable: ["file_unreadable", "This file cannot be read. Choose another one."],
  animated: ["file_animated", "Moving pictures are not kept. Choose another one."],
  tooManyPixels: ["file_too_many_pixels", "This picture has too many pixels. Make it smaller first."],
  locked: ["file_locked", "This PDF is locked with a password. Save it without one first."],
  active: ["file_active", "This PDF holds scripts or other files. Print it into a new PDF first."],
};

/** What is said of a blank picture, by the field that it came in. */
const blank: Readonly<Record<string, string>> = {
  thumb: "This fingerprint shows nothing. Take it again.",
  signature: "This signature shows nothing. Take it again.",
};

/** The message for a print that is too large. A smaller copy could not be compared, so it is not reduced. */
const largePrint = "This fingerprint has too many pixels. Take it again, or choose another file.";

/** Refuses a file at its field, with what is wrong with it. */
export function refuseFile(field: "file" | "thumb" | "signature", problem: FileProblem): Refusal {
  const [code, usual] =
    problem === "blank" ? ["file_blank", blank[field] ?? "This file shows nothing."] : problems[problem];
  const message = field === "thumb" && problem === "tooManyPixels" ? largePrint : usual;
  return new Refusal(400, { message, code, errors: { [field]: [message] } });
}

const kinds: ReadonlyMap<string, string> = new Map([
  ["application/pdf", "PDF"],
  ["image/jpeg", "JPEG"],
  ["image/png", "PNG"],
]);

/** Refuses a file of a kind that this registry does not take, and names those that it does. */
export function refuseKind(accepted: readonly string[]): Refusal {
  const names = accepted.map((type) => kinds.get(type) ?? type).join(", ");
  const message = `Files of this kind are not taken here. Choose one of these: ${names}.`;
  return new Refusal(400, { message, code: "file_type_unknown", errors: { file: [message] } });
}
