import { stripVTControlCharacters } from "node:util";

/** One test as a runner reported it. */
export interface ReportedTest {
  /** The test's own title, without the titles of the blocks around it. */
  title: string;
  /** A skipped test proves nothing and breaks nothing. */
  outcome: "passed" | "failed" | "skipped";
  /** The message of a failed test, without colours. */
  reason?: string;
}

/** What a runner's report says: its tests, and how many of its files or hooks broke outside any test. */
export interface Report {
  tests: ReportedTest[];
  brokenOutsideTests: number;
}

interface VitestTest {
  title: string;
  status: string;
  failureMessages?: string[];
}

interface PlaywrightTest {
  status: string;
  results?: { errors?: { message?: string }[] }[];
}

interface VitestReport {
  testResults: { status: string; assertionResults: VitestTest[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors?: unknown[];
}

/**
 * Reads the JSON report of vitest or of Playwright. Nothing when the text is another kind of file or, after a
 * runner that was ended in the middle, half a report: neither may pass for a run without tests.
 */
export function readReport(text: string): Report | undefined {
  const report = parseJson(text);
  if (isObject(report) && Array.isArray(report.testResults)) {
    return readVitestReport(report as unknown as VitestReport);
  }
  if (isObject(report) && Array.isArray(report.suites)) {
    return readPlaywrightReport(report as unknown as PlaywrightReport);
  }
  return undefined;
}

function readVitestReport(report: VitestReport): Report {
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map(({ title, status, failureMessages = [] }) =>
      describeTest(title, readVitestStatus(status), failureMessages),
    ),
  );
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  );
  return { tests, brokenOutsideTests: brokenFiles.length };
}

function describeTest(
  title: string,
  outcome: ReportedTest["outcome"],
  messages: readonly string[],
): ReportedTest {
  const reason = stripVTControlCharacters(messages.join("\n"));
  return { title, outcome, ...(outcome === "failed" && reason && { reason }) };
}

function readVitestStatus(status: string): ReportedTest["outcome"] {
  if (status === "passed") return "passed";
  return status === "failed" ? "failed" : "skipped";
}

function readPlaywrightReport(report: PlaywrightReport): Report {
  return {
    tests: report.suites.flatMap(readPlaywrightSuite),
    brokenOutsideTests: report.errors?.length ?? 0,
  };
}

function readPlaywrightSuite(suite: PlaywrightSuite): ReportedTest[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, results = [] }) => {
      const errors = results.flatMap((result) => result.errors ?? []);
      return describeTest(
        title,
        readPlaywrightStatus(status),
        errors.map(({ message }) => message ?? ""),
      );
    }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(readPlaywrightSuite)];
}

// "flaky" failed at least once: a test that passes sometimes proves nothing.
function readPlaywrightStatus(status: string): ReportedTest["outcome"] {
  if (status === "expected") return "passed";
  return status === "skipped" ? "skipped" : "failed";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
