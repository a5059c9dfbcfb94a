import { describe, expect, test } from "vitest";
import { countTests } from "./stage.ts";

function report(...statuses: string[]): string {
  const assertionResults = statuses.map((status) => ({ title: "a claim", status }));
  const status = statuses.includes("failed") ? "failed" : "passed";
  return JSON.stringify({ testResults: [{ status, assertionResults }] });
}

describe("countTests", () => {
  test("counts each test of a runner", () => {
    const outcome = countTests({ exitCode: 1, output: "" }, report("passed", "failed", "passed", "todo"));

    expect(outcome).toMatchObject({ passed: 2, failed: 1, skipped: 1 });
  });

  test("keeps the title of each failed test and what it said", () => {
    const failed = { title: "a claim", status: "failed", failureMessages: ["one is not two"] };
    const text = JSON.stringify({ testResults: [{ status: "failed", assertionResults: [failed] }] });

    expect(countTests({ exitCode: 1, output: "" }, text).reasons).toEqual(["a claim\none is not two"]);
  });

  test("counts a runner that wrote no report as a failure", () => {
    const outcome = countTests({ exitCode: 0, output: "" }, undefined);

    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
    expect(outcome.output).toContain("wrote no report that can be read");
  });

  test("counts a report that cannot be read as a failure", () => {
    expect(countTests({ exitCode: 0, output: "" }, "{ half a rep")).toMatchObject({ passed: 0, failed: 1 });
  });

  test("counts a runner without a single test as a failure", () => {
    expect(countTests({ exitCode: 0, output: "" }, report())).toMatchObject({ passed: 0, failed: 1 });
  });

  test("counts a runner whose every test is skipped as a failure", () => {
    expect(countTests({ exitCode: 0, output: "" }, report("skipped"))).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  test("takes a runner without a single test where a change may touch none, but not one without a report", () => {
    const exited = { exitCode: 0, output: "" };
    expect(countTests(exited, report(), true)).toMatchObject({ passed: 0, failed: 0 });
    expect(countTests(exited, undefined, true)).toMatchObject({ failed: 1 });
    expect(countTests(exited, report("skipped"), true)).toMatchObject({ failed: 1 });
    expect(countTests({ ...exited, exitCode: 1 }, report(), true)).toMatchObject({ failed: 1 });
  });

  test("counts an error outside every test as one failure beside the tests that passed", () => {
    expect(countTests({ exitCode: 1, output: "" }, report("passed"))).toMatchObject({ passed: 1, failed: 1 });
  });

  test("does not count the exit code again when a test already failed", () => {
    expect(countTests({ exitCode: 1, output: "" }, report("failed"))).toMatchObject({ passed: 0, failed: 1 });
  });
});
