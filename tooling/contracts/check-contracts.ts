import { isSuperseded } from "../packages/screen-manifests.ts";
import { type Bump, bumpOf, bumps, type Changeset } from "./changesets.ts";
import { type EntrySurfaces, sideOfReport } from "./read-reports.ts";
import { accessPath, needsPath, type ScreenContract } from "./read-screens.ts";
import { compareSurfaces, type SurfaceChange } from "./surface.ts";

/** What portals rely on at one moment. */
export interface Contracts {
  /** Every contract that can be imported, those of superseded versions too. */
  readonly screens: readonly ScreenContract[];
  readonly entries: EntrySurfaces;
}

const screensPackage = "@id-desk/screens";

/**
 * Holds today's contracts against those of the last release and the changesets that wait: a released contract
 * loses nothing, a new version of one leaves the old to be imported, and whatever changes is announced.
 *
 * @returns a sentence for each thing that is wrong, which says what to do.
 */
export function checkContracts(
  released: Contracts,
  today: Contracts,
  changesets: readonly Changeset[],
): string[] {
  return [...checkScreens(released, today, changesets), ...checkEntries(released, today, changesets)];
}

function checkScreens(released: Contracts, today: Contracts, changesets: readonly Changeset[]): string[] {
  const problems: string[] = [];
  for (const old of released.screens) {
    const kept = today.screens.find(({ name, version }) => name === old.name && version === old.version);
    if (kept) problems.push(...checkPromise(old, kept, changesets));
    else problems.push(...checkAbsence(old, today, changesets));
  }
  for (const { name, version, entry } of today.screens) {
    const isOld = /\/v(\d+)$/.exec(entry);
    if (isOld && Number(isOld[1]) !== version) {
      problems.push(
        `${entry} has the manifest of contract ${version}: a manifest names the version of its entry.`,
      );
    }
    if (released.screens.some((old) => old.name === name && old.version === version)) continue;
    const isSuccessor = released.screens.some((old) => old.name === name);
    problems.push(
      ...askFor(isSuccessor ? "major" : "minor", `${name} ${version} is new`, name, version, changesets),
    );
  }
  return problems;
}

function checkPromise(old: ScreenContract, kept: ScreenContract, changesets: readonly Changeset[]): string[] {
  const isAdapter = isSuperseded(kept.entry);
  // The adapter of an old contract shows the new screen, which asks the server for what it needs.
  const changes = compareSurfaces(old.props, kept.props).filter(
    ({ path }) => !isAdapter || (path !== accessPath && path !== needsPath),
  );
  const breaks = changes.filter(({ bump }) => bump === "major");
  if (breaks.length > 0) {
    const remedy = isAdapter
      ? "portals stay on a superseded contract because nothing in it changes: take the change back"
      : `raise its contractVersion to ${old.version + 1}, keep \`${kept.entry}/v${old.version}\`, and add a ` +
        `major changeset with a line \`${old.name} ${old.version + 1}: …\``;
    return [`${old.name} ${listChanges(breaks)}: ${remedy}.`];
  }
  if (changes.length === 0) return [];
  return askFor("minor", `${old.name} ${listChanges(changes)}`, old.name, old.version, changesets);
}

function checkAbsence(old: ScreenContract, today: Contracts, changesets: readonly Changeset[]): string[] {
  const others = today.screens.filter(({ name }) => name === old.name);
  const newer = others.find(({ version }) => version > old.version);
  if (others.length > 0 && !newer) {
    return [`${old.name} has gone back from contract ${old.version}: contract versions only rise.`];
  }
  if (newer && !isSuperseded(old.entry)) {
    return [
      `${old.name} is at contract ${newer.version}, and \`${old.entry}/v${old.version}\` cannot be imported: keep ` +
        `contract ${old.version} there, so that portals can move in their own time.`,
    ];
  }
  return askFor("major", `${old.name} ${old.version} is gone`, old.name, old.version, changesets);
}

function askFor(
  bump: Bump,
  what: string,
  screen: string,
  contract: number,
  changesets: readonly Changeset[],
): string[] {
  const naming = changesets.filter(({ notes }) =>
    notes.some((note) => note.screen === screen && note.contract === contract),
  );
  if (isEnough(bumpOf(screensPackage, naming), bump)) return [];
  return [`${what}: add a ${bump} changeset for ${screensPackage} with a line \`${screen} ${contract}: …\`.`];
}

function checkEntries(released: Contracts, today: Contracts, changesets: readonly Changeset[]): string[] {
  const problems: string[] = [];
  for (const specifier of new Set([...Object.keys(released.entries), ...Object.keys(today.entries)])) {
    const name = specifier.split("/").slice(0, 2).join("/");
    const given = bumpOf(name, changesets);
    const changes = compareSurfaces(
      released.entries[specifier] ?? {},
      today.entries[specifier] ?? {},
      sideOfReport,
    ).map((change) => soften(change, name, changesets));
    const missing = changes.filter(({ bump }) => !isEnough(given, bump));
    if (missing.length === 0) continue;
    const bump = missing.some((change) => change.bump === "major") ? "major" : "minor";
    problems.push(
      `${specifier} ${listChanges(missing.filter((change) => change.bump === bump))}: add a ${bump} changeset for ${name}` +
        (bump === "major"
          ? `, or, if no portal can notice, a line \`Compatible: ${name} <export>\` in one.`
          : "."),
    );
  }
  return problems;
}

/** A person has looked, and the change breaks nobody. */
function soften(change: SurfaceChange, name: string, changesets: readonly Changeset[]): SurfaceChange {
  const exported = `${name} ${change.path.split(".")[0]}`;
  const isCompatible = changesets.some(({ compatible }) => compatible.includes(exported));
  return isCompatible ? { ...change, bump: "minor" } : change;
}

const isEnough = (given: Bump, needed: Bump) => bumps.indexOf(given) >= bumps.indexOf(needed);

const shown = 4;

function listChanges(changes: readonly SurfaceChange[]): string {
  const rest = changes.length - shown;
  const losses = (change: SurfaceChange) => Number(change.what.startsWith("lost"));
  const words = [...changes]
    .sort((one, other) => losses(other) - losses(one))
    .slice(0, shown)
    .map(({ what }) => what);
  return [...words, ...(rest > 0 ? [`${rest} more`] : [])].join("; ");
}
