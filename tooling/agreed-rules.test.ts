import { fc } from "@fast-check/vitest";
import {
  checkContact,
  checkNewPassword,
  checkNotes,
  defaultIssuanceSettings,
  disputeReasons,
  fingers,
  hands,
  notesLength,
  readContact,
  readDate,
  readFingerRules,
  readHandAndFinger,
  readIdNumber,
  readPassport,
  readSerialNumber,
} from "@id-desk/core";
import { checkInteractionNotes, interactionOutcomes, readOutcomes } from "@id-desk/core/xpat";
import { describe, expect, test } from "vitest";
import contract from "../apps/reference-api/src/contract/contract.gen.json" with { type: "json" };
import { readProofName } from "../apps/reference-api/src/domain/issuance/issuance-proof.ts";
import * as passwordRule from "../apps/reference-api/src/domain/password-rule.ts";
import { defaultSettings } from "../apps/reference-api/src/domain/registry-settings.ts";
import * as forms from "../apps/reference-api/src/domain/written-forms.ts";
import {
  findNotesFault,
  listObstacles,
  readWorkersPassportNo,
} from "../apps/reference-api/src/domain/xpat/interaction-rules.ts";

const runs = { numRuns: 10_000, seed: 2026 };

/** Texts that are nearly right: pieces of right ones, look-alikes and blanks among them, in any order. */
const nearly = (...pieces: readonly string[]) =>
  fc
    .array(
      fc.oneof(
        { arbitrary: fc.constantFrom(...pieces), weight: 6 },
        {
          arbitrary: fc.constantFrom(
            " ",
            "\t",
            "\u00a0",
            "\u200b",
            "\ufeff",
            "\n",
            "\0",
            "-",
            "٣",
            "７",
            "Ａ",
            "ſ",
            "😀",
            "\ud800",
          ),
          weight: 1,
        },
        { arbitrary: fc.string({ unit: "binary", maxLength: 3 }), weight: 1 },
      ),
      { maxLength: 9 },
    )
    .map((parts) => parts.join(""));

const digits = fc.integer({ min: 0, max: 9 }).map(String);
const numbered = (start: readonly string[], least: number, most: number) =>
  fc
    .tuple(
      fc.constantFrom(...start),
      fc.array(fc.oneof({ arbitrary: digits, weight: 20 }, fc.constant(" ")), {
        minLength: least,
        maxLength: most,
      }),
    )
    .map(([first, rest]) => first + rest.join(""));

/** Each rule as the screens have it and as the server has it, and texts to hold both against. */
const rules = {
  "an ID number": [
    readIdNumber,
    forms.readIdNumber,
    fc.oneof(numbered(["A", "a", "", " "], 5, 7), nearly("A", "a", "123456", "1")),
  ],
  "a serial number": [
    readSerialNumber,
    forms.readSerialNumber,
    fc.oneof(numbered(["SN", "sn", "Sn", "S"], 6, 9), nearly("SN", "S", "N", "0001234", "0")),
  ],
  "a phone number": [
    readContact,
    forms.readPhone,
    fc.oneof(numbered(["7", "9", "00", "3", ""], 5, 14), nearly("7771402", "00", "9", "7", "1")),
  ],
  "the number of a worker's passport": [
    readPassport,
    readWorkersPassportNo,
    fc.oneof(numbered(["A", "ea", "", "#"], 3, 16), nearly("A", "b", "12345", "1")),
  ],
  "a day": [
    readDate,
    forms.readDate,
    fc.oneof(
      nearly("2026-11-22", "2026", "-", "02", "29", "0"),
      fc
        .tuple(
          fc.integer({ min: 0, max: 9999 }),
          fc.integer({ min: 0, max: 13 }),
          fc.integer({ min: 0, max: 32 }),
        )
        .map(
          ([year, month, day]) =>
            `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`,
        ),
    ),
  ],
  "a new password": [
    (text: string) =>
      checkNewPassword(text)
        .map(({ message }) => message)
        .join("\n"),
    (text: string) => passwordRule.checkNewPassword(text).join("\n"),
    nearly("a", "Z", "1", "!", "Aa1!aaaa", "ދި", "ǅ", "é", "ß", "²", "_", "€"),
  ],
} as const;

describe("what staff type is judged by the screens and by the server alike", () => {
  test.each(Object.entries(rules))("%s, 10,000 times [T-6]", (_, [ofScreens, ofServer, texts]) => {
    let taken = 0;
    fc.assert(
      fc.property(texts, (text) => {
        if (ofServer(text) !== "") taken += 1;
        return ofServer(text) === ofScreens(text);
      }),
      runs,
    );
    expect(taken).toBeGreaterThan(100);
  });

  test("the least length of a note, 10,000 times [T-6]", () => {
    fc.assert(
      fc.property(nearly("a", "b", "note"), (text) => {
        const isLongEnough = forms.countSeenCharacters(text) >= notesLength.min;
        return (checkNotes(text).length === 0) === isLongEnough;
      }),
      runs,
    );
  });

  test("a number that the screens refuse as a phone's is none to the server [T-6]", () => {
    for (const text of ["", "777140", "77714022", "+9607771402", "00", "0०"]) {
      expect([text, checkContact(text).length === 0]).toEqual([text, forms.readPhone(text) !== ""]);
    }
  });
});

const { schemas } = contract.components;
const ours = defaultIssuanceSettings;
const codesOf = (choices: readonly { readonly code: string }[]) => choices.map(({ code }) => code);

/** Each list of default codes, and the codes of the contract. */
const words = {
  "who may collect a card": [codesOf(ours.collector_types), schemas.CollectorType.enum],
  "what a collector is to the owner": [
    ours.collector_types.flatMap(({ relationships }) => codesOf(relationships)),
    schemas.Relationship.examples,
  ],
  "the documents that may be kept": [codesOf(ours.document_types), schemas.DocumentType.enum],
  "why a card comes back": [codesOf(ours.return_reasons), schemas.ReturnReason.enum],
  "why there is no fingerprint": [codesOf(ours.thumb_missing_reasons), schemas.ThumbMissingReason.examples],
  "why a code goes to another number": [codesOf(ours.contact_reasons), schemas.ContactReason.examples],
  "the fingers of the screens": [fingers, schemas.Finger.enum],
  "the fingers of the server": [defaultSettings.shown.fingers ?? [], schemas.Finger.enum],
  "what an interaction found": [interactionOutcomes, schemas.InteractionOutcome.enum],
  "why a card is disputed": [Object.keys(disputeReasons), schemas.DisputeReason.enum],
} as const;

describe("the default choices of staff have the codes of the contract", () => {
  test.each(Object.entries(words))("%s", (_, [offered, named]) => {
    expect(offered.length).toBeGreaterThan(0);
    expect([...offered].sort()).toEqual([...named].sort());
  });
});

describe("fingers are the same to the screens and to the server", () => {
  const every = hands.flatMap((hand) => fingers.map((finger) => ({ hand, finger })));

  test("each finger of each hand is settled once, and the right thumb is asked for first", () => {
    const rules = readFingerRules(defaultSettings.shown);
    const settled = defaultSettings.shown.biometrics?.fingers ?? [];
    expect(rules).toHaveLength(every.length);
    expect(new Set(rules)).toEqual(new Set(settled));
    expect(new Set(rules.map(({ hand, finger }) => `${hand} ${finger}`)).size).toBe(every.length);
    expect(rules.slice(0, 2)).toMatchObject([
      { hand: "right", finger: "thumb" },
      { hand: "left", finger: "thumb" },
    ]);
  });

  test.each(every)("a file of the $hand $finger is sent under a name that the server knows", (one) => {
    expect(readHandAndFinger(`${one.hand}_${one.finger}.png`)).toEqual(one);
    expect(readProofName(`${one.finger}.png`)).toEqual({ finger: one.finger });
  });
});

describe("an interaction is verified by the screens and by the server alike", () => {
  const one = <const Value>(...values: readonly Value[]) => fc.constantFrom(...values);
  const permits = fc.option(
    fc.record({
      number: one("WP00100001"),
      status: one("valid", "expiring", "expired", "cancelled", "missing_reported"),
      valid_until: one(null),
      employer: one({ id: 7, name: "Blue Lagoon Resort" }, null),
      occupation: one({ code: "5131", title: "Waiters" }, null),
      island: one({ id: 18, name: "Kulhudhuffushi", atoll: "HDh" }, null),
      site: one(null),
    }),
  );
  const checks = fc.record({
    image: fc.boolean(),
    name: fc.boolean(),
    passport_number: fc.boolean(),
    country: one(true),
  });

  test("with notes that both take, or refuse in the same words, 10,000 times [T-6]", () => {
    fc.assert(
      fc.property(nearly("a", "b", "note"), one("verified", "no_permit"), (notes, outcome) => {
        const [problem] = checkInteractionNotes(notes, outcome);
        return problem?.message === findNotesFault(notes, outcome);
      }),
      runs,
    );
  });

  test("where employer, occupation and island are said, 10,000 times [T-6]", () => {
    fc.assert(
      fc.property(
        permits,
        checks,
        fc.record({ employerId: one(7, 8), occupationCode: one("5131", "9313"), islandId: one(18, 95) }),
        (permit, answers, seen) => {
          const { employerId, ...others } = seen;
          const shown = readOutcomes({
            permit,
            isPermitFound: permit !== null,
            checks: answers,
            employer: { id: employerId },
            ...others,
          });
          const obstacles = listObstacles({ permit, checks: answers, ...seen });
          return (shown.notVerified.length === 0) === (obstacles.length === 0);
        },
      ),
      runs,
    );
  });
});
