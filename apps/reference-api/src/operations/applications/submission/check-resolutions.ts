import type { components } from "../../../contract/registry.gen.d.ts";
import { refuseFields } from "../../../domain/refusal.ts";
import { countSeenCharacters } from "../../../domain/written-forms.ts";

type Data = components["schemas"]["NewApplication"];
type Resolution = NonNullable<Data["resolutions"]>[number];

/** A reason for which the registry returned an application, by its id. */
export interface GivenReason {
  readonly id: number;
  readonly code: string;
  readonly field: string | null;
  readonly text: string;
}

/** A reason with what was done about it. */
export interface AnsweredReason extends GivenReason {
  readonly resolution: Resolution;
}

/** The least length of an explanation, in characters that are seen. */
const leastCharacters = 10;

const ofBiometrics: readonly (string | null)[] = ["photo", "fingerprints", "signature"];

/** Why a resolution does not answer its reason; nothing where it does. */
function findFault(
  { field }: GivenReason,
  { action, text = "" }: Resolution,
  data: Data,
): string | undefined {
  if (action === "explained") {
    return countSeenCharacters(text) < leastCharacters
      ? `An explanation needs at least ${leastCharacters} characters.`
      : undefined;
  }
  const isUnchanged =
    (field === "documents" && data.documents.length === 0) ||
    (ofBiometrics.includes(field) && data.biometrics === undefined);
  return isUnchanged ? "Nothing was changed." : undefined;
}

/**
 * Gives each reason what was done about it. The same code can be given for several fields; its resolutions are in the
 * order of the reasons.
 *
 * @throws Refusal at `resolutions.<code>` for a reason that is not answered.
 */
export function answerReasons(reasons: readonly GivenReason[], data: Data): readonly AnsweredReason[] {
  const left = [...(data.resolutions ?? [])];
  const errors: Record<string, readonly string[]> = {};
  const answered = reasons.flatMap((reason) => {
    const index = left.findIndex(({ code }) => code === reason.code);
    const [resolution] = index < 0 ? [] : left.splice(index, 1);
    const fault = resolution ? findFault(reason, resolution, data) : "This reason is not answered.";
    if (fault) errors[`resolutions.${reason.code}`] = [fault];
    return resolution ? { ...reason, resolution } : [];
  });
  if (left[0]) errors[`resolutions.${left[0].code}`] = ["The registry gave no such reason."];
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  return answered;
}

/** What was done about each reason, in one text for the history. */
export const formatResolutions = (answered: readonly AnsweredReason[]) =>
  answered
    .map(({ text, resolution: { action, text: said } }) =>
      [text, ...(action === "changed" ? ["changed"] : []), ...(said ? [said.trim()] : [])].join(": "),
    )
    .join("; ");
