import type { Change } from "./changed.ts";
import { runnerStage, type Stage, toolStage } from "./stage.ts";

const projects = [
  { name: "workspace", path: "tsconfig.json" },
  { name: "core", path: "packages/core" },
  { name: "ui", path: "packages/ui" },
  { name: "screens", path: "packages/screens" },
  { name: "the check of portals", path: "packages/screens/check" },
  { name: "reference-host", path: "apps/reference-host" },
  { name: "reference-api", path: "apps/reference-api" },
  { name: "portal-example's tests", path: "apps/portal-example/e2e" },
];

/** TypeScript 7 checks the same in a third of the time; 6 stays for the tools that read types by its JavaScript API. */
const nativeCompiler = "node_modules/typescript-native/bin/tsc";

/** A reporter that says each test, for files that take minutes on a busy machine: silence counts as hanging. */
const eachTest = "verbose";

function vitestStage(project: string, name: string, change?: Change, reporter = "default"): Stage {
  const reportFile = `.reports/${project}.json`;
  const args = [
    "run",
    `--project=${project}`,
    "--allowOnly=false",
    `--reporter=${reporter}`,
    "--reporter=json",
    `--outputFile.json=${reportFile}`,
    ...(change ? [`--changed=${change.since}`] : []),
  ];
  return runnerStage(project, name, reportFile, "vitest", args, {
    silenceMinutes: 12,
    mayBeEmpty: change !== undefined,
  });
}

function playwrightStage(group: string, name: string, app: string, files: readonly string[] = []): Stage {
  const reportFile = `.reports/${group}.json`;
  const args = ["test", ...files, `--config=${app}/playwright.config.ts`, "--forbid-only", "--retries=0"];
  return runnerStage(group, name, reportFile, "playwright", args, { silenceMinutes: 12 });
}

/**
 * Everything `npm test` runs, in the order in which free lanes take it: the quick answers, then the longest first, so
 * that none is left over at the end.
 *
 * @param change leaves out what it cannot touch.
 */
export function listStages(change?: Change): Stage[] {
  const stages: Stage[] = [
    toolStage("format", "format and lint", "biome", ["ci", "."]),
    // The journeys run on the host that is built to have its bytes counted.
    toolStage("bytes", "byte budgets", "node", ["tooling/bytes.ts"]),
    ...projects.map(({ name, path }) =>
      toolStage("types", `types of ${name}`, "node", [nativeCompiler, "-p", path]),
    ),
    toolStage("generated", "generated files", "node", ["tooling/generate.ts", "--check"]),
    toolStage("generated", "pages of reference", "node", ["tooling/reference.ts", "--check"]),
    toolStage("contract", "contract lint", "redocly", ["lint", "registry"]),
    toolStage("boundaries", "boundaries", "depcruise", [
      "--output-type",
      "err-long",
      "--config",
      ".dependency-cruiser.mjs",
      "packages",
      "apps",
      "tooling",
      ".storybook",
    ]),
    toolStage("conventions", "names and conventions", "node", ["tooling/conventions.ts"]),
    toolStage("contracts", "contracts with portals", "node", ["tooling/contracts.ts"]),
    toolStage("unused", "unused files, exports and dependencies", "knip", []),
    {
      ...playwrightStage("journeys", "journeys in Chromium", "apps/reference-host", change?.journeys),
      after: ["bytes"],
    },
    vitestStage("screens", "primitives and screens in Chromium", change),
    {
      ...vitestStage("packages", "packages as a portal gets them", undefined, eachTest),
      // It makes its folders anew, which these walk through.
      after: ["format", "boundaries", "conventions", "unused"],
    },
    vitestStage("rules", "rules, client and reference API", change),
    vitestStage("stories", "stories in Chromium, each with axe", change),
    // Takes the tarballs of the packages' stage.
    {
      ...playwrightStage("portal", "a stranger's portal in Chromium", "apps/portal-example"),
      after: ["packages"],
    },
    {
      ...toolStage("ids", "requirement ids in titles", "node", ["tooling/requirements.ts"]),
      kind: "runner",
      // It reads the titles in their reports.
      after: ["journeys", "screens", "packages", "rules", "stories", "portal"],
    },
  ];
  return stages.filter(({ group }) => !change?.leftOut.has(group));
}
