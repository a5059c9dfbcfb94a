import { countCharacters } from "../validation/count-characters.ts";
import { readVisible } from "../validation/visible-text.ts";
import type { ApplicationReason } from "./application.ts";

/** How long an explanation must be at least, in characters that can be seen. */
export const explanationLength = { min: 10 } as const;

/** Why the registry returned an application, and what the centre has done about it. */
export interface ReasonAnswers {
  /** As the registry gave them, in its order. */
  readonly reasons: readonly ApplicationReason[];
  /** The fields of the reasons that were changed since: "photo", "documents". */
  readonly changed: readonly string[];
  /** What was written about a reason, by `keyOfReason`. */
  readonly explanations: Readonly<Record<string, string>>;
}

/** What is sent to the registry about one reason. */
export interface ReasonResolution {
  /** The code of the reason. */
  readonly code: string;
  /** `changed` if its field was changed, with an explanation or without; otherwise `explained`. */
  readonly action: "changed" | "explained";
  /** The explanation, if there is one. */
  readonly text?: string;
}

/** Tells a reason from the others: the same code can be given for two fields. */
export function keyOfReason({ code, field }: ApplicationReason): string {
  return field == null ? code : `${code}:${field}`;
}

const isChanged = ({ field }: ApplicationReason, { changed }: ReasonAnswers) =>
  field != null && changed.includes(field);

const readExplanation = (reason: ApplicationReason, { explanations }: ReasonAnswers) => {
  const key = keyOfReason(reason);
  const text = Object.hasOwn(explanations, key) ? (explanations[key] ?? "").trim() : "";
  return countCharacters(readVisible(text)) >= explanationLength.min ? text : "";
};

/** Whether a reason is answered: its field was changed, or an explanation is long enough. */
export function isAnswered(reason: ApplicationReason, answers: ReasonAnswers): boolean {
  return isChanged(reason, answers) || readExplanation(reason, answers) !== "";
}

/** Writes what is sent to the registry, one for each reason that is answered, in the order of the reasons. */
export function writeResolutions(answers: ReasonAnswers): readonly ReasonResolution[] {
  return answers.reasons.flatMap((reason) => {
    if (!isAnswered(reason, answers)) return [];
    const text = readExplanation(reason, answers);
    const action = isChanged(reason, answers) ? "changed" : "explained";
    return { code: reason.code, action, ...(text && { text }) };
  });
}
