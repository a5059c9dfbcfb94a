/**
 * Puts the packages into packages/ as npm would deliver them: built, packed, three files. A portal elsewhere
 * installs them from its registry of packages and needs none of this.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../../", import.meta.url));
const packed = `${project}.reports/packages`;
const here = fileURLToPath(new URL("packages", import.meta.url));

execFileSync("npm", ["run", "--silent", "pack:packages"], { cwd: project, stdio: "inherit" });
mkdirSync(here, { recursive: true });
for (const name of ["core", "ui", "screens"]) {
  const file = readdirSync(packed).find((each) => each.startsWith(`id-desk-${name}-`));
  if (!file) throw new Error(`${packed} has no tarball of @id-desk/${name}.`);
  copyFileSync(`${packed}/${file}`, `${here}/${name}.tgz`);
}
