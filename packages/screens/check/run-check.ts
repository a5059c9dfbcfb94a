import { askServer, type SpokenApi } from "./ask-server.ts";
import { checkPortal } from "./check-portal.ts";
import { compareScreens, type InstalledManifest } from "./compare-screens.ts";
import { listCalls } from "./contract-calls.ts";
import { type Finding, formatFinding } from "./finding.ts";
import { formatReport, type Report } from "./format-report.ts";
import { help, readOptions } from "./options.ts";
import { readContract } from "./read-contract.ts";

/** What the check knows of the release that it belongs to. */
export interface Release {
  readonly version: string;
  /** As in `manifest.json`. */
  readonly screens: readonly InstalledManifest[];
  /** Our own contract, as core publishes it. */
  readonly contract: Readonly<Record<string, unknown>>;
  readonly api: SpokenApi;
}

/** What the check needs of the place in which it runs. */
export interface Surroundings {
  readonly folder: string;
  readonly fetch: typeof fetch;
}

/** What is printed, and what the program ends with. */
export interface Outcome {
  readonly exitCode: 0 | 1;
  readonly output: string;
}

const writeJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Answers one command line. */
export async function runCheck(
  args: readonly string[],
  release: Release,
  { folder, fetch: fetchAnswer }: Surroundings,
): Promise<Outcome> {
  const { version, api } = release;
  const typed = readOptions(
    args,
    release.screens.map(({ name }) => name),
  );
  if (typed.kind === "help") return { exitCode: 0, output: help };
  if (typed.kind === "version") return { exitCode: 0, output: `${version}\n` };
  if (typed.kind === "mistake") {
    const { finding, isJson } = typed;
    const output = isJson
      ? writeJson({ ok: false, version, findings: [finding] })
      : `${formatFinding(finding)}\n`;
    return { exitCode: 1, output };
  }
  const { options } = typed;
  const calls = listCalls(release.contract);
  const path = options.api === undefined ? undefined : new URL(options.api).pathname.replace(/\/+$/, "");
  const [server, contract] = await Promise.all([
    options.api === undefined ? undefined : askServer(options.api, api, fetchAnswer),
    options.contract === undefined ? undefined : readContract(options.contract, calls, path, fetchAnswer),
  ]);
  const found = checkPortal(options.portal, folder, version);
  const chosen = release.screens.filter(({ name }) => options.screens?.includes(name) ?? true);
  const { verdicts, findings } = compareScreens(chosen, calls, contract?.calls, found.portal?.manifests);
  const all = [
    ...(server?.findings ?? []),
    ...(contract?.findings ?? [notCompared]),
    ...findings,
    ...found.findings,
  ];
  const report: Report = {
    ok: all.every(({ level }) => level === "notice"),
    version,
    supportedApi: api.supported,
    server: server && { address: server.address, status: server.status, apiVersion: server.apiVersion },
    contract:
      options.contract !== undefined && contract?.calls
        ? { source: options.contract, calls: contract.calls.count }
        : undefined,
    screens: verdicts,
    portal: found.portal && { folder: found.portal.folder, packages: found.portal.packages },
    findings: all,
  };
  return { exitCode: report.ok ? 0 : 1, output: options.isJson ? writeJson(report) : formatReport(report) };
}

const notCompared: Finding = {
  level: "notice",
  topic: "contract",
  code: "not_compared",
  what: "No contract of the server was given.",
  why: "Whether it has the calls that the screens make was not checked: asking each would not be harmless.",
  todo: "Give its OpenAPI file: --contract openapi.yaml",
};
