import { dirname, join } from "node:path";
import { compile, cssFileFilter, processVanillaFile } from "@vanilla-extract/integration";
import type { Plugin } from "esbuild";
import { type NameClass, shortenClasses } from "./class-names.ts";
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

/**
 * The class of a style: it names the version, so that two versions can stand on one page, and is the same in
 * every build of a version, so that one package can name another's classes.
 */
function nameClass(version: string): NameClass {
  return shortenClasses(`idd${version.replaceAll(/[^0-9a-z]+/gi, "-")}_`);
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
