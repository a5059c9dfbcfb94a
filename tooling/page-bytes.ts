import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Size of a file as it travels, in bytes. */
function gzipSize(path: string): number {
  return gzipSync(readFileSync(path), { level: 9 }).length;
}

/**
 * What a built page loads before it can be used: the document, the entry, and the chunks named, each with
 * what they import statically and their style sheets.
 *
 * @param folder the build's folder, with Vite's manifest in it.
 * @param chunks the names of chunks that the page loads beside its entry.
 * @returns the files and the sum of their gzip sizes in bytes.
 */
export function measurePage(
  folder: string,
  chunks: readonly string[],
): { readonly files: string[]; readonly bytes: number } {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Record<
    string,
    ManifestEntry
  >;
  const files = new Set<string>(["index.html"]);
  const add = (key: string) => {
    const entry = manifest[key];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    for (const sheet of entry.css ?? []) files.add(sheet);
    for (const imported of entry.imports ?? []) add(imported);
  };
  for (const [key, entry] of Object.entries(manifest)) {
    if (entry.isEntry || chunks.includes(entry.name ?? "")) add(key);
  }
  // What the document names itself, such as what runs before the first paint.
  const page = readFileSync(join(folder, "index.html"), "utf8");
  for (const [, file = ""] of page.matchAll(/(?:src|href)="\.?\/?([^"]+\.(?:js|css))"/g)) files.add(file);
  return {
    files: [...files],
    bytes: [...files].reduce((sum, file) => sum + gzipSize(join(folder, file)), 0),
  };
}
