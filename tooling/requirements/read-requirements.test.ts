import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { chooseIds, readAreas, readIds, weighEvidence } from "./read-requirements.ts";

const passed = (title: string) => ({ title, outcome: "passed" as const });
const failed = (title: string) => ({ title, outcome: "failed" as const });

describe("readAreas", () => {
  test("reads the ids under each heading and leaves out headings without any", () => {
    const markdown =
      "# R\n\n## Shell\n\n| id | requirement |\n|---|---|\n| SHELL-01 | a |\n| SHELL-02 | b |\n\n## About\n";

    expect(readAreas(markdown)).toEqual([{ title: "Shell", ids: ["SHELL-01", "SHELL-02"] }]);
  });

  test("finds every id of the project once", () => {
    const ids = readAreas(readFileSync("docs/requirements.md", "utf8")).flatMap((area) => area.ids);

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(179);
  });
});

test("the security checks are 43, each once, and the proofs that they name are there", () => {
  const page = readFileSync("docs/security-checks.md", "utf8");
  const ids = readAreas(page).flatMap((area) => area.ids);
  expect(ids).toEqual(Array.from({ length: 43 }, (_, index) => `T-${index + 1}`));

  const named = [...page.matchAll(/^\| T-.*\| ([^|]*) \|$/gm)].flatMap(
    ([, cell = ""]) => cell.match(/[\w-]+/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !existsSync(`tooling/prove/${name}.ts`))).toEqual([]);
});

describe("readIds", () => {
  test.each([
    ["a serial number is read [VAL-07]", ["VAL-07"]],
    ["two at once [VAL-06] [VAL-07]", ["VAL-06", "VAL-07"]],
    ["two in one pair [VAL-06, VAL-07]", ["VAL-06", "VAL-07"]],
    ["the same twice [VAL-06] [VAL-06]", ["VAL-06"]],
    ["a check of quality [R6] [T-5] [CALL-16]", ["R6", "T-5", "CALL-16"]],
    ["starts with [dashboard] open", []],
    ["VAL-07 without brackets", []],
    ["not an area (VAL-07)", []],
  ])("%s", (title, ids) => {
    expect(readIds(title)).toEqual(ids);
  });
});

describe("weighEvidence", () => {
  const known = new Set(["VAL-01", "VAL-02", "VAL-03", "VAL-04"]);

  test("counts passed tests only", () => {
    const tests = [
      passed("a [VAL-01]"),
      passed("b [VAL-01]"),
      failed("c [VAL-02]"),
      { title: "d [VAL-03]", outcome: "skipped" as const },
    ];

    expect(weighEvidence(tests, known)).toEqual({ proofs: new Map([["VAL-01", 2]]), errors: [] });
  });

  test("calls an unknown id an error, in a failed test too", () => {
    expect(weighEvidence([failed("a [VAL-99]")], known).errors).toEqual([
      '"a [VAL-99]" names VAL-99, which docs/requirements.md does not have.',
    ]);
  });

  test("takes nothing from a title of more than three ids", () => {
    const evidence = weighEvidence([passed("a [VAL-01, VAL-02, VAL-03, VAL-04]")], known);

    expect(evidence.proofs.size).toBe(0);
    expect(evidence.errors).toHaveLength(1);
  });

  test("takes three ids from one title", () => {
    expect(weighEvidence([passed("a [VAL-01] [VAL-02] [VAL-03]")], known).proofs.size).toBe(3);
  });

  test("counts a check of quality without a row of its own", () => {
    expect(weighEvidence([passed("a [R6]")], known)).toEqual({ proofs: new Map([["R6", 1]]), errors: [] });
  });
});

describe("chooseIds", () => {
  const known = ["CALL-01", "CALL-02", "CALL-03", "NAV-01", "NAV-05"];

  test("reads single ids, areas and ranges, each id once", () => {
    expect(chooseIds(["NAV-05", "CALL-02..03"], known)).toEqual(["NAV-05", "CALL-02", "CALL-03"]);
    expect(chooseIds(["CALL-01..CALL-02", "CALL-02"], known)).toEqual(["CALL-01", "CALL-02"]);
    expect(chooseIds(["NAV"], known)).toEqual(["NAV-01", "NAV-05"]);
  });

  test.each(["NAV-99", "WHAT", "CALL-01..09", "CALL-03..02", "call-01", "CALL-01..NAV-05"])(
    "refuses %s, which names something that is not there",
    (word) => {
      expect(() => chooseIds([word], known)).toThrow(word);
    },
  );
});
