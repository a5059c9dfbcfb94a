import { globSync, readFileSync } from "node:fs";
import { root } from "../packages/published-package.ts";
import type { EntrySurfaces } from "./read-reports.ts";
import type { Surface } from "./surface.ts";

/** Reads the attributes by which portals find screens and their parts, for each package that renders. */
export function readAttributes(): EntrySurfaces {
  return Object.fromEntries(
    ["ui", "screens"].map((name) => {
      const paths = globSync(`${root}packages/${name}/src/**/*.tsx`).filter(
        (path) => !/\.(test|stories)\.tsx$|\/testing\//.test(path),
      );
      const text = paths.map((path) => readFileSync(path, "utf8")).join("\n");
      return [`@id-desk/${name}/attributes`, parseAttributes(text)];
    }),
  );
}

/** Finds the attributes that a source sets; those with a value in it count with that value. */
export function parseAttributes(source: string): Surface {
  const found = [...source.matchAll(/\b(data-idd-[a-z-]+)(?:=("[^"]*"))?/g)];
  const names = found.map(([, name, value]) => [name, value].filter(Boolean).join("="));
  return Object.fromEntries([...new Set(names)].sort().map((name) => [name, "set"]));
}
