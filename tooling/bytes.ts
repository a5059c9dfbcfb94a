/**
 * Holds the host's pages to their byte budgets in bytes.json: what was reached when a budget was set, plus
 * 5 %. `--set` sets them to what is reached now.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { measurePage } from "./page-bytes.ts";

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const budgetFile = fromHere("bytes.json");
const folder = fromHere("../.reports/host");

/** The pages held, and the chunks that each loads beside the entry. */
const pages: Readonly<Record<string, readonly string[]>> = {
  "sign-in": ["start", "login"],
  "shell with Select Center": ["start", "shell", "select-center"],
  "shell with the Dashboard": ["start", "shell", "dashboard"],
  "shell with Resources": ["start", "shell", "resources"],
  "shell with the list of Sending": ["start", "shell", "dispatch-sending"],
  "shell with a batch of Sending": ["start", "shell", "dispatch-sending-batch"],
  "shell with a batch of Receiving": ["start", "shell", "dispatch-receiving-batch"],
  "shell with a new issuance": ["start", "shell", "new-issuance"],
  "shell with the list of issuances": ["start", "shell", "issuances"],
};

execFileSync("vite", ["build", "--logLevel", "warn", "--outDir", folder, "--emptyOutDir"], {
  cwd: fromHere("../apps/reference-host"),
  stdio: "inherit",
});
const reached = Object.fromEntries(
  Object.entries(pages).map(([page, chunks]) => [page, measurePage(folder, chunks).bytes]),
);

if (process.argv.includes("--set")) {
  const budgets = Object.fromEntries(
    Object.entries(reached).map(([page, bytes]) => [page, Math.ceil(bytes * 1.05)]),
  );
  writeFileSync(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`);
}

const budgets = JSON.parse(readFileSync(budgetFile, "utf8")) as Record<string, number>;
let isOver = false;
for (const [page, bytes] of Object.entries(reached)) {
  const budget = budgets[page] ?? 0;
  isOver ||= bytes > budget;
  console.log(`${page}: ${bytes} of ${budget} bytes${bytes > budget ? ": over its budget" : ""}`);
}
process.exit(isOver ? 1 : 0);
