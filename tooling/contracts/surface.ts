/**
 * What a portal relies on, by path: `batchId` → `number`, `onExit?(event).reason` → `"dispatched"`. A type that
 * may be left out starts with `?`.
 */
export type Surface = Readonly<Record<string, string>>;

/** One difference between two surfaces that a portal can notice. */
export interface SurfaceChange {
  readonly path: string;
  /** `major` where a portal that was right before may be wrong now. */
  readonly bump: "major" | "minor";
  /** What happened to it: "lost the property batchId". */
  readonly what: string;
}

/** The text of one member of a surface. */
export function writeMember(type: string, isOptional: boolean): string {
  return isOptional ? `? ${type}` : type;
}

/** Who writes what stands at a path: the portal, we, or either. */
export type Side = "given" | "told" | "either";

/** In props, a callback's parameters stand behind a `(`: that is what the portal is told. */
const sideOfProps = (path: string): Side => (path.includes("(") ? "told" : "given");

/**
 * Compares what a portal relied on with what there is today. Where a portal gives something, taking more is
 * harmless; where it is told something, it is the other way round.
 */
export function compareSurfaces(
  before: Surface,
  after: Surface,
  sideOf: (path: string) => Side = sideOfProps,
): SurfaceChange[] {
  const changes: SurfaceChange[] = [];
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  for (const path of paths) {
    const [old, current] = [before[path], after[path]];
    if (old === current) continue;
    if (old === undefined) changes.push(...describeAddition(path, current ?? "", before, sideOf(path)));
    else if (current === undefined) changes.push(...describeLoss(path, after));
    else changes.push(...describeChange(path, readMember(old), readMember(current), sideOf(path)));
  }
  return changes;
}

interface Member {
  readonly isOptional: boolean;
  readonly type: string;
}

function readMember(text: string): Member {
  return text.startsWith("? ")
    ? { isOptional: true, type: text.slice(2) }
    : { isOptional: false, type: text };
}

/** What a path stands in: `actions.dispatchBatch` of `actions.dispatchBatch.onBefore`. */
function parentOf(path: string): string | undefined {
  const end = Math.max(path.lastIndexOf("."), path.lastIndexOf("("));
  return end > 0 ? path.slice(0, end) : undefined;
}

function describeAddition(path: string, text: string, before: Surface, side: Side): SurfaceChange[] {
  const parent = parentOf(path);
  // What stands in something new is told with it.
  if (parent !== undefined && before[parent] === undefined) return [];
  const isAsked = side === "given" && !readMember(text).isOptional;
  return [
    isAsked
      ? { path, bump: "major", what: `asks for ${path}, which portals of today do not give` }
      : { path, bump: "minor", what: `has gained ${path}` },
  ];
}

function describeLoss(path: string, after: Surface): SurfaceChange[] {
  const parent = parentOf(path);
  if (parent !== undefined && after[parent] === undefined) return [];
  return [{ path, bump: "major", what: `lost the property ${path}` }];
}

function describeChange(path: string, old: Member, current: Member, side: Side): SurfaceChange[] {
  const changes: SurfaceChange[] = [];
  if (old.isOptional !== current.isOptional) {
    const isHarmless = current.isOptional ? side === "given" : side === "told";
    changes.push({
      path,
      bump: isHarmless ? "minor" : "major",
      what: current.isOptional ? `no longer has ${path} in every case` : `has ${path} in every case`,
    });
  }
  const [had, has] = [splitUnion(old.type), splitUnion(current.type)];
  const lost = had.filter((part) => !has.includes(part));
  const gained = has.filter((part) => !had.includes(part));
  if (lost.length + gained.length === 0) return changes;
  const breaks = side === "told" ? gained : lost;
  changes.push({
    path,
    bump: breaks.length > 0 ? "major" : "minor",
    what: `says ${current.type} of ${path}, where it said ${old.type}`,
  });
  return changes;
}

/** The members of a union, not those of a union inside of one. */
export function splitUnion(type: string): string[] {
  const parts: string[] = [];
  let [depth, start, quote] = [0, 0, ""];
  for (let at = 0; at < type.length; at++) {
    const sign = type[at] ?? "";
    if (quote) {
      if (sign === quote) quote = "";
    } else if ("\"'`".includes(sign)) quote = sign;
    else if ("([{<".includes(sign)) depth += 1;
    else if (")]}".includes(sign) || (sign === ">" && type[at - 1] !== "=")) depth -= 1;
    else if (depth === 0 && type.slice(at, at + 2) === "=>") return [type];
    else if (depth === 0 && sign === "|") {
      parts.push(type.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, type.slice(start).trim()].filter(Boolean);
}
