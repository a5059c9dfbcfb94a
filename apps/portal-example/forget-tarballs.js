/** Takes the digests of the three tarballs out of the lock file: they are made anew with each build. */
import { readFileSync, writeFileSync } from "node:fs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path.startsWith("node_modules/@id-desk/")) delete entry.integrity;
}
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
