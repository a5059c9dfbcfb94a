import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "vite";
import { packageFolders, readPackage, root } from "./published-package.ts";
import { isSuperseded, listScreens } from "./screen-manifests.ts";

/** What screens cost a portal that has React already, in bytes as they travel (gzip). */
export interface EntryBytes {
  /** Before anything is shown: the screens, the provider, and everything that they import statically. */
  readonly first: number;
  /** What comes with the first dialog, menu, notice or the like. */
  readonly later: number;
  /** What the first part is made of, by package, in bytes before compression. */
  readonly parts: ReadonlyMap<string, number>;
}

/** The published screens, as a portal imports them. */
export function listScreenEntries(): string[] {
  const specifiers = listScreens(readPackage("screens")).map(({ specifier }) => specifier);
  // The adapter of an old contract weighs what its screen does.
  return specifiers.filter((specifier) => !isSuperseded(specifier));
}

/** The style sheets of all screens, of which a portal takes one. */
export const styleSheets = ["styles.css", "styles.unlayered.css"] as const;

/** What a style sheet of all screens weighs, in bytes as it travels (gzip). */
export function weighStyles(sheet: (typeof styleSheets)[number]): number {
  return gzipSize(readFileSync(`${readPackage("screens").folder}/dist/${sheet}`));
}

const gzipSize = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

/** The doors of the built packages, as a portal that has installed them finds them. */
function publishedPackages(): Plugin {
  const doors = new Map(
    packageFolders.flatMap((name) => {
      const { folder, entries } = readPackage(name);
      return entries.map(({ specifier, output }) => [specifier, `${folder}/dist/${output}.js`] as const);
    }),
  );
  const page = "page-of-a-portal";
  return {
    name: "published-packages",
    enforce: "pre",
    resolveId(id) {
      if (id.startsWith(page)) return `\0${id}`;
      return doors.get(id);
    },
    load(id) {
      if (!id.startsWith(`\0${page}:`)) return undefined;
      const specifiers = id.slice(page.length + 2).split(",");
      return [
        'export { createRegistry, ScreensProvider } from "@id-desk/screens";',
        ...specifiers.map((specifier) => `export { ${componentOf(specifier)} } from "${specifier}";`),
      ].join("\n");
    },
  };
}

/** `@id-desk/screens/select-center` exports `SelectCenter`. */
export function componentOf(specifier: string): string {
  return specifier
    .slice(specifier.lastIndexOf("/"))
    .replaceAll(/[/-]([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

/** Bundles a page of a portal that shows the screens from the built packages, and weighs it. */
export async function weighScreens(specifiers: readonly string[]): Promise<EntryBytes> {
  const result = await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [publishedPackages()],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: `page-of-a-portal:${specifiers.join(",")}`,
        preserveEntrySignatures: "strict",
        external: /^react(-dom)?($|\/)/,
      },
    },
  });
  const { output } = [result].flat()[0] as Extract<typeof result, { output: unknown }>;
  const chunks = new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  const first = new Set<string>();
  const add = (fileName: string) => {
    const chunk = chunks.get(fileName);
    if (!chunk || first.has(fileName)) return;
    first.add(fileName);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) add(chunk.fileName);

  const parts = new Map<string, number>();
  let now = 0;
  let later = 0;
  for (const { fileName, code, modules } of chunks.values()) {
    const size = gzipSize(code);
    if (!first.has(fileName)) {
      later += size;
      continue;
    }
    now += size;
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      if (renderedLength === 0) continue;
      const name = packageOf(id);
      parts.set(name, (parts.get(name) ?? 0) + renderedLength);
    }
  }
  return { first: now, later, parts };
}

function packageOf(id: string): string {
  const path = id.slice(id.lastIndexOf("/node_modules/") + 1);
  return (
    /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ??
    /packages\/\w+/.exec(id)?.[0] ??
    id.replace("\0", "")
  );
}
