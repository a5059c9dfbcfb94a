import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** The one without windows: it draws the same pages with two thirds of the work, and has no camera. */
const shell = "/usr/bin/chromium-headless-shell";
const systemPlaces = [shell, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The path of a Chromium to test with: the system's, else Playwright's own, else one that `apt` installs
 * for root. Where a page uses a camera it has to be a whole one.
 *
 * @throws one sentence for the person at the terminal when there is none.
 */
export function findBrowser({ isWhole = false } = {}): string {
  const places = isWhole ? systemPlaces.filter((place) => place !== shell) : systemPlaces;
  const named = process.env.ID_DESK_CHROMIUM;
  const found = [named, ...places, chromium.executablePath()].find((place) => place && existsSync(place));
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: "inherit" });
    // Older systems have none, and do with the whole one.
    spawnSync("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], { stdio: "inherit" });
    const installed = places.find((place) => existsSync(place));
    if (installed) return installed;
  }
  throw new Error(
    "No Chromium was found. Install one (for example: sudo apt install chromium), or set ID_DESK_CHROMIUM to its path.",
  );
}

/** Arguments that keep a Chromium started by a test off the network and able to run as root. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
