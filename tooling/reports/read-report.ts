/** One test as a runner reported it. */
export interface ReportedTest {
  /** The test's own title, without the titles of the blocks around it. */
  title: string;
  /** A skipped test proves nothing and breaks nothing. */
  outcome: "passed" | "failed" | "skipped";
}

/** What a runner's report says: its tests, and how many of its files or hooks broke outside any test. */
export interface Report {
  tests: ReportedTest[];
  brokenOutsideTests: number;
}

interface VitestReport {
  testResults: { status: string; assertionResults: { title: string; status: string }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
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
    file.assertionResults.map(({ title, status }) => ({ title, outcome: readVitestStatus(status) })),
  );
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  );
  return { tests, brokenOutsideTests: brokenFiles.length };
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
    tests.map(({ status }) => ({ title, outcome: readPlaywrightStatus(status) })),
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
