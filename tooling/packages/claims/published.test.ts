import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { tarballOf } from "../pack.ts";
import { publishedFolders, readPackage, root, serverFolder } from "../published-package.ts";
import { listScreens } from "../screen-manifests.ts";

describe.each(publishedFolders)("The tarball of %s", (name) => {
  const published = readPackage(name);

  test("is content with publint", async () => {
    const { exitCode, output } = await runCommand("publint", ["--strict", tarballOf(published)]);
    expect(exitCode, output).toBe(0);
  });

  test("has declarations that bundlers and Node find", async () => {
    const { exitCode, output } = await runCommand("attw", [
      tarballOf(published),
      "--profile=esm-only",
      "--format=ascii",
      "--exclude-entrypoints",
      "styles.css",
      "styles.unlayered.css",
      "tokens.css",
    ]);
    expect(exitCode, output).toBe(0);
  });
});

test("The manifest of the screens names every screen, what it needs and how it is imported", () => {
  const published = readPackage("screens");
  const { screens } = JSON.parse(readFileSync(`${published.folder}/dist/manifest.json`, "utf8"));
  expect(screens.map(({ entry }: { entry: string }) => entry)).toEqual(
    listScreens(published).map(({ specifier }) => specifier),
  );
  expect(screens).toContainEqual({
    name: "SelectCenter",
    contractVersion: 1,
    access: "signedIn",
    needs: ["listUserCenters", "setCenter"],
    uses: ["logout"],
    entry: "@id-desk/screens/select-center",
  });
});

test("The contract is published as one file with core", () => {
  const { folder } = readPackage("core");
  const contract = JSON.parse(readFileSync(`${folder}/dist/openapi.json`, "utf8"));
  expect(contract.openapi).toMatch(/^3\./);
  expect(contract.paths["/auth/user"].get.operationId).toBe("getUser");
});

describe("The server's tarball", () => {
  const tarball = tarballOf(readPackage(serverFolder));
  const read = (...args: string[]) => execFileSync("tar", args, { encoding: "utf8", maxBuffer: 20_000_000 });
  const files = read("-tzf", tarball).trim().split("\n");
  const modules = files.filter((file) => file.endsWith(".js"));
  const code = read("-xzOf", tarball, ...modules);

  test("holds what runs, its types and its words, and nothing else", () => {
    expect(files).toEqual(
      expect.arrayContaining([
        "package/dist/command.js",
        "package/dist/argon2-worker.js",
        "package/dist/check-pdf-worker.js",
        "package/dist/lock-worker.js",
        "package/dist/embedded.js",
        "package/dist/embedded.d.ts",
        "package/LICENSE",
        "package/README.md",
      ]),
    );
    const others = files.filter(
      (file) =>
        !/^package\/(dist\/[\w-]+\.(js|d\.ts)|package\.json|(README|CHANGELOG)\.md|LICENSE)$/.test(file),
    );
    expect(others).toEqual([]);
    expect(read("-xzOf", tarball, "package/dist/command.js")).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  test("needs no package of ours and no Node of its own, and is a command", () => {
    const file = JSON.parse(read("-xzOf", tarball, "package/package.json"));
    const needed = Object.keys({
      ...file.dependencies,
      ...file.optionalDependencies,
      ...file.peerDependencies,
    });
    expect(needed.filter((name) => name.startsWith("@id-desk/") || name === "node")).toEqual([]);
    expect(file.bin).toEqual({ "id-desk-api": "./dist/command.js" });
  });

  test("asks nothing of Node that its oldest lacks, and tells no path of the machine that built it", () => {
    expect(code).not.toMatch(
      /\bURL\.parse\(|\bPromise\.(withResolvers|try)\(|\b(Object|Map)\.groupBy\(|\bArray\.fromAsync\(/,
    );
    expect(code).not.toContain(root);
  });

  test("runs embedded without anything of Node's", () => {
    const seen = new Set<string>();
    const reach = (name: string): string => {
      if (seen.has(name)) return "";
      seen.add(name);
      const text = read("-xzOf", tarball, `package/dist/${name}`);
      const parts = [...text.matchAll(/from "\.\/([^"]+)"/g)].map(([, part]) => part ?? "");
      return [text, ...parts.map(reach)].join("\n");
    };
    expect(reach("embedded.js")).not.toMatch(/from "(node:[^"]+|pg|sharp|@hono\/node-server)"/);
    expect(seen.size).toBeGreaterThan(1);
  });
});
