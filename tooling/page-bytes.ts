import { createHash } from "node:crypto";
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

/** The hash in the name of a built file, as in `start-B27fwzs.js`. */
const hashInName = /(?<=-)[A-Za-z0-9_-]{6,7}(?=\.(?:js|css|woff2|svg)\b)/g;

/**
 * Returns the sum of the gzip sizes of files, in bytes. Replaces the hashes in names by equally long ones that depend on
 * their order alone. The real ones make one build about 40 bytes larger or smaller in another folder.
 */
function sumGzipSizes(paths: readonly string[]): number {
  const steady = new Map<string, string>();
  const replace = (hash: string) => {
    const known = steady.get(hash);
    if (known) return known;
    const next = createHash("sha256").update(`${steady.size}`).digest("base64url").slice(0, hash.length);
    steady.set(hash, next);
    return next;
  };
  return paths.reduce((sum, path) => {
    const text = readFileSync(path, "utf8").replace(hashInName, replace);
    return sum + gzipSync(text, { level: 9 }).length;
  }, 0);
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
    bytes: sumGzipSizes([...files].map((file) => join(folder, file))),
  };
}
