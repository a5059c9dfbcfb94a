import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readPackage } from "../published-package.ts";
import { findStraySelectors } from "../style-sheets.ts";

const read = (name: "ui" | "screens", sheet: string) =>
  readFileSync(`${readPackage(name).folder}/dist/${sheet}`, "utf8");

/** Names of classes with the version in them, wherever they stand. */
function classesIn(text: string): Set<string> {
  return new Set(text.match(/\bidd\d[\w-]*_\w+/g));
}

describe.each(["ui", "screens"] as const)("The style sheets of %s", (name) => {
  test("begin with the layer idd, or know no layer", () => {
    expect(read(name, "styles.css")).toMatch(/^@layer idd\s*[;{]/);
    expect(read(name, "styles.unlayered.css")).not.toContain("@layer");
  });

  test("match nothing outside of the root", () => {
    expect(findStraySelectors(read(name, "styles.css"))).toEqual([]);
    expect(findStraySelectors(read(name, "styles.unlayered.css"))).toEqual([]);
  });

  test("have every class of the layered one in the other too", () => {
    expect(classesIn(read(name, "styles.unlayered.css"))).toEqual(classesIn(read(name, "styles.css")));
  });

  test("carry the version in each class, for two versions on one page", () => {
    const { version } = readPackage(name);
    const classes = [...classesIn(read(name, "styles.css"))];
    expect(classes.length).toBeGreaterThan(50);
    expect(classes.filter((each) => !each.startsWith(`idd${version.replaceAll(".", "-")}_`))).toEqual([]);
  });
});

test("The style sheet of the screens has what their primitives need", () => {
  const screens = classesIn(read("screens", "styles.css"));
  expect([...classesIn(read("ui", "styles.css"))].filter((each) => !screens.has(each))).toEqual([]);
  expect(screens.size).toBeGreaterThan(classesIn(read("ui", "styles.css")).size);
});

test.each(["styles.css", "styles.unlayered.css"])(
  "%s of the screens says nothing of its primitives twice",
  (sheet) => {
    const [below, all] = [read("ui", sheet), read("screens", sheet)];
    expect(all.startsWith(below)).toBe(true);
    const own = all.slice(below.length);
    expect(own).not.toContain("data-react-aria-pressable");
    expect(own).not.toContain("--idd-color-canvas:");
    expect([...classesIn(own)].filter((each) => classesIn(below).has(each))).toEqual([]);
  },
);

test.each(["ui", "screens"] as const)(
  "Every class that a module of %s names is in its style sheet",
  (name) => {
    const modules = globSync(`${readPackage(name).folder}/dist/**/*.js`).map((file) =>
      readFileSync(file, "utf8"),
    );
    const styled = classesIn(read(name, "styles.css"));
    const named = [...classesIn(modules.join("\n"))];
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((each) => !styled.has(each))).toEqual([]);
  },
);

test("The tokens keep their public names and stand in a style sheet of their own", () => {
  expect(read("ui", "tokens.css")).toContain("--idd-color-accent:");
  expect(classesIn(read("ui", "tokens.css")).size).toBe(0);
});
