import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { browserArguments, findBrowser } from "../../find-browser.ts";
import { root } from "../../packages/published-package.ts";
import type { Ended } from "./rehearsal.ts";
import { pnpm, run, runWell } from "./run.ts";

const screens = "@id-desk/screens";
const screen = `${screens}/dispatch-sending-batch`;

/** A portal of somebody else's, outside of the workspace. */
export class Portal {
  readonly #folder: string;

  constructor(folder: string, registry: string) {
    this.#folder = folder;
    cpSync(`${root}tooling/prove/release/portal`, folder, { recursive: true });
    // Ours come from the rehearsal's registry, what others publish from where it always comes.
    writeFileSync(join(folder, ".npmrc"), `@id-desk:registry=${registry}\n`);
  }

  /** Installs a version, or a tag, of the packages. */
  async install(version: string): Promise<void> {
    const beside = ["@types/react", "@types/react-dom", "react", "react-dom", "typescript", "vite"];
    const dependencies = {
      ...Object.fromEntries(beside.map((name) => [name, versionIn(`${root}node_modules/${name}`)])),
      "@id-desk/core": version,
      "@id-desk/screens": version,
    };
    const file = { name: "portal", private: true, type: "module", dependencies };
    writeFileSync(join(this.#folder, "package.json"), JSON.stringify(file));
    rmSync(join(this.#folder, "pnpm-lock.yaml"), { force: true });
    // Without --prefer-offline: what a tag means must be asked anew.
    await runWell(this.#folder, "npx", [...pnpm, "install", "--no-frozen-lockfile"]);
  }

  /** The version of the screens that it has. */
  get version(): string {
    return versionIn(join(this.#folder, "node_modules/@id-desk/screens"));
  }

  /** What has changed of one screen, as the package tells it. */
  readChanges(name: string): string {
    const path = join(this.#folder, `node_modules/@id-desk/screens/changes/${name}.md`);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  }

  /** Imports the screen in its first contract: the one line that a portal changes to stay. */
  stayOnFirstContract(): void {
    const path = join(this.#folder, "portal.tsx");
    writeFileSync(path, readFileSync(path, "utf8").replace(`"${screen}"`, `"${screen}/v1"`));
  }

  checkTypes(): Promise<Ended> {
    return run(this.#folder, "tsc", ["-p", "."]);
  }

  /** `npx @id-desk/screens check`, as it is installed. */
  check(): Promise<Ended> {
    return run(this.#folder, "npx", ["--no", screens, "check"]);
  }

  /** The same of a release that the portal does not have yet, fetched by its tag. */
  checkBeforeMoving(tag: string): Promise<Ended> {
    // What npx keeps would answer for a release of the same name in the next rehearsal.
    const env = { NPM_CONFIG_CACHE: `${this.#folder}-npx` };
    return run(this.#folder, "npx", ["--yes", `${screens}@${tag}`, "check"], env);
  }

  runScript(): Promise<Ended> {
    return run(this.#folder, process.execPath, ["script.mjs"]);
  }

  /**
   * Builds its page and opens it in Chromium.
   *
   * @returns what was wrong; nothing when the batch is shown.
   */
  async show(): Promise<string[]> {
    await runWell(this.#folder, "vite", ["build"]);
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
    try {
      const complaints: string[] = [];
      const page = await browser.newPage();
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      await page.route("**/*", (route) => {
        const path = join(this.#folder, "dist", new URL(route.request().url()).pathname);
        return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 204 });
      });
      await page.goto("http://portal.test/index.html");
      const frame = page.locator('[data-idd-screen="DispatchSendingBatch"]');
      await frame.getByRole("heading", { level: 1 }).waitFor({ timeout: 15_000 });
      const text = (await frame.textContent()) ?? "";
      if (!text.includes("Kulhudhuffushi")) complaints.push(`The batch is not shown: ${text.slice(0, 300)}`);
      return complaints;
    } catch (error) {
      return [String(error)];
    } finally {
      await browser.close();
    }
  }
}

function versionIn(folder: string): string {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;
}
