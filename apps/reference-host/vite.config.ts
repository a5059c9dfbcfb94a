import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, transformWithOxc } from "vite";

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
  plugins: [react(), vanillaExtractPlugin(), compileHints, firstPaint],
  build: {
    manifest: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
      },
    },
  },
});
