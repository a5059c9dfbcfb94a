/**
 * Builds the packages and says what each screen adds to a portal that has React, and of which packages it is made:
 * `node tooling/entry-bytes.ts`. `--add` gives the screens that have none a budget in packages/entry-bytes.json: what is
 * reached now, plus 5 %. `--set` sets every budget so.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildPackages } from "./packages/build-packages.ts";
import { listScreenEntries, styleSheets, weighScreens, weighStyles } from "./packages/entry-bytes.ts";

await buildPackages();
const budgets: Record<string, number> = {};
for (const sheet of styleSheets) budgets[sheet] = Math.ceil(weighStyles(sheet) * 1.05);
for (const specifier of listScreenEntries()) {
  const { first, later, parts } = await weighScreens([specifier]);
  budgets[specifier] = Math.ceil(first * 1.05);
  console.log(`${specifier}: ${first} bytes, ${later} later`);
  for (const [name, bytes] of [...parts].sort(([, one], [, other]) => other - one).slice(0, 8)) {
    console.log(`  ${bytes} ${name}`);
  }
}
const isSetting = process.argv.includes("--set");
if (isSetting || process.argv.includes("--add")) {
  const file = fileURLToPath(new URL("packages/entry-bytes.json", import.meta.url));
  const known = JSON.parse(readFileSync(file, "utf8")) as Record<string, number>;
  for (const specifier of isSetting ? [] : Object.keys(budgets))
    budgets[specifier] = known[specifier] ?? budgets[specifier] ?? 0;
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}
