import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

/** What the check has of others in it: their licences ask to travel along. */
const broughtAlong = ["semver", "yaml"];

/**
 * Makes `npx @id-desk/screens check`, in the working directory: one module for Node, with what reads YAML and
 * ranges of versions in it, so that a portal installs nothing more for it.
 *
 * @throws when something is in it whose licence is not.
 */
export async function buildCheck(): Promise<void> {
  const { metafile } = await build({
    entryPoints: ["check/check.ts"],
    outfile: "dist/check.mjs",
    bundle: true,
    metafile: true,
    format: "esm",
    // As for browsers, where packages bring modules of today and ask for nothing of Node's.
    platform: "neutral",
    target: "node20",
    minifySyntax: true,
    minifyWhitespace: true,
    // Core as the portal has it: that is what speaks to the server.
    external: ["node:*", "@id-desk/*"],
    banner: { js: "#!/usr/bin/env node" },
  });
  const inside = Object.keys(metafile.inputs).flatMap(
    (path) => /.*node_modules\/([^/]+)/.exec(path)?.[1] ?? [],
  );
  const strangers = [...new Set(inside)].filter((name) => !broughtAlong.includes(name));
  if (strangers.length > 0)
    throw new Error(`The check has ${strangers.join(", ")} in it, without a licence.`);
  const texts = broughtAlong.map(
    (name) => `${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, "utf8").trim()}\n`,
  );
  writeFileSync("dist/check.licenses.txt", `check.mjs has in it:\n\n${texts.join("\n\n")}`);
}
