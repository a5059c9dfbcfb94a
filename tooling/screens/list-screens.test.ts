import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../packages/published-package.ts";
import { listScreens } from "./list-screens.ts";
import { writePackage, writeRoot } from "./write-doors.ts";

/** A package of nothing but manifests. */
function createPackage(...manifests: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "id-desk-screens-"));
  for (const path of manifests) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), "");
  }
  return folder;
}

const newsAndItsPast = createPackage(
  "src/home/NewsBoard/v1/NewsBoard.manifest.ts",
  "src/home/NewsBoard/NewsBoard.manifest.ts",
);

test("lists a folder with a manifest as a screen, and one with its version as a superseded contract of it", () => {
  expect(listScreens(newsAndItsPast)).toEqual([
    {
      name: "NewsBoard",
      source: "./src/home/NewsBoard/index.ts",
      subpath: "./news-board",
      isSuperseded: false,
    },
    {
      name: "NewsBoard",
      source: "./src/home/NewsBoard/v1/index.ts",
      subpath: "./news-board/v1",
      isSuperseded: true,
    },
  ]);
});

test("exports a screen from the root by its names, and a superseded contract not at all", () => {
  expect(writeRoot(listScreens(newsAndItsPast)).split("\n").slice(1)).toEqual([
    "",
    'export { NewsBoard, type NewsBoardProps, newsBoardManifest } from "./home/NewsBoard/index.ts";',
    "",
  ]);
});

test("gives each screen a subpath, takes it from a screen that is gone, and leaves every other", () => {
  const text = JSON.stringify({
    exports: {
      ".": "./src/index.ts",
      "./old-board": "./src/home/OldBoard/index.ts",
      "./devices": "./src/devices/index.ts",
    },
    publishConfig: {
      access: "public",
      exports: {
        ".": { default: "./dist/index.js" },
        "./old-board": { default: "./dist/old-board.js" },
        "./styles.css": "./dist/styles.css",
      },
    },
  });
  expect(JSON.parse(writePackage(text, listScreens(newsAndItsPast)))).toEqual({
    exports: {
      ".": "./src/index.ts",
      "./news-board": "./src/home/NewsBoard/index.ts",
      "./news-board/v1": "./src/home/NewsBoard/v1/index.ts",
      "./devices": "./src/devices/index.ts",
    },
    publishConfig: {
      access: "public",
      exports: {
        ".": { default: "./dist/index.js" },
        "./news-board": { types: "./dist/news-board.d.ts", default: "./dist/news-board.js" },
        "./news-board/v1": { types: "./dist/news-board/v1.d.ts", default: "./dist/news-board/v1.js" },
        "./styles.css": "./dist/styles.css",
      },
    },
  });
});

test("The package exports every screen that has a folder", () => {
  const folder = `${root}packages/screens`;
  const screens = listScreens(folder);
  const packageJson = readFileSync(`${folder}/package.json`, "utf8");
  expect(screens.length).toBeGreaterThan(15);
  expect(writePackage(packageJson, screens)).toBe(packageJson);
  expect(writeRoot(screens)).toBe(readFileSync(`${folder}/src/screens.gen.ts`, "utf8"));
  expect(screens.filter(({ source }) => !existsSync(join(folder, source)))).toEqual([]);
});
