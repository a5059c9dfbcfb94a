/**
 * Makes what the contract generates: the types and default settings of core and of the reference API, core's operation map,
 * and the bundled file that the API validates against; and what the folders of the screens generate: their exports and subpaths.
 * `--check` writes nothing and fails when a file is out of date.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";
import { bundleContract, type Contract } from "./contract/bundle-contract.ts";
import { listScreens } from "./screens/list-screens.ts";
import { writePackage, writeRoot } from "./screens/write-doors.ts";

const methods = ["get", "post", "put", "patch", "delete"] as const;

function writeOperationMap(contract: Contract): string {
  const lines = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operationId = item[method]?.operationId;
      return operationId ? [`  ${operationId}: "${method.toUpperCase()} ${path}",`] : [];
    }),
  );
  const secrets = Object.values(contract.paths).flatMap((item) =>
    methods.flatMap((method) => {
      const { operationId, "x-secret": names } = item[method] ?? {};
      return names ? [`  ${operationId}: ${JSON.stringify(names).replaceAll(",", ", ")},`] : [];
    }),
  );
  return [
    "// Generated from openapi/ by `npm run generate`. Do not edit.",
    "",
    "/** Method and path of every operation of the contract, by its operationId. */",
    "export const operationMap = {",
    ...lines.sort(),
    "} as const;",
    "",
    "/** The fields of a request that hold a code or a password, or somebody's name with one, by operationId. */",
    "export const operationSecrets = {",
    ...secrets.sort(),
    "} as const;",
    "",
  ].join("\n");
}

/** What holds by area where a registry settles nothing. */
function listDefaults({ components }: Contract): (readonly [area: string, settings: unknown])[] {
  return Object.entries(components.schemas.Settings.properties).flatMap(([area, settings]) =>
    "x-default" in settings ? [[area, settings["x-default"]] as const] : [],
  );
}

function writeDefaults(name: string, value: unknown, { type, says }: { type: string; says: string }): string {
  const text = [
    `${header}import type { components } from "./registry.gen.d.ts";\n`,
    `/** ${says} */`,
    `export const ${name} = ${JSON.stringify(value)} satisfies ${type};`,
  ].join("\n");
  return execFileSync("biome", ["format", `--stdin-file-path=${name}.gen.ts`], {
    input: text,
    encoding: "utf8",
  });
}

const contract = bundleContract();
const header = "// Generated from openapi/ by `npm run generate`. Do not edit.\n\n";
const types = header + astToString(await openapiTS(JSON.stringify(contract), { alphabetize: true }));

const settings = 'components["schemas"]["Settings"]';
const defaults = listDefaults(contract);
const settingsDefaults = writeDefaults("settingsDefaults", Object.fromEntries(defaults), {
  type: settings,
  says: "The settings of a registry that sets none, by area.",
});
// One file for each area: a page comes with those of its own area alone.
const areaDefaults = defaults.map(([area, value]) => [
  `packages/core/src/contract/${area}-defaults.gen.ts`,
  writeDefaults(`${area}Defaults`, value, {
    type: `NonNullable<${settings}["${area}"]>`,
    says: `The settings of a registry that sets none for ${area}.`,
  }),
]);

const screens = listScreens("packages/screens");
const screensPackage = "packages/screens/package.json";

const files: Record<string, string> = {
  "packages/core/src/contract/registry.gen.d.ts": types,
  "packages/core/src/contract/operations.gen.ts": writeOperationMap(contract),
  ...Object.fromEntries(areaDefaults),
  "apps/reference-api/src/contract/registry.gen.d.ts": types,
  "apps/reference-api/src/contract/settings-defaults.gen.ts": settingsDefaults,
  "apps/reference-api/src/contract/contract.gen.json": `${JSON.stringify(contract, null, 2)}\n`,
  "packages/screens/src/screens.gen.ts": writeRoot(screens),
  [screensPackage]: writePackage(readFileSync(screensPackage, "utf8"), screens),
};

const stale = Object.entries(files).filter(([path, text]) => {
  try {
    return readFileSync(path, "utf8") !== text;
  } catch {
    return true;
  }
});

if (process.argv.includes("--check")) {
  for (const [path] of stale) console.error(`${path} is out of date. Run: npm run generate`);
  process.exit(stale.length === 0 ? 0 : 1);
}
for (const [path, text] of stale) {
  writeFileSync(path, text);
  console.log(`wrote ${path}`);
}
