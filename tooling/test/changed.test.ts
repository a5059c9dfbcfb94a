import { describe, expect, test } from "vitest";
import { chooseJourneys, describeLeft, leaveOut } from "./changed.ts";

const folder = "apps/reference-host/e2e/journeys";
const journeys = new Map([
  [`${folder}/packing.spec.ts`, 'await desk.open("/dispatch/sending");'],
  [`${folder}/hand-over.spec.ts`, 'import { Counter } from "../pages/Counter.ts"; await counter.open();'],
  [
    `${folder}/home.spec.ts`,
    'await desk.signInAt("clerk.male", headOffice); await desk.newBatch("Hithadhoo");',
  ],
  [`${folder}/guides.spec.ts`, 'await desk.open("/resources");'],
]);
const choose = (...paths: string[]) =>
  chooseJourneys(paths, journeys).map((path) => path.slice(folder.length + 1, -".spec.ts".length));

describe("The journeys that a change can touch", () => {
  test.each([
    ["packages/screens/src/dispatch/cards/BulkDialog.tsx", ["packing", "home"]],
    ["packages/core/src/issuance/read-issuance.ts", ["hand-over"]],
    ["apps/reference-api/src/operations/dispatch/addCard.ts", ["packing", "home"]],
    ["apps/reference-host/src/pages/dashboard.tsx", ["home"]],
    ["packages/screens/src/resources/Resources/Resources.tsx", ["guides"]],
  ])("by %s are those that open its area", (path, expected) => {
    expect(choose(path)).toEqual(expected);
  });

  test.each([
    "packages/ui/src/Button/Button.tsx",
    "packages/screens/src/runtime/registry/create-registry.ts",
    "packages/screens/src/shell/Shell/Shell.tsx",
    "apps/reference-api/src/http/handle.ts",
    "apps/reference-host/e2e/pages/Desk.ts",
    "openapi/paths/auth.yaml",
    "pnpm-lock.yaml",
  ])("by %s, which reaches every page, are all", (path) => {
    expect(choose(path)).toEqual(["packing", "hand-over", "home", "guides"]);
  });

  test.each([
    "packages/ui/src/Button/Button.test.tsx",
    "packages/screens/src/dispatch/DispatchSending/DispatchSending.stories.tsx",
    "packages/screens/src/testing/render-screen.tsx",
    "docs/architecture.md",
    "tooling/conventions.ts",
  ])("by %s, which no page is made of, are none", (path) => {
    expect(choose(path)).toEqual([]);
  });

  test("are the changed ones themselves, beside those of every area that changed", () => {
    expect(choose(`${folder}/guides.spec.ts`, "packages/core/src/issuance/a.ts")).toEqual([
      "hand-over",
      "guides",
    ]);
  });
});

describe("The stages that a change cannot touch", () => {
  const left = (...paths: string[]) => [...leaveOut(paths, chooseJourneys(paths, journeys)).keys()];

  test("are all that build or open something where only documents change", () => {
    expect(left("docs/bench.md")).toEqual(["packages", "portal", "bytes", "journeys"]);
  });

  test("are none where a screen changes", () => {
    expect(left("packages/screens/src/dispatch/cards/BulkDialog.tsx")).toEqual([]);
  });

  test("are those of the packages where the host or its journeys change", () => {
    expect(left("apps/reference-host/src/pages/dashboard.tsx")).toEqual(["packages", "portal"]);
    expect(left(`${folder}/guides.spec.ts`)).toEqual(["packages", "portal", "bytes"]);
  });

  test("are not the portal's where the portal changes", () => {
    expect(left("apps/portal-example/src/App.tsx")).toEqual(["packages", "bytes", "journeys"]);
  });

  test("are told with their reasons, and the journeys by name", () => {
    const [packing = ""] = journeys.keys();
    expect(describeLeft(new Map([["bytes", "nothing changed"]]), [packing], [...journeys.keys()])).toEqual([
      "rules, screens, stories: tests that import nothing of it, those that read files among them",
      "bytes: nothing changed",
      "journeys: guides, hand-over, home",
    ]);
  });
});
