import { describe, expect, test } from "vitest";
import { readReport } from "./read-report.ts";

describe("readReport", () => {
  test("takes a vitest test's own title, not the titles of the blocks around it", () => {
    const text = JSON.stringify({
      testResults: [
        {
          status: "failed",
          assertionResults: [
            { ancestorTitles: ["a block"], title: "passes", fullName: "a block passes", status: "passed" },
            {
              ancestorTitles: [],
              title: "fails",
              fullName: "fails",
              status: "failed",
              failureMessages: ["\u001b[31mone is not two\u001b[39m"],
            },
            { ancestorTitles: [], title: "waits", fullName: "waits", status: "pending" },
            { ancestorTitles: [], title: "planned", fullName: "planned", status: "todo" },
          ],
        },
      ],
    });

    expect(readReport(text)).toEqual({
      tests: [
        { title: "passes", outcome: "passed" },
        { title: "fails", outcome: "failed", reason: "one is not two" },
        { title: "waits", outcome: "skipped" },
        { title: "planned", outcome: "skipped" },
      ],
      brokenOutsideTests: 0,
    });
  });

  test("counts a vitest file that broke before or after its tests", () => {
    const text = JSON.stringify({
      testResults: [
        { status: "failed", assertionResults: [] },
        { status: "failed", assertionResults: [{ title: "passes", status: "passed" }] },
        { status: "passed", assertionResults: [{ title: "passes too", status: "passed" }] },
      ],
    });

    expect(readReport(text)?.brokenOutsideTests).toBe(2);
  });

  test("reads nested Playwright suites and takes a flaky test for a failed one", () => {
    const text = JSON.stringify({
      suites: [
        {
          title: "journeys.spec.ts",
          specs: [{ title: "passes", tests: [{ status: "expected" }] }],
          suites: [
            {
              title: "a block",
              specs: [
                {
                  title: "fails",
                  tests: [{ status: "unexpected", results: [{ errors: [{ message: "not found" }] }] }],
                },
                { title: "wavers", tests: [{ status: "flaky" }] },
                { title: "is skipped", tests: [{ status: "skipped" }] },
              ],
            },
          ],
        },
      ],
      errors: [{ message: "the server did not start" }],
    });

    expect(readReport(text)).toEqual({
      tests: [
        { title: "passes", outcome: "passed" },
        { title: "fails", outcome: "failed", reason: "not found" },
        { title: "wavers", outcome: "failed" },
        { title: "is skipped", outcome: "skipped" },
      ],
      brokenOutsideTests: 1,
    });
  });

  test.each(["", '{"testRes', "{}", "[]", "null", '{"tests":[]}'])(
    "reads nothing from %s, which no runner writes",
    (text) => {
      expect(readReport(text)).toBeUndefined();
    },
  );
});
