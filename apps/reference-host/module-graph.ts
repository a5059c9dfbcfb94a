import { dirname, join } from "node:path";
import { parseSync, type Rolldown } from "vite";

/** The modules of a build and what each imports. */
export interface Graph {
  readonly ids: readonly string[];
  readonly entries: readonly string[];
  readonly getSize: (id: string) => number;
  /** What a module imports, past those that only pass on what others have. */
  readonly listImports: (id: string) => Iterable<string>;
  readonly listLater: (id: string) => Iterable<string>;
}

/**
 * Whether a module is given a chunk here. Libraries are left to the bundler: of their modules a view often needs a
 * part that does without what the rest imports. An icon has no parts.
 */
export function isPlaced(id: string): boolean {
  return !id.includes("/node_modules/") || id.includes("/icons/");
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

/** Reads what the modules of a build import. */
export async function readGraph(context: Rolldown.PluginContext): Promise<Graph> {
  // Sorted, so that the chunks are the same in every folder and every run.
  const ids = [...context.getModuleIds()].sort();
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
    // Without the import lines: they are not in the built file, and their paths differ between folders.
    getSize: (id) => context.getModuleInfo(id)?.code?.replaceAll(/^import\b.*$/gm, "").length ?? 0,
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
