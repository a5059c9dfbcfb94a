import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The journeys run on what `npm start` serves: the built host. */
export default function buildHost(): void {
  execFileSync("vite", ["build", "--logLevel", "warn"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: "inherit",
  });
}
