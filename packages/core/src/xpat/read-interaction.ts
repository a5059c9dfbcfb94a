import { readCapture, readException } from "../biometrics/read-capture.ts";
import {
  listOf,
  numberOr,
  orNull,
  partOf,
  type Reader,
  readFlag,
  readId,
  readNumber,
  readText,
  readTextOrNull,
  readWord,
  recordOf,
} from "../client/read-fields.ts";
import { readCountry } from "../people/country.ts";
import { readActor } from "../people/staff.ts";
import { readIsland, readOccupation, readWorkPermit } from "./read-expat.ts";
import type { IdentityChecks, Interaction, InteractionStats, InteractionSummary } from "./xpat.ts";

/** What every answer tells of an interaction. */
const sharedReaders = {
  id: readId,
  interaction_no: readWord<string>,
  at: readText<string>,
  island: readIsland,
  officer: readActor,
  outcome: readWord<Interaction["outcome"]>,
};

/** Reads an interaction as a row of a list. */
export const readInteractionSummary: Reader<InteractionSummary> = recordOf<InteractionSummary>(
  {
    ...sharedReaders,
    name: readText,
    country: orNull(readCountry),
    passport_last4: readTextOrNull,
    employer_seen: readTextOrNull,
    biometrics: partOf<InteractionSummary["biometrics"]>({
      photo: readFlag,
      fingers: numberOr(0),
      signature: readFlag,
    }),
  },
  "interaction",
);

/** Reads an interaction as it was recorded; what a server leaves out is empty, and no answer to a check is no. */
export const readInteraction: Reader<Interaction> = recordOf<Interaction>(
  {
    ...sharedReaders,
    recorded_at: readText,
    individual: recordOf<Interaction["individual"]>(
      {
        id: readId,
        name: readText,
        gender: numberOr(0),
        date_of_birth: readTextOrNull,
        country: orNull(readCountry),
        passport_no: readTextOrNull,
      },
      "person",
    ),
    permit: orNull(readWorkPermit),
    checks: partOf<IdentityChecks>({
      image: readFlag,
      name: readFlag,
      passport_number: readFlag,
      country: readFlag,
    }),
    employer_seen: readTextOrNull,
    occupation_seen: orNull(readOccupation),
    site: readTextOrNull,
    contact_phone_masked: readTextOrNull,
    passport_seen: (value) => readText(value),
    notes: readTextOrNull,
    parts: listOf(readCapture),
    exceptions: listOf(readException),
    not_same_note: readTextOrNull,
    print_count: numberOr(0),
  },
  "interaction",
);

/** A figure that nobody has counted is not 0: without it there are no figures to show. */
function readCount(value: unknown): number {
  const count = readNumber(value);
  if (count === undefined) throw new SyntaxError("The answer has no readable count.");
  return count;
}

/** Reads the counts of interactions. */
export const readInteractionStats: Reader<InteractionStats> = recordOf<InteractionStats>(
  {
    today: readCount,
    week: readCount,
    total: readCount,
    verified: readCount,
    mismatches: readCount,
    without_documents: readCount,
    by_island: listOf(
      recordOf<InteractionStats["by_island"][number]>({ island: readIsland, count: readCount }, "count"),
    ),
  },
  "counts",
);
