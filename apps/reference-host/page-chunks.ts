import { dirname, join } from "node:path";
import { type Plugin, parseSync, type Rolldown } from "vite";

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
 * A chunk with less code than this, in characters before it is made small, is joined to one that is there anyhow
 * wherever it is needed: its own frame would weigh more than what somebody receives too early.
 */
const tooLittle = 3000;

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

interface Graph {
  readonly ids: readonly string[];
  readonly entries: readonly string[];
  readonly getSize: (id: string) => number;
  /** What a module imports, past those that only pass on what others have. */
  readonly listImports: (id: string) => Iterable<string>;
  readonly listLater: (id: string) => Iterable<string>;
}

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

function nameChunks(groups: readonly Group[]): Map<string, string> {
  return new Map(groups.flatMap(({ ids }, index) => ids.map((id) => [id, `part-${index + 1}`] as const)));
}

function groupModules(graph: Graph, { page, frame, alone }: Views): Group[] {
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
  const firstOf = new Map(reached.map(({ view, first }) => [view, first]));
  const groupOf = new Map(
    [...groups.values()].flatMap((group) => group.ids.map((id) => [id, group] as const)),
  );
  /** How much a view would receive too early with some modules, what they stand on included: a chunk comes whole. */
  const weighEarly = (some: readonly string[], view: string) => {
    const known = firstOf.get(view);
    const isEarly = (id: string) => !known?.has(id) && !always.has(id) && isPlaced(id);
    const brought = new Set(some.filter(isEarly));
    for (const id of brought) {
      const others = [...listImports(id), ...(groupOf.get(id)?.ids ?? [])];
      for (const other of others) if (isEarly(other)) brought.add(other);
    }
    return [...brought].reduce((sum, id) => sum + graph.getSize(id), 0);
  };
  // What only one view needs stays in the chunk of that view, where none of it would be cut off.
  return joinSmall(
    [...groups.values()].filter(({ first, later, isCut }) => first.size + later.size > 1 || isCut),
    weighEarly,
  );
}

/**
 * Whether a module is given a chunk here. Libraries are left to the bundler: of their modules a view often needs a
 * part that does without what the rest imports. An icon has no parts.
 */
function isPlaced(id: string): boolean {
  return !id.includes("/node_modules/") || id.includes("/icons/");
}

/**
 * Joins what is too little to the group of the fewest views that has all of its users from the start. Twice as much is
 * still little where one view alone receives it before it is needed.
 */
function joinSmall(
  groups: readonly Group[],
  weighEarly: (ids: readonly string[], view: string) => number,
): Group[] {
  const large = groups
    .filter(({ size }) => size >= 2 * tooLittle)
    .sort((one, other) => one.first.size - other.first.size || one.later.size - other.later.size);
  const alone: Group[] = [];
  for (const group of groups.filter(({ size }) => size < 2 * tooLittle)) {
    const users = [...group.first, ...group.later];
    const home = large.find(({ first }) => users.every((view) => first.has(view)));
    const early = [...(home?.first ?? [])].filter((view) => !group.first.has(view));
    const most = early.length === 1 ? 2 * tooLittle : tooLittle;
    if (home && early.every((view) => weighEarly(group.ids, view) < most)) home.ids.push(...group.ids);
    else alone.push(group);
  }
  return [...large, ...alone];
}

function reach(start: string, listNext: (id: string) => Iterable<string>): Set<string> {
  const found = new Set([start]);
  for (const id of found) for (const next of listNext(id)) found.add(next);
  return found;
}

/** A name of another module, or all of them. */
interface Taking {
  readonly from: string;
  readonly name: string | undefined;
}

/** What a module takes from others, and what of it bears the name of an export of its own. */
interface Takings {
  readonly taken: readonly Taking[];
  readonly passedOn: ReadonlyMap<string, Taking>;
  /** Modules of which it passes on everything. */
  readonly passedWhole: readonly string[];
}

async function readGraph(context: Rolldown.PluginContext): Promise<Graph> {
  const ids = [...context.getModuleIds()];
  const takings = new Map<string, Takings>();
  for (const id of ids) if (isPlaced(id)) takings.set(id, await readTakings(context, id));

  const findOrigin = ({ from, name }: Taking): string => {
    const between = takings.get(from);
    if (name === undefined || !between) return from;
    const whole = between.passedWhole.find((other) => takings.get(other)?.passedOn.has(name));
    const next = between.passedOn.get(name) ?? (whole && { from: whole, name });
    return next ? findOrigin(next) : from;
  };
  const imports = new Map(Array.from(takings, ([id, { taken }]) => [id, new Set(taken.map(findOrigin))]));
  return {
    ids,
    entries: ids.filter((id) => context.getModuleInfo(id)?.isEntry),
    getSize: (id) => context.getModuleInfo(id)?.code?.length ?? 0,
    listImports: (id) => imports.get(id) ?? [],
    listLater: (id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
  };
}

async function readTakings(context: Rolldown.PluginContext, id: string): Promise<Takings> {
  const { module } = parseSync("module.js", context.getModuleInfo(id)?.code ?? "");
  const taken: Taking[] = [];
  const passedOn = new Map<string, Taking>();
  const passedWhole: string[] = [];
  const locals = new Map<string, Taking>();
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = await resolve(context, id, moduleRequest.value);
    if (from === undefined) continue;
    if (entries.length === 0) taken.push({ from, name: undefined });
    for (const { importName, localName } of entries) {
      const name = importName.kind === "Default" ? "default" : (importName.name ?? undefined);
      locals.set(localName.value, { from, name });
      taken.push({ from, name });
    }
  }
  for (const { moduleRequest, importName, exportName, localName } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const from = moduleRequest && (await resolve(context, id, moduleRequest.value));
    if (exportName.kind === "None") {
      if (from) passedWhole.push(from);
      continue;
    }
    const name = exportName.kind === "Default" ? "default" : (exportName.name ?? "");
    const taking = from ? { from, name: importName.name ?? undefined } : locals.get(localName.name ?? "");
    if (taking) passedOn.set(name, taking);
  }
  return { taken, passedOn, passedWhole };
}

/** The module that is meant; where a path leads to one, without asking all plugins. */
async function resolve(
  context: Rolldown.PluginContext,
  importer: string,
  request: string,
): Promise<string | undefined> {
  const near = join(dirname(importer), request);
  if (request.startsWith(".") && context.getModuleInfo(near)) return near;
  return (await context.resolve(request, importer))?.id;
}
