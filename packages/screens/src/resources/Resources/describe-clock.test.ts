import { expect, test } from "vitest";
import { createTranslate } from "../../runtime/words/copy.ts";
import { diagnosticsCopy } from "./Diagnostics.copy.ts";
import { describeClock } from "./describe-computer.ts";

const t = createTranslate(diagnosticsCopy, "en", []);

test.each([
  [0, "As the server's, to about a second"],
  [-1999, "As the server's, to about a second"],
  [2000, "2 seconds ahead of the server's"],
  [-119_000, "119 seconds behind the server's"],
  [120_000, "2 minutes ahead of the server's"],
  [-7_200_000, "2 hours behind the server's"],
  [86_400_000, "24 hours ahead of the server's"],
  [-3 * 86_400_000, "3 days behind the server's"],
  [undefined, "The server does not say what time it is"],
])("%s milliseconds ahead read: %s", (ahead, words) => {
  expect(describeClock({ ahead, roundTrip: 5 }, t)).toBe(words);
});

test("Where the server does not answer, nothing is said of its clock", () => {
  expect(describeClock(undefined, t)).toBe("The server does not say what time it is");
});
