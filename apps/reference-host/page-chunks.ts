import type { Plugin, Rolldown } from "vite";
import { type Graph, isPlaced, readGraph } from "./module-graph.ts";

/** The modules that are views: each is loaded by itself, and whole, before it is shown. */
export interface Views {
  /** What is shown where an address leads. */
  readonly page: RegExp;
  /** What stands around every page: it is there when a page comes. */
  readonly frame: RegExp;
  /** What is shown without the frame. */
  readonly alone: RegExp;
}

/**
 * What one more file costs a page, counted in characters of source code: one more request on a weak link, and worse
 * compression.
 */
const fileCost = 6000;
/** How much code counts that comes only with a later part of a view, as a share of what comes with the view itself. */
const laterShare = 0.2;
/** How much more code counts that a view without the frame does not need: everybody waits for the sign-in page. */
const aloneShare = 1.3;

/**
 * Puts what the same views need from the start into one chunk. Left to itself the bundler makes a chunk for every set
 * of users, dialogs among them, and a page then comes in some forty files: each waits for its own answer, and none is
 * compressed with the help of another. What comes only when it is pressed stays apart as it was.
 */
export function createPageChunks(views: Views): {
  readonly plugin: Plugin;
  readonly group: Rolldown.CodeSplittingGroup;
} {
  let chunks: ReadonlyMap<string, string> = new Map();
  return {
    plugin: {
      name: "page-chunks",
      apply: "build",
      async buildEnd(error) {
        if (!error) chunks = nameChunks(groupModules(await readGraph(this), views));
      },
    },
    group: {
      name: (id) => chunks.get(id),
      debugName: "page-chunks",
      // Whoever needs a module needs what it imports, so that this stands in the same chunk or in one for more views.
      includeDependenciesRecursively: false,
    },
  };
}

/** From so many views on, a group is not divided by what comes later. */
const many = 4;

interface Group {
  readonly ids: string[];
  /** The views that need it from the start. */
  readonly first: ReadonlySet<string>;
  /** The views of which some part needs it that comes later. */
  readonly later: Set<string>;
  size: number;
  /** Whether a part of a view needs some of it too: the bundler makes a chunk of its own of that. */
  isCut: boolean;
}

function nameChunks(groups: readonly (readonly string[])[]): Map<string, string> {
  return new Map(groups.flatMap((ids, index) => ids.map((id) => [id, `part-${index + 1}`] as const)));
}

function groupModules(graph: Graph, { page, frame, alone }: Views): string[][] {
  const { ids, listImports, listLater } = graph;
  const pages = ids.filter((id) => page.test(id));
  const frames = ids.filter((id) => frame.test(id));
  const views = new Set([...pages, ...frames, ...ids.filter((id) => alone.test(id))]);

  const listParts = (id: string) => [...listLater(id)].filter((other) => !views.has(other));
  const startup = graph.entries.flatMap((id) => [id, ...listParts(id)]);
  const always = new Set(startup.flatMap((id) => [...reach(id, listImports)]));
  const reached = Array.from(views, (view) => {
    const ever = reach(view, (id) => [...listImports(id), ...listParts(id)]);
    const parts = [...ever].flatMap(listParts);
    return {
      view,
      first: reach(view, listImports),
      ever,
      inParts: new Set(parts.flatMap((id) => [...reach(id, listImports)])),
    };
  });

  const groups = new Map<string, Group>();
  for (const id of ids.filter((one) => isPlaced(one) && !always.has(one))) {
    const users = reached.filter((one) => one.first.has(id)).map(({ view }) => view);
    if (users.length === 0) continue;
    const first = new Set(users.some((view) => frame.test(view)) ? [...users, ...pages] : users);
    const later = new Set(
      reached.flatMap(({ view, ever }) => (ever.has(id) && !first.has(view) ? [view] : [])),
    );
    // What many views stand on stays in one chunk, whichever of their parts need some of it later: each chunk more weighs
    // on every page.
    const key = [...first].sort().join() + (first.size >= many ? "" : `|${[...later].sort().join()}`);
    const group = groups.get(key) ?? { ids: [], first, later: new Set(), size: 0, isCut: false };
    for (const view of later) group.later.add(view);
    groups.set(key, group);
    group.ids.push(id);
    group.size += graph.getSize(id);
    group.isCut ||= reached.some(({ view, inParts }) => view === users[0] && inParts.has(id));
  }
  // What only one view needs stays in the chunk of that view, where none of it would be cut off.
  const shared = [...groups.values()].filter(
    ({ first, later, isCut }) => first.size + later.size > 1 || isCut,
  );
  const groupOf = new Map(shared.flatMap((group, index) => group.ids.map((id) => [id, index] as const)));
  const firstOf = new Map(reached.map(({ view, first }) => [view, first]));
  const imports = shared.map(({ ids }) => new Set(ids.flatMap((id) => [...listImports(id)])));
  return joinGroups(shared, {
    needs: imports.map((ids) =>
      [...new Set(Array.from(ids, (id) => groupOf.get(id)))].filter((index) => index !== undefined),
    ),
    // How much a library brings with it is not known here.
    bringsLibrary: (index, view) =>
      [...(imports[index] ?? [])].some(
        (id) => !isPlaced(id) && !firstOf.get(view)?.has(id) && !always.has(id),
      ),
    isAlone: (view) => alone.test(view),
  });
}

/** What each group needs. A number is the place of a group in the list. */
interface Ground {
  /** The groups that each group imports from. */
  readonly needs: readonly (readonly number[])[];
  /** Whether a group needs a library that a view does not have. */
  readonly bringsLibrary: (index: number, view: string) => boolean;
  /** Whether a view is shown without the frame. */
  readonly isAlone: (view: string) => boolean;
}

/** Groups that are in one file. */
interface Chunk {
  readonly parts: readonly number[];
  readonly first: ReadonlySet<string>;
  readonly later: ReadonlySet<string>;
}

/** Joins two groups at a time, first the two that save most on all pages together, until no join saves anything. */
function joinGroups(groups: readonly Group[], { needs, bringsLibrary, isAlone }: Ground): string[][] {
  const chunkOf: Chunk[] = groups.map(({ first, later }, index) => ({ parts: [index], first, later }));
  let weights = new Map<Chunk, Map<string, number>>();

  /** How much code a view gets with a chunk and does not need yet, with everything that the chunk imports. */
  function weighEarly(chunk: Chunk, view: string): number {
    const brought = new Set(chunk.parts);
    let sum = 0;
    for (const index of brought) {
      const group = groups[index];
      if (!group || group.first.has(view)) continue;
      if (bringsLibrary(index, view)) return Number.POSITIVE_INFINITY;
      sum += group.size;
      for (const need of needs[index] ?? []) for (const part of chunkOf[need]?.parts ?? []) brought.add(part);
    }
    return isAlone(view) ? sum * aloneShare : sum;
  }
  function weigh(chunk: Chunk, view: string): number {
    const known = weights.get(chunk) ?? new Map<string, number>();
    weights.set(chunk, known);
    const weight = known.get(view) ?? weighEarly(chunk, view);
    known.set(view, weight);
    return weight;
  }
  /** How much code of one chunk the views of another would get too early. */
  function weighFor(one: Chunk, other: Chunk): number {
    let sum = 0;
    for (const view of one.first) if (!other.first.has(view)) sum += weigh(other, view);
    for (const view of one.later)
      if (!other.first.has(view) && !other.later.has(view)) sum += laterShare * weigh(other, view);
    return sum;
  }
  function findBest(chunks: readonly Chunk[]): readonly [Chunk, Chunk] | undefined {
    let best: readonly [Chunk, Chunk] | undefined;
    let most = 0;
    for (const [index, one] of chunks.entries()) {
      for (const other of chunks.slice(index + 1)) {
        let gain = [...one.first].filter((view) => other.first.has(view)).length * fileCost;
        if (gain > most) gain -= weighFor(one, other);
        if (gain > most) gain -= weighFor(other, one);
        if (gain <= most) continue;
        most = gain;
        best = [one, other];
      }
    }
    return best;
  }

  for (;;) {
    const best = findBest([...new Set(chunkOf)]);
    if (!best) break;
    const [one, other] = best;
    const joined: Chunk = {
      parts: [...one.parts, ...other.parts],
      first: new Set([...one.first, ...other.first]),
      later: new Set([...one.later, ...other.later]),
    };
    for (const index of joined.parts) chunkOf[index] = joined;
    weights = new Map();
  }
  return Array.from(new Set(chunkOf), ({ parts }) => parts.flatMap((index) => groups[index]?.ids ?? []));
}

function reach(start: string, listNext: (id: string) => Iterable<string>): Set<string> {
  const found = new Set([start]);
  for (const id of found) for (const next of listNext(id)) found.add(next);
  return found;
}
