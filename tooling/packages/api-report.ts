import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  ExtractorMessageId,
  type IConfigFile,
} from "@microsoft/api-extractor";
import { type PackageEntry, type PublishedFolder, readPackage } from "./published-package.ts";

/** What an entry lets a portal use, as api-extractor writes it down. */
export interface ApiReport {
  readonly entry: PackageEntry;
  /** Where the report is committed. */
  readonly path: string;
  readonly text: string;
  /** Public names without a docstring, with the place of each. */
  readonly undocumented: readonly string[];
  /** Packages whose types a portal meets in ours. */
  readonly strangers: readonly string[];
}

/** Writes the reports of a built package down anew, one for each entry; nothing is written to the project. */
export function createApiReports(folder: PublishedFolder): ApiReport[] {
  const published = readPackage(folder);
  const temporary = mkdtempSync(join(tmpdir(), "id-desk-api-"));
  try {
    const configs = published.entries.map((entry) => prepare(published.folder, entry, temporary));
    const [first, ...rest] = configs;
    if (!first) return [];
    const compilerState = CompilerState.create(first, {
      additionalEntryPoints: rest.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
    });
    return configs.map((config, index) => {
      const undocumented: string[] = [];
      Extractor.invoke(config, {
        compilerState,
        localBuild: true,
        messageCallback(message) {
          if (message.messageId === ExtractorMessageId.Undocumented && !namesIcon.test(message.text)) {
            undocumented.push(
              `${message.text} ${message.sourceFilePath ?? ""}:${message.sourceFileLine ?? ""}`,
            );
          }
          message.handled = message.logLevel !== ExtractorLogLevel.Error;
        },
      });
      const entry = published.entries[index] as PackageEntry;
      const text = sortWords(readFileSync(config.reportFilePath, "utf8"));
      return {
        entry,
        path: `${published.folder}/api/${nameReport(entry)}`,
        text,
        undocumented,
        strangers: [
          ...new Set([...text.matchAll(/^import .* from '([^']+)';$/gm)].flatMap(([, from]) => from ?? [])),
        ],
      };
    });
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** TypeScript writes the words of a union in the order in which it met them, which any other file can change. */
function sortWords(report: string): string {
  return report.replaceAll(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) => union.split(" | ").sort().join(" | "));
}

/** What a drawing shows is its name. */
const namesIcon = /"\w+Icon"/;

/** `index` of the root, else the entry's own name: `select-center`, `dispatch-sending-v1`. */
export function nameReport({ subpath }: PackageEntry): string {
  return `${subpath === "." ? "index" : subpath.slice(2).replaceAll("/", "-")}.api.md`;
}

function prepare(folder: string, entry: PackageEntry, temporary: string): ExtractorConfig {
  const configObject: IConfigFile = {
    projectFolder: folder,
    mainEntryPointFilePath: `${folder}/dist/${entry.output}.d.ts`,
    newlineKind: "lf",
    compiler: { overrideTsconfig: { compilerOptions, include: ["dist"] } },
    apiReport: {
      enabled: true,
      reportFileName: nameReport(entry),
      reportFolder: temporary,
      reportTempFolder: join(temporary, "temp"),
      // Types that an export only speaks of stand in the root's report; the contract's own are in openapi/.
      includeForgottenExports: entry.subpath === "." && !folder.endsWith("/core"),
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      extractorMessageReporting: {
        default: { logLevel: "none" as never },
        "ae-undocumented": { logLevel: "warning" as never, addToApiReportFile: false },
      },
      tsdocMessageReporting: { default: { logLevel: "none" as never } },
      compilerMessageReporting: { default: { logLevel: "error" as never } },
    },
  };
  mkdirSync(join(temporary, "temp"), { recursive: true });
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: `${folder}/api-extractor.json`,
    packageJsonFullPath: `${folder}/package.json`,
  });
}

/** Another package of ours counts as another's: what it exports stands in its own reports. */
const compilerOptions = {
  target: "ES2022",
  lib: ["ES2024", "DOM", "DOM.Iterable"],
  module: "preserve",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
};
