import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { readReport } from "../reports/read-report.ts";
import { type CommandOptions, type CommandResult, runCommand } from "./run-command.ts";

/** How one stage of `npm test` ended. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** What the tool printed; shown only after a failure. */
  output: string;
  /** Title and message of each failed test. */
  reasons: string[];
}

/** One step of `npm test`. */
export interface Stage {
  /** The word that selects it: `npm test -- rules`. */
  group: string;
  name: string;
  /** A tool is one claim and soon done; a runner makes many, and says that it has begun. */
  kind: "tool" | "runner";
  /** The groups whose stages have to be over first, because this one takes what they made. */
  after?: readonly string[];
  run: () => Promise<Outcome>;
}

/** A stage that is one claim: the tool is content or it is not. */
export function toolStage(
  group: string,
  name: string,
  command: string,
  args: readonly string[],
  options?: CommandOptions,
): Stage {
  return {
    group,
    name,
    kind: "tool",
    run: async () => {
      const { exitCode, output } = await runCommand(command, args, options);
      return {
        passed: exitCode === 0 ? 1 : 0,
        failed: exitCode === 0 ? 0 : 1,
        skipped: 0,
        output,
        reasons: [],
      };
    },
  };
}

/** A stage that is as many claims as its runner has tests. */
export function runnerStage(
  group: string,
  name: string,
  reportFile: string,
  command: string,
  args: readonly string[],
  { mayBeEmpty = false, ...options }: CommandOptions & { mayBeEmpty?: boolean } = {},
): Stage {
  return {
    group,
    name,
    kind: "runner",
    run: async () => {
      mkdirSync(dirname(reportFile), { recursive: true });
      // The report of an earlier run must not stand in for a runner that crashes.
      rmSync(reportFile, { force: true });
      const result = await runCommand(command, args, options);
      return countTests(
        result,
        existsSync(reportFile) ? readFileSync(reportFile, "utf8") : undefined,
        mayBeEmpty,
      );
    },
  };
}

/**
 * Counts what a runner reported, and as one more failure whatever went wrong without a test saying so.
 *
 * @param mayBeEmpty where a change touches none of the tests, none of them has to run.
 */
export function countTests(
  result: CommandResult,
  reportText: string | undefined,
  mayBeEmpty = false,
): Outcome {
  const report = reportText === undefined ? undefined : readReport(reportText);
  let { output } = result;
  if (!report) output += "\nThe runner wrote no report that can be read.\n";
  const tests = report?.tests ?? [];
  const count = (outcome: string) => tests.filter((test) => test.outcome === outcome).length;
  const passed = count("passed");
  let failed = count("failed") + (report?.brokenOutsideTests ?? 0);
  if (failed === 0 && passed === 0 && !(mayBeEmpty && report && tests.length === 0)) {
    output += "\nNo test ran.\n";
    failed = 1;
  }
  // Unhandled errors and broken global hooks stand in no report; the exit code tells.
  if (failed === 0 && result.exitCode !== 0) failed = 1;
  const reasons = tests
    .filter((test) => test.outcome === "failed")
    .map(({ title, reason = "" }) => `${title}\n${reason}`);
  return { passed, failed, skipped: count("skipped"), output, reasons };
}
