import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { minify } from "terser";
import { defineConfig, type Plugin, transformWithOxc } from "vite";
import { shortenClasses } from "../../tooling/packages/class-names.ts";
import { compressedFiles } from "./compressed-files.ts";
import { createPageChunks } from "./page-chunks.ts";
import { papersPlugin } from "./papers/papers-plugin.ts";

const pageChunks = createPageChunks({
  page: /reference-host\/src\/pages\/[^/]+\.tsx$/,
  frame: /reference-host\/src\/shell\.tsx$/,
  alone: /reference-host\/src\/login\.tsx$/,
});

/**
 * Two files instead of thirty, for on a weak link and an old computer each costs time of its own: what asks the
 * first question, and what every first page stands on.
 */
const groups = [
  { name: "registry", test: /reference-host\/src\/registry\.ts|vite\/preload-helper/, priority: 3 },
  {
    name: "start",
    test: /src\/(start\.tsx|(Alert|Button|PasswordField|TextField)\/(?!FloatingReason)|drawings\/LogoMark|runtime\/\w+\/(ScreenFrame|ScreenHeader|use-action)\.)/,
    priority: 2,
  },
  // What nearly every dialog about a batch stands on: one file in each list of what a press brings.
  {
    name: "dialogs",
    test: /src\/(dispatch|records|runtime\/writing)\/(\w+\/)?(BatchDialog|batch-dialog|NotesDialog|ReadySmsDialog|whole-record|RecordDialog|use-notes)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
];

/**
 * Tells the browser to compile a chunk's functions beside the page's own work, while it arrives, and not one by one as
 * they are called: a page's chunks hold little that its first drawing does not run.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const compileHints: Plugin = {
  name: "compile-hints",
  generateBundle: {
    // The comment counts on the first line alone, and others put a line there before.
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

/**
 * Takes out of the lists of files that come with a part what is there already: the chunk which asks for the part stands
 * on it itself. Vite asks about code alone, and lists the style sheets of everything once more in each chunk.
 */
const onlyMissing: Plugin = {
  name: "only-missing",
  generateBundle: {
    // Vite has written the lists by then.
    order: "post",
    handler(_options, bundle) {
      for (const asker of Object.values(bundle)) {
        if (asker.type !== "chunk") continue;
        const there = new Set([asker.fileName]);
        for (const name of there) {
          const file = bundle[name];
          if (file?.type !== "chunk") continue;
          for (const other of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) there.add(other);
        }
        const names = new Set(Array.from(there, (name) => name.replace(/^.*\//, "./")));
        asker.code = shortenLists(asker.code, (file) => !names.has(file));
      }
    },
  },
};

/** Keeps of a chunk's files, and of the numbers by which each part lists its own, those that are wanted. */
function shortenLists(code: string, isWanted: (file: string) => boolean): string {
  const [, list] = /m\.f\|\|\(m\.f=(\[.*?\])\)/.exec(code) ?? [];
  if (list === undefined) return code;
  const files = JSON.parse(list) as string[];
  const kept = files.filter(isWanted);
  const renumber = (numbers: string) =>
    numbers.split(",").flatMap((number) => {
      const place = kept.indexOf(files[Number(number)] ?? "");
      return place < 0 ? [] : [place];
    });
  return code
    .replace(list, JSON.stringify(kept))
    .replaceAll(
      /__vite__mapDeps\(\[([\d,]+)\]\)/g,
      (_call, numbers: string) => `__vite__mapDeps([${renumber(numbers)}])`,
    );
}

/**
 * Takes out what Vite's own minifier leaves, such as a name for each text that is used once: 2 % of what travels. What
 * makes code shorter but larger once it is compressed is left out, in React's more than in ours.
 */
const smaller: Plugin = {
  name: "smaller",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const compress = { inline: 1, collapse_vars: false };
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const { code } = await minify(file.code, {
          ecma: 2020,
          module: true,
          compress: { ...compress, reduce_funcs: file.name !== "start" },
        });
        file.code = code ?? file.code;
      }
    },
  },
};

const firstPaintFile = fileURLToPath(new URL("src/first-paint.ts", import.meta.url));

/**
 * Puts `src/first-paint.ts` into the page's head as a classic script of its own: a module would run after the first
 * paint, and the content policy refuses what stands in the page. Its name has a hash, so that it is fetched once.
 */
const firstPaint: Plugin = {
  name: "first-paint",
  async buildStart() {
    if (this.environment.config.command !== "build") return;
    const { code } = await transformWithOxc(await readFile(firstPaintFile, "utf8"), firstPaintFile);
    this.emitFile({ type: "asset", name: "first-paint.js", source: code });
  },
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      const built = Object.values(bundle ?? {}).find(
        (file) => file.type === "asset" && file.names.includes("first-paint.js"),
      );
      const script = built
        ? `<script src="./${built.fileName}"></script>`
        : '<script type="module" src="/src/first-paint.ts"></script>';
      // Comments are for readers of the file. Browsers do not need them.
      const page = html.replaceAll(/\s*<!-- .*? -->/g, "");
      return page.replace("<!--id-desk:first-paint-->", () => script);
    },
  },
};

export default defineConfig({
  // Relative, so that one build serves under any base path.
  base: "./",
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: shortenClasses("i") }),
    papersPlugin,
    pageChunks.plugin,
    onlyMissing,
    smaller,
    compileHints,
    firstPaint,
    compressedFiles,
  ],
  build: {
    manifest: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // A hash cannot be compressed, and the lists of files name each file. Of 36 bits none comes twice in a build.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
        codeSplitting: { groups: [...groups, pageChunks.group] },
      },
    },
  },
});
