import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

/** What the check reads of a package's package.json. */
export interface PackageFile {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** One copy of a package in a portal. */
export interface Copy {
  readonly name: string;
  readonly version: string;
  /** Where it really stands: what a package manager links twice is one copy. */
  readonly folder: string;
  readonly file: PackageFile;
  /** Who brings it, the portal first: `@id-desk/screens`, `@id-desk/ui`. */
  readonly broughtBy: readonly string[];
}

/** The package.json of a folder; nothing when it has none that can be read. */
export function readPackageFile(folder: string): PackageFile | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  } catch {
    return undefined;
  }
}

/** The nearest folder upwards for which something is true. */
export function findUpwards(folder: string, holds: (folder: string) => boolean): string | undefined {
  for (let place = folder; ; place = dirname(place)) {
    if (holds(place)) return place;
    if (dirname(place) === place) return undefined;
  }
}

/** Finds a package as Node does for a module in `folder`: in the nearest node_modules upwards. */
export function findPackage(name: string, folder: string): string | undefined {
  const holder = findUpwards(folder, (place) =>
    existsSync(join(place, "node_modules", name, "package.json")),
  );
  return holder && realpathSync(join(holder, "node_modules", name));
}

/**
 * Follows what packages stand on, at run time, from `starts`, and lists every copy that is met, each once. What
 * is not installed is passed over.
 */
export function listCopies(starts: readonly { readonly name: string; readonly from: string }[]): Copy[] {
  const copies = new Map<string, Copy>();
  const queue = starts.map((start) => ({ ...start, broughtBy: [] as readonly string[] }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { name, broughtBy } = next;
    const folder = findPackage(name, next.from);
    const file = folder === undefined || copies.has(folder) ? undefined : readPackageFile(folder);
    if (folder === undefined || !file) continue;
    copies.set(folder, { name, version: file.version ?? "", folder, file, broughtBy });
    const needed = { ...file.dependencies, ...file.optionalDependencies, ...file.peerDependencies };
    for (const other of Object.keys(needed)) {
      queue.push({ name: other, from: folder, broughtBy: [...broughtBy, name] });
    }
  }
  return [...copies.values()];
}
