import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ScreenManifest } from "@id-desk/screens";
import type { PublishedPackage } from "./published-package.ts";

/** One screen of `@id-desk/screens/manifest.json`. */
export interface PublishedManifest extends ScreenManifest {
  /** What a portal imports to get this screen alone. */
  readonly entry: string;
}

/**
 * Reads the manifests that stand beside the screens' entries.
 *
 * @throws when an entry has no manifest: a portal could not tell what that screen needs of its server.
 */
export async function readManifests({ folder, entries }: PublishedPackage): Promise<PublishedManifest[]> {
  const screens = entries.filter(({ subpath }) => subpath !== ".");
  return Promise.all(
    screens.map(async ({ source, specifier }) => {
      const [file] = globSync(join(folder, dirname(source), "*.manifest.ts"));
      if (!file) throw new Error(`${specifier} has no manifest beside ${source}.`);
      const module: Record<string, ScreenManifest> = await import(file);
      const [manifest] = Object.values(module);
      if (!manifest) throw new Error(`${file} exports no manifest.`);
      return { ...manifest, entry: specifier };
    }),
  );
}
