import { expect, test } from "vitest";
import { defaultSettings, demonstrationSettings } from "./registry-settings.ts";

const { shown, ...figures } = defaultSettings;

test("what the registry decides about codes, hand-overs and what is kept [R-4]", () => {
  expect(figures).toEqual({
    otp: { digits: 6, validFor: 600, mostWrong: 5, lockedFor: 900, between: 60, mostInAnHour: 5 },
    issuance: {
      youngestCollector: 18,
      youngestOwner: 0,
      heldFor: 15,
      cardVerifiedFor: 30,
      secondPersonFor: "nobody",
      lookupsInAMinute: 120,
      lookupsInADay: 1_500,
    },
    people: { lookupsInAMinute: 60, lookupsInADay: 1_500 },
    dispatch: { lookupsInAMinute: 120, lookupsInADay: 3_000 },
    alarms: { shareOfDay: 50, missesInAnHour: 30 },
    passwords: { shortest: 8, leastGuesses: 9 },
    secondFactor: "optional",
    uploads: { atOnce: 16, atOnceOfUser: 4 },
    retention: {
      codes: 24,
      unfinished: 24,
      unusedFiles: 72,
      drafts: 72,
      firstPasswords: 72,
      captures: 3_650,
      collectorNumbers: 3_650,
    },
  });
});

test("a demonstration allows passwords that are easy to guess, and asks for no code", () => {
  expect(demonstrationSettings).toMatchObject({
    passwords: { shortest: 8, leastGuesses: 0 },
    secondFactor: "off",
  });
});

test("what screens are told of fingers and files", () => {
  expect(shown.fingers).toEqual(["thumb", "index", "middle", "ring", "little"]);
  const asked = shown.biometrics?.fingers?.map(
    ({ hand, finger, required, least_quality }) => `${hand} ${finger} ${required} ${least_quality}`,
  );
  expect(asked).toEqual([
    "right thumb true 40",
    "right index true 40",
    "right middle true 40",
    "right ring true 40",
    "right little true 40",
    "left thumb true 40",
    "left index true 40",
    "left middle true 40",
    "left ring true 40",
    "left little true 40",
  ]);
  expect(shown.uploads).toEqual({
    max_bytes: 50_000_000,
    accepted: ["application/pdf", "image/jpeg", "image/png"],
    parallel: 2,
    chunk_bytes: 5_000_000,
    retry_delays: [500, 1000, 3000],
    single_request_bytes: 5_000_000,
  });
});
