import { globSync } from "node:fs";
import { basename, dirname } from "node:path";

/** A screen of the package, or one of its superseded contracts, as its folder says it. */
export interface ListedScreen {
  /** Its component's name, which is its folder's. */
  readonly name: string;
  /** The door's source, inside the package: `./src/home/Dashboard/index.ts`. */
  readonly source: string;
  /** What portals import below the package's name: `./dashboard`, or `./dashboard/v1`. */
  readonly subpath: string;
  /** Another contract has taken its place: it has a subpath and is no part of the root. */
  readonly isSuperseded: boolean;
}

/** Lists the screens of a package: the folders with a manifest, sorted by path. Nothing else lists them by hand. */
export function listScreens(packageFolder: string): ListedScreen[] {
  return globSync("src/**/*.manifest.ts", { cwd: packageFolder })
    .map((path) => dirname(path))
    .sort()
    .map((folder) => {
      const [, screen = folder, version] = /^(.+?)(\/v\d+)?$/.exec(folder) ?? [];
      const name = basename(screen);
      return {
        name,
        source: `./${folder}/index.ts`,
        subpath: `./${toSubpath(name)}${version ?? ""}`,
        isSuperseded: version !== undefined,
      };
    });
}

/** `DispatchSending` is imported as `dispatch-sending`. */
export function toSubpath(name: string): string {
  return name.replaceAll(/\B[A-Z]/g, "-$&").toLowerCase();
}
