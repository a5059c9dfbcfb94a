import { globSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { compile, cssFileFilter, processVanillaFile } from "@vanilla-extract/integration";
import type { Plugin } from "esbuild";
import { root } from "./published-package.ts";

/** The style sheet that one `.css.ts` file stands for. */
export interface StyleSheet {
  /** Path of the file. */
  readonly path: string;
  /** Another package's file brings its styles with that package. */
  readonly isOwn: boolean;
  readonly css: string;
}

interface StyleModule {
  /** The classes as a plain module, with nothing of vanilla-extract left in it. */
  readonly script: string;
  readonly sheets: readonly StyleSheet[];
}

/** The file that vanilla-extract names a class of, and the name that it proposes: the file's hash with a number in it. */
interface ProposedClass {
  readonly hash: string;
  readonly filePath: string;
}

/** Every file of styles that packages publish, by its place among them: two digits are enough for each. */
const places = new Map(
  globSync("packages/{ui,screens}/src/**/*.css.ts", { cwd: root })
    .map((path) => path.split(sep).join("/"))
    .sort()
    .map((path, place) => [path, place]),
);

/** The hash of each file, known from its first class. */
const hashes = new Map<string, string>();

/**
 * The class of a style: it names the version, so that two versions can stand on one page, and is the same in
 * every build of a version, so that one package can name another's classes. The place of its file stands for the file's
 * hash: a twentieth of the compressed style sheet was such hashes.
 */
function nameClass(version: string): (proposed: ProposedClass) => string {
  const word = version.replaceAll(/[^0-9a-z]+/gi, "-");
  return ({ hash, filePath }) => {
    const place = places.get(filePath);
    if (place === undefined) return `idd${word}_${hash}`;
    const ofFile = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, ofFile);
    return `idd${word}_${place.toString(36).padStart(2, "0")}${hash.slice(ofFile.length)}`;
  };
}

async function readStyleModule(file: string, folder: string, version: string): Promise<StyleModule> {
  const identOption = nameClass(version);
  // From the root: from a package's folder, another package's files would count as its own, under other names.
  const { source } = await compile({ filePath: file, cwd: root, identOption });
  const sheets: StyleSheet[] = [];
  const script = await processVanillaFile({
    source,
    filePath: file,
    identOption,
    serializeVirtualCssPath: ({ fileScope, source: css }) => {
      const path = join(root, fileScope.filePath);
      sheets.push({ path, isOwn: path.startsWith(`${folder}/`), css });
      return "";
    },
  });
  return { script, sheets };
}

/** What the styles plugins of one build share, so that each file of styles is read once. */
export type StyleModules = (file: string) => Promise<StyleModule>;

/** Reads the `.css.ts` files of a package, each once. */
export function createStyleModules(folder: string, version: string): StyleModules {
  const known = new Map<string, Promise<StyleModule>>();
  return (file) => {
    const module = known.get(file) ?? readStyleModule(file, folder, version);
    known.set(file, module);
    return module;
  };
}

/** Leaves of a `.css.ts` file the names of its classes: the style sheet is a file of its own. */
export function stylesAsNames(modules: StyleModules): Plugin {
  return {
    name: "styles-as-names",
    setup(build) {
      build.onLoad({ filter: cssFileFilter, namespace: "file" }, async ({ path }) => {
        const { script } = await modules(path);
        return { contents: script, loader: "js", resolveDir: dirname(path) };
      });
    },
  };
}

/** Leaves of a `.css.ts` file its style sheets, in the order in which the modules need them. */
export function stylesAsSheets(modules: StyleModules): Plugin {
  const sheets = new Map<string, string>();
  return {
    name: "styles-as-sheets",
    setup(build) {
      build.onLoad({ filter: cssFileFilter, namespace: "file" }, async ({ path }) => {
        const module = await modules(path);
        const own = module.sheets.filter(({ isOwn }) => isOwn);
        for (const sheet of own) sheets.set(sheet.path, sheet.css);
        const imports = own.map((sheet) => `import ${JSON.stringify(`sheet:${sheet.path}`)};`);
        return {
          contents: [...imports, module.script].join("\n"),
          loader: "js",
          resolveDir: dirname(path),
        };
      });
      build.onResolve({ filter: /^sheet:/ }, ({ path }) => ({
        path: path.slice("sheet:".length),
        namespace: "sheet",
        sideEffects: true,
      }));
      build.onLoad({ filter: /.*/, namespace: "sheet" }, ({ path }) => ({
        contents: sheets.get(path) ?? "",
        loader: "css",
      }));
    },
  };
}
