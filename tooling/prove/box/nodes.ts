import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { installWithNpm } from "../../packages/install-with-npm.ts";

/** A Node that a portal's developer may have. */
export interface PortalNode {
  readonly version: string;
  /** Variables with which its programs are found first. */
  readonly environment: Readonly<Record<string, string>>;
}

function describe(program: string): PortalNode {
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  const { HOME = "", PATH = "" } = process.env;
  // What the project has on its path stays out of it.
  const outside = PATH.split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return {
    version: stdout.trim(),
    environment: {
      HOME,
      PATH: [dirname(program), ...outside].join(delimiter),
      npm_config_update_notifier: "false",
    },
  };
}

/**
 * Installs the Nodes that the server promises to run on, beside the one that runs this.
 *
 * @param wanted major versions: all of them when there are none.
 */
export async function installNodes(folder: string, wanted: readonly string[]): Promise<PortalNode[]> {
  const name = `node-${process.platform}-${process.arch}`;
  const older: PortalNode[] = [];
  const isWanted = (major: string) => wanted.length === 0 || wanted.includes(major);
  for (const major of ["20", "22"].filter(isWanted)) {
    const place = join(folder, `node-${major}`);
    mkdirSync(place);
    writeFileSync(join(place, "package.json"), '{ "private": true }');
    await installWithNpm(place, ["install", `${name}@${major}`]);
    older.push(describe(join(place, "node_modules", name, "bin/node")));
  }
  const own = describe(process.execPath);
  return isWanted(own.version.slice(1).split(".")[0] ?? "") ? [...older, own] : older;
}
