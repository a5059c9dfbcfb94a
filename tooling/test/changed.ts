import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** What differs from the last commit on main, and what of the tests that can touch. */
export interface Change {
  /** The commit that is compared with: the last one on main that this work stands on. */
  readonly since: string;
  /** How many files differ. */
  readonly count: number;
  /** The files of journeys to run. */
  readonly journeys: readonly string[];
  /** The groups of stages that are left out, with the reason of each. */
  readonly leftOut: ReadonlyMap<string, string>;
  /** A line for whatever of the tests does not run. */
  readonly notes: readonly string[];
}

/** Where the journeys stand. */
const journeyFolder = "apps/reference-host/e2e/journeys";

/** A part of the product that a journey opens or does not. */
type Area = "dispatch" | "issuance" | "home" | "resources" | "session";

/** By what a journey's text shows that it opens pages of an area. */
const areaSigns: Readonly<Record<Area, RegExp>> = {
  dispatch: /\/dispatch|\b(new|create)Batch\(|scanField/,
  issuance: /\/issuance|Counter\b/,
  home: /signInAt\(|[sS]electCenter\(|open\("\/"\)|Dashboard/,
  resources: /\/resources|Resources/,
  session: /\bsignIn(ByKeyboard)?\(|\/login|Center\(|endSession\(|signOut\(/,
};

/** Files that nothing runs which a browser opens: tests and stories of the parts, pages to read, tools. */
const aside =
  /\.(test|stories)\.tsx?$|\.(md|mdx)$|\/testing\/|^(docs|tooling|\.[\w-]+)\/|^apps\/portal-example\/|^vitest\./;

/** Folders that belong to one area: of the screens, of core, of the API's operations, and the host's pages. */
const areaFolders: readonly (readonly [RegExp, Area])[] = [
  [/^(packages\/\w+\/src|apps\/reference-api\/src\/(operations|domain))\/dispatch\//, "dispatch"],
  [/^(packages\/\w+\/src|apps\/reference-api\/src\/(operations|domain))\/issuance\//, "issuance"],
  [/^packages\/screens\/src\/home\//, "home"],
  [/^packages\/screens\/src\/resources\//, "resources"],
  [/^packages\/screens\/src\/session\//, "session"],
  [/^apps\/reference-host\/src\/pages\/dispatch-/, "dispatch"],
  [/^apps\/reference-host\/src\/pages\/(new-)?issuance/, "issuance"],
  [/^apps\/reference-host\/src\/pages\/dashboard/, "home"],
  [/^apps\/reference-host\/src\/pages\/resources/, "resources"],
];

/** What the host, the API and the screens are made of: whatever of it belongs to no area reaches every journey. */
const product =
  /^(packages|apps\/reference-host|apps\/reference-api|openapi)\/|^(pnpm-(lock|workspace)|package)\b/;

/** What the packed packages, and a stranger's portal that installs them, are made of. */
const packed =
  /^(packages|apps\/reference-api|openapi)\/|^tooling\/(packages|contract|pack)|^(pnpm-(lock|workspace)|package|tsconfig)\b/;
const portal = /^apps\/portal-example\//;

/**
 * Chooses the journeys that changed files can touch: those that changed, those that open pages of an area in which
 * something changed, and all of them for what every page is made of.
 *
 * @param journeys the text of each journey's file by its path.
 */
export function chooseJourneys(paths: readonly string[], journeys: ReadonlyMap<string, string>): string[] {
  const touched = new Set<Area>();
  for (const path of paths) {
    if (path.startsWith(`${journeyFolder}/`) || aside.test(path) || !product.test(path)) continue;
    const area = areaFolders.find(([folder]) => folder.test(path))?.[1];
    if (!area) return [...journeys.keys()];
    touched.add(area);
  }
  return [...journeys].flatMap(([path, text]) => {
    const opens = [...touched].some((area) => areaSigns[area].test(text));
    return opens || paths.includes(path) ? [path] : [];
  });
}

/**
 * Says which groups of stages changed files cannot touch. Types, conventions and the other quick tools are never left
 * out; of rules, screens and stories vitest finds the tests that import what changed.
 */
export function leaveOut(paths: readonly string[], journeys: readonly string[]): Map<string, string> {
  const leftOut = new Map<string, string>();
  const isPacked = paths.some((path) => packed.test(path) && !/\.(test|stories)\.tsx?$/.test(path));
  if (!isPacked) leftOut.set("packages", "nothing that is packed has changed");
  if (!isPacked && !paths.some((path) => portal.test(path)))
    leftOut.set("portal", "neither the portal nor what it installs has changed");
  if (!paths.some((path) => product.test(path) && !aside.test(path) && !path.includes("/e2e/")))
    leftOut.set("bytes", "nothing that the host is built from has changed");
  if (journeys.length === 0) leftOut.set("journeys", "nothing that a browser opens has changed");
  return leftOut;
}

/** Reads what differs from the last commit on main, committed or not. @throws where there is no main. */
export function readChange(): Change {
  const since = findBase();
  const differing = lines(git("diff", "--name-only", since));
  const paths = [...new Set([...differing, ...lines(git("ls-files", "--others", "--exclude-standard"))])];
  const all = new Map(
    globSync(`${journeyFolder}/**/*.spec.ts`).map((path) => [path, readFileSync(path, "utf8")]),
  );
  const journeys = chooseJourneys(paths, all);
  const leftOut = leaveOut(paths, journeys);
  return {
    since,
    count: paths.length,
    journeys,
    leftOut,
    notes: describeLeft(leftOut, journeys, [...all.keys()]),
  };
}

/** A line for each part of the tests that does not run. */
export function describeLeft(
  leftOut: ReadonlyMap<string, string>,
  journeys: readonly string[],
  all: readonly string[],
): string[] {
  const others = all.filter((path) => !journeys.includes(path)).map((path) => basename(path, ".spec.ts"));
  return [
    "rules, screens, stories: tests that import nothing of it, those that read files among them",
    ...[...leftOut].map(([group, reason]) => `${group}: ${reason}`),
    ...(journeys.length > 0 && others.length > 0 ? [`journeys: ${others.sort().join(", ")}`] : []),
  ];
}

function findBase(): string {
  for (const main of ["main", "origin/main"]) {
    try {
      return git("merge-base", "HEAD", main).trim();
    } catch {
      // The other name may be known.
    }
  }
  throw new Error("There is no branch main to compare with.");
}

const git = (...args: readonly string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

const lines = (text: string) => text.split("\n").filter(Boolean);
