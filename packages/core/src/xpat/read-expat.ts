import { readCapture } from "../biometrics/read-capture.ts";
import {
  listOf,
  numberOr,
  orNull,
  type Reader,
  readFlag,
  readId,
  readText,
  readTextOrNull,
  readWord,
  recordOf,
} from "../client/read-fields.ts";
import { readCountry } from "../people/country.ts";
import { readActor } from "../people/staff.ts";
import type {
  CandidateReason,
  Employer,
  Expat,
  ExpatCandidate,
  Island,
  Occupation,
  Passport,
  PermitHolder,
  WorkPermit,
} from "./xpat.ts";

/** Reads an island; one without a name cannot be chosen. */
export const readIsland: Reader<Island> = recordOf<Island>(
  { id: readId, name: readWord, atoll: readText, atoll_name: readTextOrNull, name_dv: readTextOrNull },
  "island",
);

/** Reads an occupation; one without a title is named by its code. */
export const readOccupation: Reader<Occupation> = recordOf<Occupation>(
  { code: readWord, title: (value, { code }) => readText(value) || readWord(code) },
  "occupation",
);

/** Reads an employer; one without a name cannot be chosen. */
export const readEmployer: Reader<Employer> = recordOf<Employer>(
  { id: readId, name: readWord, registration_no: readTextOrNull, island: orNull(readIsland) },
  "employer",
);

type MissingReport = NonNullable<WorkPermit["missing"]>;

/** Reads a work permit; without its status nothing may be concluded from it. */
export const readWorkPermit: Reader<WorkPermit> = recordOf<WorkPermit>(
  {
    number: readWord,
    status: readWord,
    valid_until: readTextOrNull,
    since: readTextOrNull,
    employer: orNull(readEmployer),
    occupation: orNull(readOccupation),
    island: orNull(readIsland),
    site: readTextOrNull,
    missing: orNull(
      recordOf<MissingReport>({ kind: (value) => readText(value), reported_on: readText }, "report"),
    ),
  },
  "permit",
);

const readPassport = recordOf<Passport>(
  { passport_no: readWord, country: readCountry, expires_on: readTextOrNull, is_current: readFlag },
  "passport",
);

type LastInteraction = NonNullable<Expat["last_interaction"]>;
type Captured = NonNullable<Expat["captured"]>;

/** Reads a foreign worker; what a server leaves out is empty, and there is no photograph to ask for. */
export const readExpat: Reader<Expat> = recordOf<Expat>(
  {
    id: readId,
    name: readText,
    gender: numberOr(0),
    date_of_birth: readTextOrNull,
    approximate_age: numberOr(null),
    country: orNull(readCountry),
    passports: listOf(readPassport),
    permit: orNull(readWorkPermit),
    has_photo: readFlag,
    captured: orNull(recordOf<Captured>({ captured_at: readText, parts: listOf(readCapture) }, "biometrics")),
    last_interaction: orNull(
      recordOf<LastInteraction>(
        {
          id: readId,
          interaction_no: readText,
          at: readText,
          island: readIsland,
          officer: readActor,
          outcome: readWord,
        },
        "interaction",
      ),
    ),
  },
  "person",
);

/** Reads somebody whom a person looks like; a reason that is not known stays as it is. */
export const readExpatCandidate: Reader<ExpatCandidate> = recordOf<ExpatCandidate>(
  { individual: readExpat, reasons: listOf(readWord<CandidateReason>) },
  "candidate",
);

type Holder = PermitHolder["individual"];
type LastOfHolder = NonNullable<PermitHolder["last_interaction"]>;

/** Reads a work permit and whose it is. */
export const readPermitHolder: Reader<PermitHolder> = recordOf<PermitHolder>(
  {
    permit: readWorkPermit,
    individual: recordOf<Holder>(
      { id: readId, name: readText, country: orNull(readCountry), passport_last4: readTextOrNull },
      "person",
    ),
    captured_at: readTextOrNull,
    last_interaction: orNull(
      recordOf<LastOfHolder>(
        { id: readId, interaction_no: readText, at: readText, outcome: readWord },
        "interaction",
      ),
    ),
  },
  "permit",
);
