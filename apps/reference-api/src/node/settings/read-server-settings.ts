import { existsSync } from "node:fs";
import {
  defaultSettings,
  demonstrationSettings,
  type RegistrySettings,
} from "../../domain/registry-settings.ts";
import type { FileKey } from "../files/file-keys.ts";
import { installation } from "../installation.ts";
import { type DataPlace, readDataPlace } from "../open-database.ts";
import { type Gateway, readGateway } from "../open-messages.ts";
import { StartRefused } from "../start-refused.ts";
import { type AuditHeadSettings, readAuditHeadSettings } from "./read-audit-heads.ts";
import { readGivenFileKeys } from "./read-file-keys.ts";
import { readFingerprintReader } from "./read-fingerprint-reader.ts";
import { readGivenKey } from "./read-key.ts";
import { readHost, readPort } from "./read-listening.ts";
import { type MetricsDoor, readMetricsDoor } from "./read-metrics-door.ts";
import { readSettings } from "./read-settings.ts";
import { readUrl } from "./read-url.ts";
import type { Given } from "./variables.ts";

/** All that the environment says of a server that starts. */
export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  /** The folder of the built host; nothing where there is none to serve. */
  readonly hostFiles: string | undefined;
  /** The path below which the host is served, with its slashes. */
  readonly basePath: string;
  readonly isBehindProxy: boolean;
  readonly allowedOrigins: readonly string[];
  readonly place: DataPlace;
  /** Nothing in a demonstration that makes its own. */
  readonly key: Uint8Array<ArrayBuffer> | undefined;
  /** The keys that seal files; empty if only the key from the registry's key is used. */
  readonly fileKeys: readonly FileKey[];
  readonly auditHeads: AuditHeadSettings;
  readonly gateway: Gateway;
  readonly registry: RegistrySettings;
  readonly fingerprintReader: string | undefined;
  /** Nothing where nobody may read the metrics. */
  readonly metrics: MetricsDoor | undefined;
  /** Whether PDFs that are digitally signed are kept as they are; otherwise they are refused. */
  readonly keepsSigned: boolean;
}

/** One that is named has to be there; the usual one may not have been built. */
function readHostFilesFolder(text: string | undefined): string | undefined {
  if (text === undefined) return installation.hostFiles;
  if (existsSync(text)) return text;
  throw new StartRefused(`ID_DESK_HOST_FILES is "${text}", and there is no such folder.`);
}

function readKeepsSigned(text = "refuse"): boolean {
  if (text === "keep" || text === "refuse") return text === "keep";
  throw new StartRefused(`ID_DESK_SIGNED_PDFS is "${text}". It is keep or refuse.`);
}

/** "registry" and "/registry" are "/registry/". */
function readBasePath(text = "/"): string {
  if (!/^[\w./~-]*$/.test(text)) {
    throw new StartRefused(`ID_DESK_BASE_PATH is "${text}". Name a path of letters, digits, "-" and "/".`);
  }
  return `/${text}/`.replaceAll(/\/{2,}/g, "/");
}

function readOrigin(text: string): string {
  const url = readUrl(text);
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  if (isWeb && url.origin === text) return text;
  throw new StartRefused(
    `ID_DESK_ALLOWED_ORIGINS names "${text}", which is no origin. Write it as https://portal.example, without a path.`,
  );
}

/**
 * Reads what the environment says of the server, before anything is opened.
 *
 * @throws StartRefused when something of it makes no sense.
 */
export function readServerSettings(given: Given): ServerSettings {
  const place = readDataPlace(given);
  const { isDemonstration } = place;
  return {
    port: readPort("PORT", given("PORT") ?? "4000"),
    host: readHost("ID_DESK_HOST", given("ID_DESK_HOST") ?? (isDemonstration ? "127.0.0.1" : "0.0.0.0")),
    hostFiles: readHostFilesFolder(given("ID_DESK_HOST_FILES")),
    basePath: readBasePath(given("ID_DESK_BASE_PATH")),
    isBehindProxy: given("ID_DESK_BEHIND_PROXY") === "1",
    allowedOrigins: (given("ID_DESK_ALLOWED_ORIGINS") ?? "")
      .split(",")
      .map((origin) => origin.trim())
      .filter(Boolean)
      .map(readOrigin),
    place,
    key: readGivenKey(given("ID_DESK_KEY"), { isDemonstration }),
    fileKeys: readGivenFileKeys(given),
    auditHeads: readAuditHeadSettings(given, place.dataFolder),
    gateway: readGateway(given),
    registry: readSettings(given, isDemonstration ? demonstrationSettings : defaultSettings),
    fingerprintReader: readFingerprintReader(given("ID_DESK_FINGERPRINT_READER")),
    metrics: readMetricsDoor(given),
    keepsSigned: readKeepsSigned(given("ID_DESK_SIGNED_PDFS")),
  };
}
