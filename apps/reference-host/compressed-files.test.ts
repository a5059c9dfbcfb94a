import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressedFiles } from "./compressed-files.ts";

const outDir = mkdtempSync(join(tmpdir(), "id-desk-compressed-"));
afterAll(() => rmSync(outDir, { recursive: true }));

const sources: Readonly<Record<string, string>> = {
  "/long.js": `console.log(${JSON.stringify("Identity cards. ".repeat(100))});`,
  "/short.js": "console.log(1);",
};

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [
      {
        name: "sources",
        enforce: "pre",
        resolveId: (id) => (id in sources ? id : undefined),
        load: (id) => sources[id],
      },
      {
        name: "font",
        generateBundle() {
          this.emitFile({ type: "asset", fileName: "font.woff2", source: "a".repeat(2000) });
        },
      },
      compressedFiles,
    ],
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: Object.keys(sources), output: { entryFileNames: "[name].js" } },
    },
  });
});

test("What is built is compressed next to it, where that makes it smaller", () => {
  expect(readdirSync(outDir).sort()).toEqual([
    "font.woff2",
    "long.js",
    "long.js.br",
    "long.js.gz",
    "short.js",
  ]);
});

test("What is compressed is the file that stands beside it", () => {
  const read = (name: string) => readFileSync(join(outDir, name));
  expect(brotliDecompressSync(read("long.js.br"))).toEqual(read("long.js"));
  expect(gunzipSync(read("long.js.gz"))).toEqual(read("long.js"));
});
