import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ScreenManifest } from "@id-desk/screens";
import type { PackageEntry, PublishedPackage } from "./published-package.ts";

/** One screen of `@id-desk/screens/manifest.json`. */
export interface PublishedManifest extends ScreenManifest {
  /** What a portal imports to get this screen alone. */
  readonly entry: string;
}

/** The entries that are screens: each leads into a folder named after one, or into its `v1` of before. */
export function listScreens({ entries }: PublishedPackage): readonly PackageEntry[] {
  return entries.filter(({ source }) => /\/[A-Z]\w*(\/v\d+)?\/index\.ts$/.test(source));
}

/** Whether an entry is a contract that another has taken the place of: `@id-desk/screens/login/v1`. */
export function isSuperseded(entry: string): boolean {
  return /\/v\d+$/.test(entry);
}

/**
 * Reads the manifests that stand beside the screens' entries.
 *
 * @throws when an entry has no manifest: a portal could not tell what that screen needs of its server.
 */
export async function readManifests(published: PublishedPackage): Promise<PublishedManifest[]> {
  return Promise.all(
    listScreens(published).map(async ({ source, specifier }) => {
      const [file] = globSync(join(published.folder, dirname(source), "*.manifest.ts"));
      if (!file) throw new Error(`${specifier} has no manifest beside ${source}.`);
      const module: Record<string, ScreenManifest> = await import(file);
      const [manifest] = Object.values(module);
      if (!manifest) throw new Error(`${file} exports no manifest.`);
      return { ...manifest, entry: specifier };
    }),
  );
}
