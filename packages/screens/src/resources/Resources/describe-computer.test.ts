import { expect, test } from "vitest";
import { createTranslate } from "../../runtime/words/copy.ts";
import { diagnosticsCopy } from "./Diagnostics.copy.ts";
import { describeClock, readBrowser } from "./describe-computer.ts";

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

const mozilla = "Mozilla/5.0";

test.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    "Edge 141",
    "Windows",
  ],
  [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, "Firefox 140", "Linux"],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15`,
    "Safari 18",
    "macOS",
  ],
  [
    `${mozilla} (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36`,
    "Chrome 141",
    "Android",
  ],
  ["something else", undefined, undefined],
])("%s is read as %s on %s", (userAgent, browser, system) => {
  expect(readBrowser({ userAgent })).toEqual({ browser, system });
});

test("what the browser lists wins, without the brand that is made up", () => {
  const brands = [
    { brand: "Not?A_Brand", version: "8" },
    { brand: "Chromium", version: "141" },
    { brand: "Google Chrome", version: "141" },
  ];
  const read = (listed: typeof brands) =>
    readBrowser({ userAgent: "", userAgentData: { brands: listed, platform: "Windows" } });
  expect(read(brands)).toEqual({ browser: "Google Chrome 141", system: "Windows" });
  expect(read(brands.slice(0, 2)).browser).toBe("Chromium 141");
});
