import type { components } from "../../contract/registry.gen.d.ts";
import { countSeenCharacters } from "../written-forms.ts";

type Schemas = components["schemas"];

/** Reads the number of a worker's passport, "ab 123456" as "AB123456": 5 to 15 letters and digits; anything else is "". */
export function readWorkersPassportNo(text: string): string {
  const number = text.replaceAll(/\s/g, "").toUpperCase();
  return /^[A-Z0-9]{5,15}$/.test(number) ? number : "";
}

/** Reads the number of a work permit, "wp 0012/2026" as "WP0012/2026"; anything else is "". */
export function readPermitNo(text: string): string {
  const number = text.replaceAll(/\s/g, "").toUpperCase();
  return /^[A-Z0-9][A-Z0-9/-]{0,39}$/.test(number) ? number : "";
}

/** Reads the number of an interaction, "x2026 000012" as "X-2026-000012"; anything else is "". */
export function readInteractionNo(text: string): string {
  const [, year, number] = /^X-?(\d{4})-?(\d{6})$/i.exec(text.replaceAll(/\s/g, "")) ?? [];
  return year && number ? `X-${year}-${number}` : "";
}

/** In characters that are seen. */
const shortestNotes = 3;

/** Says what is wrong with the notes of an interaction, in words for staff; nothing where they are right. */
export function findNotesFault(notes: string, outcome: Schemas["InteractionOutcome"]): string | undefined {
  const length = countSeenCharacters(notes);
  if (length === 0) return outcome === "verified" ? undefined : "Notes are required.";
  return length < shortestNotes ? `Notes must be at least ${shortestNotes} characters long.` : undefined;
}

/** What an officer found, as far as it decides about `verified`. */
export interface SeenFacts {
  readonly checks: Schemas["IdentityChecks"];
  /** The permit that was found in the session. */
  readonly permit: Schemas["WorkPermit"] | null;
  readonly employerId: number | null;
  readonly occupationCode: string | null;
  readonly islandId: number;
}

const endedPermit: Readonly<Partial<Record<Schemas["PermitStatus"], string>>> = {
  expired: "The work permit has expired.",
  cancelled: "The work permit is cancelled.",
  missing_reported: "The employer has reported the worker as missing.",
};

/** Lists why an interaction cannot be `verified`, in words for staff; nothing where it can. */
export function listObstacles({
  checks,
  permit,
  employerId,
  occupationCode,
  islandId,
}: SeenFacts): readonly string[] {
  if (!permit) return ["Verified needs a work permit that was found."];
  const ended = endedPermit[permit.status];
  const { employer, occupation, island } = permit;
  return [
    ...(ended === undefined ? [] : [ended]),
    ...(Object.values(checks).every(Boolean) ? [] : ["Verified needs Yes to all four checks of identity."]),
    ...(employer && employer.id !== employerId ? ["The employer is not the one on the permit."] : []),
    ...(occupation && occupation.code !== occupationCode
      ? ["The occupation is not the one on the permit."]
      : []),
    ...(island && island.id !== islandId ? ["The island is not the one on the permit."] : []),
  ];
}
