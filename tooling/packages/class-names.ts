import { globSync } from "node:fs";
import { sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Names a class: vanilla-extract tells its file, and the name that it proposes, which is the file's hash and a number. */
export type NameClass = (proposed: { readonly hash: string; readonly filePath: string }) => string;

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Every file of styles that packages publish, by its place among them: two digits are enough for each. */
const places = new Map(
  globSync("packages/{ui,screens}/src/**/*.css.ts", { cwd: root })
    .map((path) => path.split(sep).join("/"))
    .sort()
    .map((path, place) => [path, place.toString(36).padStart(2, "0")]),
);

/** The hash of each file, known from its first class, whose number is 0. */
const hashes = new Map<string, string>();

/**
 * Puts the place of a file in the place of its hash: a twentieth of the compressed style sheets was such hashes. The names
 * are the same in every build of the same files.
 */
export function shortenClasses(prefix: string): NameClass {
  return ({ hash, filePath }) => {
    const path = filePath.slice(Math.max(0, filePath.indexOf("packages/")));
    const place = places.get(path);
    if (place === undefined) return `${prefix}${hash}`;
    const ofFile = hashes.get(path) ?? hash.slice(0, -1);
    hashes.set(path, ofFile);
    return `${prefix}${place}${hash.slice(ofFile.length)}`;
  };
}
