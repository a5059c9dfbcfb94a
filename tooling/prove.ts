/** Runs one proof that is too long or too demanding for `npm test`: `npm run prove postgres`. */
import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { basename } from "node:path";

const names = globSync("tooling/prove/*.ts")
  .map((path) => basename(path, ".ts"))
  .sort();
const [name, ...rest] = process.argv.slice(2);

if (name !== undefined && names.includes(name)) {
  const proof = spawn(process.execPath, [`tooling/prove/${name}.ts`, ...rest], { stdio: "inherit" });
  // The terminal interrupts the proof as well, which then tidies up; only its end ends this.
  process.on("SIGINT", () => {});
  proof.on("close", (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  if (name !== undefined) console.log(`There is no proof called ${name}.`);
  console.log(`npm run prove <name>, where the name is one of: ${names.join(", ")}`);
  process.exitCode = name === undefined ? 0 : 1;
}
