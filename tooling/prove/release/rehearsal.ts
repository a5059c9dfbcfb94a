import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** How a program ended, and what it printed. */
export interface Ended {
  readonly exitCode: number;
  readonly output: string;
}

/** Counts what the rehearsal claims, and says it as it goes. */
export class Claims {
  passed = 0;
  failed = 0;

  /** Says whether a claim holds; `detail` is shown where it does not. */
  claim(title: string, holds: boolean, detail = ""): void {
    if (holds) this.passed += 1;
    else this.failed += 1;
    console.log(`${holds ? "✓" : "✗"} ${title}`);
    if (!holds && detail) console.log(detail.trimEnd().replaceAll(/^/gm, "    "));
  }
}

/** Does something in a temporary folder, which is gone afterwards. */
export async function inTemporaryFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "id-desk-release-"));
  try {
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
