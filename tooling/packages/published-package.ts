import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What the build reads of a package's package.json. */
interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: {
    readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A door of a package: what portals import, its source, and what the build makes of it. */
export interface PackageEntry {
  /** As it stands in `exports`: `.` or `./select-center`. */
  readonly subpath: string;
  /** As a portal writes it: `@id-desk/screens/select-center`. */
  readonly specifier: string;
  /** Path of the source inside the package. */
  readonly source: string;
  /** Path of the built module below `dist`, without its ending. */
  readonly output: string;
}

/** A package that is published: where it stands and what leads into it. */
export interface PublishedPackage {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly entries: readonly PackageEntry[];
  /** Packages that a portal installs beside it, which the build leaves outside. */
  readonly outside: readonly string[];
}

/** The folders of the packages that portals are made of, each after those that it stands on. They share a version. */
export const packageFolders = ["core", "ui", "screens"] as const;

/** The folder of the server that is published beside them, with a version of its own. */
export const serverFolder = "reference-api";

/** The folders of everything that is published. */
export const publishedFolders = [...packageFolders, serverFolder] as const;

/** The name of the folder of something that is published. */
export type PublishedFolder = (typeof publishedFolders)[number];

/** The project's root. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Reads what a package's package.json says of its entries: `exports` leads to the source, for the workspace,
 * and `publishConfig.exports` to what the build makes of it, for portals.
 *
 * @throws when an entry has a source and is not published.
 */
export function readPackage(name: PublishedFolder): PublishedPackage {
  const folder = `${root}${name === serverFolder ? "apps" : "packages"}/${name}`;
  const file: PackageFile = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  const published = file.publishConfig.exports;
  return {
    folder,
    name: file.name,
    version: file.version,
    outside: Object.keys({ ...file.dependencies, ...file.peerDependencies }),
    entries: Object.entries(file.exports).map(([subpath, source]) => {
      const target = published[subpath];
      const built = typeof target === "object" ? /^\.\/dist\/(.+)\.js$/.exec(target.default) : null;
      if (!built?.[1]) {
        throw new Error(
          `${file.name} has the entry ${subpath}, and its publishConfig leads to no module in dist: portals ` +
            "would not find it. Add it to publishConfig.exports.",
        );
      }
      return { subpath, specifier: `${file.name}${subpath.slice(1)}`, source, output: built[1] };
    }),
  };
}
