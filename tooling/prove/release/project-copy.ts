import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../packages/published-package.ts";
import type { Ended } from "./rehearsal.ts";
import { pnpm, run, runWell } from "./run.ts";
import type { LocalRegistry } from "./start-registry.ts";

/** A copy of the project as it is committed, in which releases are made that nobody else sees. */
export class ProjectCopy {
  readonly folder: string;
  readonly #registry: LocalRegistry;

  constructor(folder: string, registry: LocalRegistry) {
    this.folder = folder;
    this.#registry = registry;
  }

  /** Copies what is committed and installs what it needs. */
  async create(): Promise<void> {
    await runWell(root, "git", ["clone", "--quiet", root, this.folder]);
    await runWell(this.folder, "git", ["config", "user.name", "rehearsal"]);
    await runWell(this.folder, "git", ["config", "user.email", "rehearsal@localhost"]);
    await runWell(this.folder, "npx", [...pnpm, "install", "--frozen-lockfile", "--prefer-offline"]);
  }

  /** The check of `npm test`: what has changed and is not announced. */
  checkContracts(): Promise<Ended> {
    return run(this.folder, "node", ["tooling/contracts.ts"]);
  }

  /** Writes the reports of what portals use anew. */
  async writeReports(): Promise<void> {
    await runWell(this.folder, "node", ["tooling/api-reports.ts", "--write"]);
  }

  /** Sets the versions; gives that of the packages. */
  async version(...options: string[]): Promise<string> {
    const output = await runWell(this.folder, "node", ["tooling/version-packages.ts", ...options]);
    await this.commit("A release");
    return output.trim().split("\n").at(-1) ?? "";
  }

  /** Commits everything, as the release's branch would. */
  async commit(message: string): Promise<void> {
    await runWell(this.folder, "git", ["add", "--all"]);
    await runWell(this.folder, "git", ["commit", "--quiet", "--allow-empty", "--message", message]);
  }

  /** Goes back to an earlier state. */
  async goBack(commits: number): Promise<void> {
    await runWell(this.folder, "git", ["reset", "--quiet", "--hard", `HEAD~${commits}`]);
  }

  /** Builds and packs what is published. */
  async pack(): Promise<void> {
    await runWell(this.folder, "node", ["tooling/pack-packages.ts"]);
  }

  /**
   * Publishes the tarballs into the rehearsal's registry.
   *
   * @throws before anything is published, when npm or pnpm would send it anywhere else.
   */
  async publish(tag: string): Promise<void> {
    const { url, npmrc } = this.#registry;
    // npx would look for pnpm in the registry that is being asked about.
    const where = await runWell(this.folder, "npx", ["--yes", "--package", pnpm[1], "-c", "command -v pnpm"]);
    for (const program of ["npm", where.trim().split("\n").at(-1) ?? ""]) {
      const asked = await runWell(this.folder, program, ["config", "get", "registry"], {
        NPM_CONFIG_USERCONFIG: npmrc,
      });
      if (asked.trim().split("\n").at(-1) !== url) throw new Error(`${program} would publish to ${asked}`);
    }
    const { exitCode, output } = await this.tryToPublish(tag, npmrc);
    if (exitCode !== 0) throw new Error(output);
  }

  /** Publishes with a configuration of npm, whatever that says. */
  tryToPublish(tag: string, npmrc: string): Promise<Ended> {
    const target = ["--from", ".reports/packages", "--registry", this.#registry.url, "--tag", tag];
    return run(this.folder, "node", ["tooling/publish-packages.ts", ...target], {
      NPM_CONFIG_USERCONFIG: npmrc,
    });
  }

  /** Asks npm something of the rehearsal's registry. */
  async npm(...args: string[]): Promise<string> {
    const { npmrc, url } = this.#registry;
    const env = { NPM_CONFIG_USERCONFIG: npmrc };
    return (await runWell(this.folder, "npm", [...args, `--registry=${url}`], env)).trim();
  }

  /** A configuration of npm that leads elsewhere, to nobody. */
  writeStrayConfiguration(): string {
    const path = join(this.folder, ".reports/stray-npmrc");
    writeFileSync(path, "registry=http://127.0.0.1:9/\n");
    return path;
  }
}
