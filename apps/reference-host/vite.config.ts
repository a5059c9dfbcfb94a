import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, transformWithOxc } from "vite";
import { createPageChunks } from "./page-chunks.ts";

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
    test: /src\/(start\.tsx|(Alert|Button|PasswordField|TextField)\/(?!FloatingReason)|drawings\/LogoMark|runtime\/(ScreenFrame|ScreenHeader|use-action)\.)/,
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

/** What each chunk imports statically, by its file. */
const imported = new Map<string, readonly string[]>();

const importedChunks: Plugin = {
  name: "imported-chunks",
  generateBundle: {
    // Before Vite writes which files come with a part.
    order: "pre",
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") imported.set(file.fileName, file.imports);
    },
  },
};

/** The files that come with a part, without those that the chunk which asks for it stands on itself. */
function listMissing(files: readonly string[], asker: string): string[] {
  const there = new Set([asker]);
  for (const file of there) for (const other of imported.get(file) ?? []) there.add(other);
  return files.filter((file) => !there.has(file));
}

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
      return html.replace("<!--id-desk:first-paint-->", () => script);
    },
  },
};

export default defineConfig({
  // Relative, so that one build serves under any base path.
  base: "./",
  plugins: [react(), vanillaExtractPlugin(), pageChunks.plugin, importedChunks, compileHints, firstPaint],
  build: {
    manifest: true,
    target: "es2022",
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostId }) => listMissing(files, hostId),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [...groups, pageChunks.group] },
      },
    },
  },
});
