import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The journeys run on what `npm start` serves: the built host. */
// biome-ignore lint/style/noDefaultExport: Playwright calls what a setup file exports by default.
export default function buildHost(): void {
  execFileSync("vite", ["build", "--logLevel", "warn"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: "inherit",
  });
}
