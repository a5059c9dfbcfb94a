import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The contract as far as the tools read it. */
export interface Contract {
  paths: Record<
    string,
    Record<string, { operationId?: string; "x-secret"?: string[]; [field: string]: unknown }>
  >;
  components: { schemas: { Settings: { properties: Record<string, { "x-default"?: unknown }> } } };
}

/** Puts the files of `openapi/` together to one. */
export function bundleContract(): Contract {
  const folder = mkdtempSync(join(tmpdir(), "id-desk-contract-"));
  const bundled = join(folder, "contract.json");
  try {
    execFileSync("redocly", ["bundle", "registry", "--output", bundled, "--ext", "json"], {
      cwd: fileURLToPath(new URL("../../", import.meta.url)),
      stdio: "pipe",
    });
    return JSON.parse(readFileSync(bundled, "utf8")) as Contract;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
