/**
 * Holds every page of the host to its byte budget in bytes.json: what was reached when the budget was set, plus
 * 5 %. `--add` gives one to the pages that have none; `--set` sets all of them to what is reached now.
 */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { measurePage } from "./page-bytes.ts";

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const budgetFile = fromHere("bytes.json");
const folder = fromHere("../.reports/host");

/** The pages held: the sign-in page and every file of the host's `pages/`, each with the chunks beside the entry. */
const pages: Readonly<Record<string, readonly string[]>> = {
  "sign-in": ["start", "login"],
  ...Object.fromEntries(
    globSync(fromHere("../apps/reference-host/src/pages/*.tsx"))
      .map((path) => basename(path, ".tsx"))
      .sort()
      .map((name) => [`shell with ${name}`, ["start", "shell", name]]),
  ),
};

execFileSync("vite", ["build", "--logLevel", "warn", "--outDir", folder, "--emptyOutDir"], {
  cwd: fromHere("../apps/reference-host"),
  stdio: "inherit",
});
const reached = Object.fromEntries(
  Object.entries(pages).map(([page, chunks]) => [page, measurePage(folder, chunks).bytes]),
);

const known = JSON.parse(readFileSync(budgetFile, "utf8")) as Record<string, number>;
const isSetting = process.argv.includes("--set");
if (isSetting || process.argv.includes("--add")) {
  const budgets = Object.fromEntries(
    Object.entries(reached).map(([page, bytes]) => {
      const budget = isSetting ? undefined : known[page];
      return [page, budget ?? Math.ceil(bytes * 1.05)];
    }),
  );
  writeFileSync(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`);
}

const budgets = JSON.parse(readFileSync(budgetFile, "utf8")) as Record<string, number>;
let isOver = false;
for (const [page, bytes] of Object.entries(reached)) {
  const budget = budgets[page];
  const isWithin = budget !== undefined && bytes <= budget;
  isOver ||= !isWithin;
  const problem = budget === undefined ? ": give it a budget with --add" : ": over its budget";
  console.log(`${page}: ${bytes} of ${budget ?? 0} bytes${isWithin ? "" : problem}`);
}
for (const page of Object.keys(budgets).filter((name) => !(name in reached))) {
  isOver = true;
  console.log(`${page}: there is no such page; remove its budget with --add.`);
}
process.exit(isOver ? 1 : 0);
