import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import satisfies from "semver/functions/satisfies.js";
import type { InstalledManifest } from "./compare-screens.ts";
import { isRecord } from "./contract-calls.ts";
import type { Finding } from "./finding.ts";
import { type Copy, findPackage, findUpwards, listCopies, readPackageFile } from "./installed-packages.ts";

/** What is installed in a portal, as far as screens are concerned. */
export interface Portal {
  readonly folder: string;
  /** Every copy of a package of which a page may have one only. */
  readonly packages: readonly Pick<Copy, "name" | "version" | "folder" | "broughtBy">[];
  /** The manifest of the installed screens, where they are of another release than the check. */
  readonly manifests: readonly InstalledManifest[] | undefined;
}

const ours = ["@id-desk/core", "@id-desk/ui", "@id-desk/screens"] as const;
const [, , screensName] = ours;

/** What a page may have once: two Reacts share no state, two copies of ours no registry. */
const single = ["react", "react-dom", ...ours];
/** What a page should have once: overlays of one copy know nothing of those of the other. */
const better = ["react-aria-components", "react-aria"];

interface Found {
  readonly portal: Portal | undefined;
  readonly findings: readonly Finding[];
}

const finding = (
  level: Finding["level"],
  code: string,
  what: string,
  why: string,
  todo: string,
): Finding => ({ level, topic: "portal", code, what, why, todo });

/**
 * Looks through what a portal has installed.
 *
 * @param named the folder that the person named; where none was, `start` and what stands above it is searched.
 * @param version the release that the check belongs to.
 */
export function checkPortal(named: string | undefined, start: string, version: string): Found {
  const place = resolve(start, named ?? ".");
  const folder = findUpwards(place, (each) => existsSync(join(each, "package.json")));
  if (folder === undefined || (named !== undefined && folder !== place)) {
    const level = named === undefined ? "notice" : "problem";
    const what = `${place} has no package.json${named === undefined ? ", nor has a folder above it" : ""}.`;
    const todo = "Start the check in the portal's folder, or name that with --portal.";
    return {
      portal: undefined,
      findings: [finding(level, "no_portal", what, "No portal was looked through.", todo)],
    };
  }
  const installed = findPackage(screensName, folder);
  if (installed === undefined) return { portal: undefined, findings: [explainAbsence(folder)] };
  const file = readPackageFile(folder) ?? {};
  const own = { ...file.dependencies, ...file.optionalDependencies, ...file.peerDependencies };
  // What only builds or tests a portal comes on no page; some list what its pages use beside it.
  const beside = Object.keys(file.devDependencies ?? {}).filter((name) =>
    [...single, ...better].includes(name),
  );
  const names = [...new Set([...Object.keys(own), ...beside, screensName])];
  const all = listCopies(names.map((name) => ({ name, from: folder })));
  const belowScreens = listCopies([{ name: screensName, from: folder }]);
  const release = readPackageFile(installed)?.version ?? "";
  const watched = all.filter(({ name }) => [...single, ...better].includes(name));
  return {
    portal: {
      folder,
      packages: watched.map(({ file: _, ...copy }) => copy),
      manifests: release === version ? undefined : readManifests(installed),
    },
    findings: [
      ...[...single, ...better].flatMap((name) => findDuplicates(name, folder, all, belowScreens)),
      ...findOtherReleases(belowScreens),
      ...belowScreens.flatMap(findUnmetPeers),
      ...(release === version ? [] : [explainRelease(release, version)]),
    ],
  };
}

function explainAbsence(folder: string): Finding {
  if (findUpwards(folder, (each) => existsSync(join(each, ".pnp.cjs"))) !== undefined) {
    return finding(
      "notice",
      "no_node_modules",
      `${folder} uses Yarn's Plug'n'Play, which has no node_modules.`,
      "What it has installed was not looked through.",
      "Look with yarn why react and yarn why @id-desk/core that there is one of each.",
    );
  }
  if (findUpwards(folder, (each) => existsSync(join(each, "node_modules"))) === undefined) {
    return finding(
      "problem",
      "no_node_modules",
      `${folder} has no node_modules.`,
      "Nobody can say which copies of React and of the packages its pages would get.",
      "Install the portal, then start the check again.",
    );
  }
  return finding(
    "notice",
    "not_installed",
    `${folder} does not have ${screensName} installed.`,
    "Only what this release needs of the server was checked.",
    "Start the check again once it is installed.",
  );
}

function explainRelease(release: string, version: string): Finding {
  return finding(
    "notice",
    "other_release",
    `This check is of ${version}; the portal has ${release} installed.`,
    `What stands above of screens and server holds for ${version}, what stands here for what is installed.`,
    `For the installed release: npx ${screensName}@${release} check.`,
  );
}

function readManifests(folder: string): readonly InstalledManifest[] | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, "dist/manifest.json"), "utf8"));
    return isRecord(manifest) && Array.isArray(manifest.screens) ? manifest.screens : undefined;
  } catch {
    return undefined;
  }
}

/** Copies of one package: a problem where portal and screens get different ones. */
function findDuplicates(
  name: string,
  portal: string,
  all: readonly Copy[],
  belowScreens: readonly Copy[],
): Finding[] {
  const copies = all.filter((copy) => copy.name === name);
  if (copies.length < 2) return [];
  const met = new Set(belowScreens.filter((copy) => copy.name === name).map(({ folder }) => folder));
  const direct = findPackage(name, portal);
  if (direct !== undefined && met.size > 0) met.add(direct);
  const list = copies.map(
    ({ version, broughtBy }) => `${version} (${["the portal", ...broughtBy].join(" › ")})`,
  );
  const what = `There are ${copies.length} copies of ${name}: ${list.join(", ")}.`;
  const todo = `See npm ls ${name}, and have one range for all; in Vite, resolve.dedupe: ["${name}"] too.`;
  if (better.includes(name)) {
    const why = "A dialog of one copy does not know a dialog of the other, and staff load the code twice.";
    return [finding("notice", "duplicate", what, why, todo)];
  }
  if (met.size < 2) {
    const why = "Portal and screens share one; the other is harmless where it comes on no page of theirs.";
    return [finding("notice", "duplicate", what, why, todo)];
  }
  const why = name.startsWith("react")
    ? "React keeps its state per copy: no screen could be shown."
    : "Copies share no registry and no provider: a screen would find none.";
  return [finding("problem", "duplicate", what, why, todo)];
}

/** The three packages are published together and made for each other. */
function findOtherReleases(copies: readonly Copy[]): Finding[] {
  const found = copies.filter(({ name }) => ours.some((each) => each === name));
  if (new Set(found.map(({ version }) => version)).size < 2) return [];
  const list = found.map(({ name, version }) => `${name} ${version}`).join(", ");
  return [
    finding(
      "problem",
      "releases_differ",
      `The three packages are of different releases: ${list}.`,
      "They are made and tested for each other in one release; classes, texts or calls may not fit.",
      `Install all of one release: npm install ${ours.map((name) => `${name}@<version>`).join(" ")}`,
    ),
  ];
}

/** What the three packages ask of the portal. */
function findUnmetPeers({ name, file, folder }: Copy): Finding[] {
  if (!ours.some((each) => each === name)) return [];
  return Object.entries(file.peerDependencies ?? {}).flatMap(([peer, range]) => {
    const place = findPackage(peer, folder);
    const has = place && readPackageFile(place)?.version;
    if (has !== undefined && satisfies(has, range, { includePrerelease: true })) return [];
    if (!has && file.peerDependenciesMeta?.[peer]?.optional) return [];
    const what = `${name} asks for ${peer} ${range}, and the portal has ${has ?? "none"}.`;
    const why = "Outside of that range nothing of it has been tested, and pages may stay empty.";
    return [finding("problem", "unmet_peer", what, why, `Install ${peer} in that range.`)];
  });
}
