/**
 * Publishes packed packages to the registry that is named, and to no other:
 * `node tooling/publish-packages.ts --from .reports/packages --registry <address> --tag latest`. Stands on Node
 * and npm alone, so that the job that may publish installs nothing. A version that is there already is left
 * alone, so that a broken run can be repeated.
 */
import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { findWrongAddress, type PackedAddresses } from "./publish/check-addresses.ts";
import { findOtherRegistry } from "./publish/check-registry.ts";

const { values } = parseArgs({
  options: {
    from: { type: "string" },
    registry: { type: "string" },
    tag: { type: "string" },
    provenance: { type: "boolean", default: false },
  },
});
const { from, registry, tag, provenance } = values;
if (!from || !registry || !tag) throw new Error("--from, --registry and --tag are needed.");

const npm = (...args: string[]) => execFileSync("npm", args, { encoding: "utf8" }).trim();

// Older ones know no trusted publishing, and would ask for a token that there is not.
const [major = 0, minor = 0, patch = 0] = npm("--version").split(".").map(Number);
if (provenance && (major - 11 || minor - 5 || patch - 1) < 0) {
  throw new Error("Publishing with provenance needs npm 11.5.1 or newer.");
}

function isPublished(id: string): boolean {
  try {
    return npm("view", id, "version", `--registry=${registry}`) !== "";
  } catch {
    return false;
  }
}

// A package after those that it stands on, so that none can be installed before it is whole.
const order = ["core", "ui", "screens", "reference-api"];
const tarballs = globSync(`${from}/*.tgz`)
  .map((path) => resolve(path))
  .map((path) => ({
    path,
    manifest: JSON.parse(
      execFileSync("tar", ["-xzOf", path, "package/package.json"], { encoding: "utf8" }),
    ) as PackedAddresses & { version: string; publishConfig?: { registry?: string } },
  }))
  .sort((one, other) => place(one.manifest.name) - place(other.manifest.name));

function place(name: string): number {
  return order.indexOf(name.slice(name.indexOf("/") + 1));
}

if (tarballs.length !== order.length) throw new Error(`${from} holds ${tarballs.length} packages.`);
const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
const publishing = provenance ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}` : undefined;
for (const { manifest } of tarballs) {
  const wrong = findWrongAddress(manifest, publishing);
  if (wrong) throw new Error(wrong);
  const problem = findOtherRegistry(registry, {
    npm: npm("config", "get", "registry"),
    scope: npm("config", "get", "@id-desk:registry"),
    packed: manifest.publishConfig?.registry,
  });
  if (problem) throw new Error(problem);
}
for (const { path, manifest } of tarballs) {
  const id = `${manifest.name}@${manifest.version}`;
  if (isPublished(id)) {
    console.log(`${id} is published already`);
    continue;
  }
  const options = ["--access=public", `--tag=${tag}`, `--registry=${registry}`, "--ignore-scripts"];
  npm("publish", path, ...options, ...(provenance ? ["--provenance"] : []));
  console.log(`${id} is published with the tag ${tag}`);
}
