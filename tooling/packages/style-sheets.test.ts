import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ground } from "./ground.ts";
import { findStraySelectors, followRem, holdWithoutLayer, putInLayer } from "./style-sheets.ts";

test("Styles for a portal with layers stand in the layer idd", () => {
  expect(putInLayer(".idd1_a { color: red }")).toBe("@layer idd{.idd1_a{color:red}}");
});

test("Styles for a portal without layers weigh one class more, on the root and below it", () => {
  expect(holdWithoutLayer(".idd1_a { color: red }")).toBe(".idd1_a:is(.idd-root,.idd-root *){color:red}");
});

test("The weight is added to what is styled, before its pseudo-element", () => {
  expect(holdWithoutLayer(".idd1_a > .idd1_b:hover::before { color: red }")).toBe(
    ".idd1_a>.idd1_b:hover:is(.idd-root,.idd-root *):before{color:red}",
  );
});

test("A reset of elements weighs more than a portal's rules for elements and less than a class", () => {
  expect(holdWithoutLayer(":where(.idd-root) h1 { margin: 0 }")).toBe(
    `:where(.idd-root) h1:not(i${">i".repeat(7)}){margin:0}`,
  );
});

test("A portal replaces tokens with a selector of one class, wherever it stands", () => {
  expect(holdWithoutLayer('.idd-root[data-color-scheme="dark"] { --idd-x: 1 }')).toBe(
    ":where(.idd-root[data-color-scheme=dark]){--idd-x:1}",
  );
});

test("Lengths in rem follow one variable, but for its own value and for queries", () => {
  expect(followRem(".idd1_a{padding:1rem .5rem;margin:max(20px,-1.25rem) calc(100% - 2rem)}")).toBe(
    ".idd1_a{padding:var(--idd-rem) calc(var(--idd-rem)*.5);" +
      "margin:max(20px,calc(var(--idd-rem)*-1.25)) calc(100% - calc(var(--idd-rem)*2))}",
  );
  const untouched = "@container (max-width: 26rem){.idd-root{--idd-rem: 1rem;--idd-theorem:url(a1rem)}}";
  expect(followRem(untouched)).toBe(untouched);
});

test("A selector that names nothing of ours is found", () => {
  expect(findStraySelectors(".idd1_a h1, :where(.idd-root) p { margin: 0 }")).toEqual([]);
  expect(findStraySelectors("@media print { .idd1_a, h1 { margin: 0 } }")).toHaveLength(1);
  expect(findStraySelectors(":root { margin: 0 }")).toHaveLength(1);
});

test("What is taken back from a portal gives way to our weakest rule, in a layer or out of one", () => {
  for (const sheet of [putInLayer(ground), holdWithoutLayer(ground)]) {
    const bare = sheet.replaceAll(/\([^()]*(\([^()]*\)[^()]*)*\)/g, "()");
    expect(bare.match(/:where\(\)/g)?.length).toBeGreaterThan(5);
    // Beside what weighs nothing there is at most the one weight that every reset of ours has too.
    expect(bare.replaceAll(/:where\(\)|:not\(\)|:before|:after/g, "")).not.toMatch(/[.#[*:][\w-]*[^;{}]*\{/);
  }
  expect(holdWithoutLayer(ground)).toMatch(/background:revert/);
});

test("no query measures in rem: it would follow the font size of a portal's root, and knows no variable", () => {
  const sheets = globSync("packages/{ui,screens}/src/**/*.css.ts");
  expect(sheets.length).toBeGreaterThan(20);
  expect(
    sheets.filter((path) => /\((?:min|max)-[\w-]+: [\d.]+rem\)/.test(readFileSync(path, "utf8"))),
  ).toEqual([]);
});
