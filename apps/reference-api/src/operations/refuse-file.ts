import { Refusal } from "../domain/refusal.ts";
import type { CaptureProblem, FileProblem } from "../ports.ts";

const problems: Readonly<Record<Exclude<CaptureProblem, "blank">, readonly [string, string]>> = {
  unknown: ["file_type_unknown", "This is no PDF, JPEG or PNG file. Choose another one."],
  unreadable: ["file_unreadable", "This file cannot be read. Choose another one."],
  animated: ["file_animated", "Moving pictures are not kept. Choose another one."],
  tooManyPixels: ["file_too_many_pixels", "This picture has too many pixels. Make it smaller first."],
  locked: ["file_locked", "This PDF is locked with a password. Save it without one first."],
  active: ["file_active", "This PDF holds scripts or other files. Print it into a new PDF first."],
  signed: [
    "file_signed",
    "This PDF has a digital signature, which would be lost here. Print it into a new PDF first.",
  ],
  tooDeep: ["file_too_deep", "This picture has more than 8 bits for each colour. Save it with 8 bits first."],
  wrongShape: ["photo_shape", "The photograph must be 7 wide to 9 high. Crop it first."],
  tooSmall: ["photo_small", "The photograph must have at least 600 × 770 pixels. Take it again."],
  outOfBounds: [
    "finger_size",
    "A fingerprint must have 197 to 799 pixels across and 197 to 999 down. Take it again.",
  ],
  dot: ["signature_dot", "A dot is no signature. Sign again."],
};

/** What a picture shows. */
type Shown = "thumb" | "photo" | "finger" | "signature";

const blankPrint = "This fingerprint shows nothing. Take it again.";

/** What is said of a blank picture, by what it should show. */
const blank: Readonly<Record<Shown, string>> = {
  thumb: blankPrint,
  finger: blankPrint,
  photo: "This photograph shows nothing. Take it again.",
  signature: "This signature shows nothing. Take it again.",
};

/** The message for a print that is too large. A smaller copy could not be compared, so it is not reduced. */
const largePrint = "This fingerprint has too many pixels. Take it again, or choose another file.";

/** Says what is wrong with a file, as a word for programs and a sentence. */
export function describeFileProblem(
  problem: CaptureProblem,
  shown?: Shown,
): { readonly code: string; readonly message: string } {
  if (problem === "blank") {
    return { code: "file_blank", message: shown ? blank[shown] : "This file shows nothing." };
  }
  const [code, message] = problems[problem];
  const isPrint = shown === "thumb" || shown === "finger";
  return { code, message: isPrint && problem === "tooManyPixels" ? largePrint : message };
}

/** Refuses a file at its field, with what is wrong with it. */
export function refuseFile(field: "file" | "thumb" | "signature", problem: FileProblem): Refusal {
  const { code, message } = describeFileProblem(problem, field === "file" ? undefined : field);
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
