import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { readPackage, root } from "../packages/published-package.ts";
import { isSuperseded, readManifests } from "../packages/screen-manifests.ts";
import { toSubpath } from "../screens/list-screens.ts";
import { isOf, listPlaces } from "./faults/every-place.ts";
import { isBuilt, listAddresses } from "./host-pages.ts";
import { everyScene } from "./matrix/every-scene.ts";

const manifests = (await readManifests(readPackage("screens"))).filter(({ entry }) => !isSuperseded(entry));

/** The pages that say where staff are, and need no answer for it. */
const asksNothing = ["Forbidden", "NotFound", "NotYet", "RouteError"];

test("Every screen has a scene in the matrix", () => {
  const shown = new Set(everyScene.map(({ route }) => route));
  // While every address has its page, none says that it is yet to come.
  const isComplete = listAddresses().every(({ page }) => isBuilt(page));
  const without = manifests.map(({ name }) => name).filter((name) => !shown.has(name));
  expect(without).toEqual(isComplete ? ["NotYet"] : []);
});

test("Every screen that asks the server has a place where its calls fail", async () => {
  const places = await listPlaces();
  const missing = manifests.filter(({ name }) => !places.some((place) => isOf(place, name)));
  expect(missing.map(({ name }) => name)).toEqual(asksNothing);
});

test("Every page of the host has an address, or stands where there is none", () => {
  const files = globSync(`${root}apps/reference-host/src/pages/*.tsx`).map((path) => basename(path, ".tsx"));
  const built = listAddresses().filter(({ page }) => isBuilt(page));
  const withoutAddress = ["SelectCenter", "NotFound", "NotYet", "Forbidden"];
  const known = [...built.map(({ page }) => page), ...withoutAddress].map(toSubpath);
  expect(files.sort()).toEqual([...new Set(known)].sort());
});
