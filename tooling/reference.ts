/**
 * `npm run reference`: writes a page of reference for each screen into docs/screens, from its types, its manifest,
 * its texts and the contract, and the pages by which Storybook shows them. `--check` says which are out of date.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { OperationId } from "../packages/core/src/client/operation.ts";
import { readOperation } from "../packages/core/src/client/read-operation.ts";
import { operationMap } from "../packages/core/src/contract/operations.gen.ts";
import { readPackage, root } from "./packages/published-package.ts";
import { isSuperseded, listScreens, readManifests } from "./packages/screen-manifests.ts";
import { formatScreen, type ScreenSources } from "./reference/format-screen.ts";
import { readScreens } from "./reference/read-screen.ts";

const folder = join(root, "docs/screens");
const storybookFolder = join(root, ".storybook/reference");

async function readTexts(screenFolder: string, name: string): Promise<ScreenSources["texts"]> {
  const file = join(screenFolder, `${name}.copy.ts`);
  if (!existsSync(file)) return {};
  const module: Record<string, { readonly texts?: ScreenSources["texts"] }> = await import(file);
  return Object.assign({}, ...Object.values(module).map(({ texts }) => texts));
}

function formatStory(name: string, file: string): string {
  return `{/* Written by \`npm run reference\`. Do not edit. */}
import { Meta } from "@storybook/addon-docs/blocks";
import text from "../../docs/screens/${file}?raw";
import { Text } from "../docs/Text.tsx";

<Meta title="Reference/${name}" />

<Text from="docs/screens/${file}">{text}</Text>
`;
}

const screens = readPackage("screens");
// A superseded contract says itself what to write instead.
const entries = listScreens(screens).filter(({ specifier }) => !isSuperseded(specifier));
const manifests = (await readManifests(screens)).filter(({ entry }) => !isSuperseded(entry));
const operations = Object.fromEntries(
  (Object.keys(operationMap) as OperationId[]).map((id) => [id, readOperation(id)]),
);
const pages = new Map<string, string>();
for (const [index, screen] of readScreens(screens.folder, entries).entries()) {
  const manifest = manifests[index];
  if (!manifest) throw new Error(`${screen.name} has no manifest.`);
  const file = `${basename(screen.specifier)}.md`;
  const texts = await readTexts(screen.folder, screen.name);
  pages.set(join(folder, file), formatScreen({ screen, manifest, operations, texts }));
  pages.set(join(storybookFolder, file.replace(/\.md$/, ".mdx")), formatStory(screen.name, file));
}

const standing = [...globSync(`${folder}/*.md`), ...globSync(`${storybookFolder}/*.mdx`)];
const outdated = [
  ...standing.filter((path) => !pages.has(path)),
  ...[...pages]
    .filter(([path, text]) => !existsSync(path) || readFileSync(path, "utf8") !== text)
    .map(([path]) => path),
];
if (process.argv.includes("--check")) {
  for (const path of outdated)
    console.log(`${path.slice(root.length)} is out of date: run npm run reference.`);
  process.exit(outdated.length > 0 ? 1 : 0);
}
for (const path of standing) if (!pages.has(path)) rmSync(path);
for (const [path, text] of pages) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
