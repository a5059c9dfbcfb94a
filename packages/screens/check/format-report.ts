import type { Portal } from "./check-portal.ts";
import type { ScreenVerdict } from "./compare-screens.ts";
import { type Finding, formatFinding } from "./finding.ts";

/** Everything that a run of the check has found; what `--json` prints. */
export interface Report {
  /** Whether there is no problem. */
  readonly ok: boolean;
  /** The release that the check belongs to. */
  readonly version: string;
  /** The days of the contract that these screens speak, as YYYY-MM-DD. */
  readonly supportedApi: { readonly oldest: string; readonly newest: string };
  /** The server that was asked; nothing when none was named. */
  readonly server:
    | {
        readonly address: string;
        readonly status: number | undefined;
        readonly apiVersion: string | undefined;
      }
    | undefined;
  /** The server's contract that was compared with; nothing when there was none. */
  readonly contract: { readonly source: string; readonly calls: number } | undefined;
  readonly screens: readonly ScreenVerdict[];
  readonly portal: Omit<Portal, "manifests"> | undefined;
  readonly findings: readonly Finding[];
}

const signs = { works: "✓", works_with_less: "!", cannot_work: "✗", not_compared: "·" } as const;

function describeScreen({ verdict, needs, uses, missing }: ScreenVerdict): string {
  const count = needs.length + uses.length;
  if (count === 0) return "asks the server nothing";
  const calls = count === 1 ? "1 call" : `${count} calls`;
  if (verdict === "not_compared")
    return `${calls}: ${[...needs, ...uses].map((call) => call.operation).join(", ")}`;
  if (verdict === "works") return `${calls}, all there`;
  return `${calls}, without ${missing.join(", ")}`;
}

/** Writes a report for a person. */
export function formatReport(report: Report): string {
  const { server, contract, screens, portal, findings } = report;
  const listFindings = (topic: Finding["topic"]) =>
    findings
      .filter((each) => each.topic === topic)
      .map((each) => `  ${each.level === "problem" ? "✗" : "!"} ${formatFinding(each)}`);
  const { oldest, newest } = report.supportedApi;
  const days = oldest === newest ? oldest : `${oldest} to ${newest}`;
  const width = Math.max(...screens.map(({ name }) => name.length));
  const copies = portal?.packages.map(({ name, version }) => `${name} ${version}`) ?? [];
  const lines = [
    `@id-desk/screens ${report.version}, which speak the contract of ${days}`,
    "",
    `Server${server ? `  ${server.address}` : ""}`,
    ...(server
      ? server.apiVersion
        ? [`  · names the contract of ${server.apiVersion}`]
        : []
      : ["  · None was asked. Name one: --api https://host/api"]),
    ...listFindings("server"),
    "",
    `Contract${contract ? `  ${contract.source}` : ""}`,
    ...(contract ? [`  · names ${contract.calls} calls`] : []),
    ...listFindings("contract"),
    "",
    "Screens",
    ...screens.map(
      (screen) =>
        `  ${signs[screen.verdict]} ${screen.name.padEnd(width)}  contract ${screen.contractVersion}  ${describeScreen(screen)}`,
    ),
    ...listFindings("screens"),
    "",
    `Portal${portal ? `  ${portal.folder}` : ""}`,
    ...(copies.length > 0 ? [`  · ${copies.join(", ")}`] : []),
    ...listFindings("portal"),
    "",
    summarise(findings),
  ];
  return `${lines.join("\n")}\n`;
}

function summarise(findings: readonly Finding[]): string {
  const count = (level: Finding["level"], word: string) => {
    const { length } = findings.filter((each) => each.level === level);
    return length === 1 ? `1 ${word}` : `${length === 0 ? "no" : length} ${word}s`;
  };
  const text = `${count("problem", "problem")}, ${count("notice", "notice")}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
