import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartRefused } from "../start-refused.ts";
import { readSafeUrl } from "./read-url.ts";
import type { Given } from "./variables.ts";

/** Where the heads of the audit trail go, and which key signs them. */
export interface AuditHeadSettings {
  readonly file: string;
  /** The file of the key; undefined if the key of the data folder is used. */
  readonly keyFile: string | undefined;
  readonly post?: { readonly url: string; readonly token?: string };
}

/**
 * Reads the settings of signed heads.
 *
 * @throws StartRefused when a folder does not exist or an address is not safe.
 */
export function readAuditHeadSettings(given: Given, dataFolder: string): AuditHeadSettings {
  const named = given("ID_DESK_AUDIT_HEADS");
  if (named !== undefined && !existsSync(dirname(named))) {
    throw new StartRefused(`ID_DESK_AUDIT_HEADS is "${named}", and there is no such folder.`);
  }
  const [url, token] = [given("ID_DESK_AUDIT_URL"), given("ID_DESK_AUDIT_TOKEN")];
  return {
    file: named ?? join(dataFolder, "audit-heads.jsonl"),
    keyFile: given("ID_DESK_AUDIT_KEY"),
    ...(url !== undefined && {
      post: { url: readSafeUrl("ID_DESK_AUDIT_URL", url), ...(token !== undefined && { token }) },
    }),
  };
}
