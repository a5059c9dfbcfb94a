import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { tarballOf } from "../pack.ts";
import { packageFolders, readPackage } from "../published-package.ts";
import { listScreens } from "../screen-manifests.ts";

describe.each(packageFolders)("The tarball of %s", (name) => {
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
