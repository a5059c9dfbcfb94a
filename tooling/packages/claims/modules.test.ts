import { globSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { packageFolders, readPackage } from "../published-package.ts";

const specifierPattern = /^(?:import|export)\b[^;"']*?(?:from\s*)?["']([^"']+)["']/gm;

function readModules(folder: string): { readonly file: string; readonly code: string }[] {
  return globSync(`${folder}/dist/**/*.js`).map((file) => ({ file, code: readFileSync(file, "utf8") }));
}

function importsOf(code: string): string[] {
  return [...code.matchAll(specifierPattern)].flatMap(([, specifier]) => specifier ?? []);
}

describe.each(packageFolders)("The modules of %s", (name) => {
  const { folder, entries, outside } = readPackage(name);
  const modules = readModules(folder);

  test("import their own parts and what a portal installs beside them, and no style sheet", () => {
    const others = modules.flatMap(({ code }) => importsOf(code)).filter((id) => !id.startsWith("."));
    const strangers = others.filter(
      (id) => !outside.some((known) => id === known || id.startsWith(`${known}/`)),
    );
    expect(modules.length).toBeGreaterThan(entries.length);
    expect([...new Set(strangers)]).toEqual([]);
    expect(modules.filter(({ code }) => /["'][^"']+\.css["']/.test(code))).toEqual([]);
  });

  test("say at their head that they run on the client, when they render", () => {
    const said = modules.filter(({ code }) => code.startsWith('"use client";'));
    expect(said.length).toBe(name === "core" ? 0 : modules.length);
  });

  test("show their sources to a debugger", () => {
    for (const { file } of modules) {
      const map = JSON.parse(readFileSync(`${file}.map`, "utf8"));
      expect(map.sourcesContent, file).toHaveLength(map.sources.length);
    }
  });
});

describe("The screens", () => {
  const { folder, entries } = readPackage("screens");

  function staticClosure(entry: string): Set<string> {
    const reached = new Set<string>();
    const reach = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const id of importsOf(readFileSync(file, "utf8"))) {
        if (id.startsWith(".")) reach(resolve(dirname(file), id));
      }
    };
    reach(`${folder}/dist/${entry}.js`);
    return reached;
  }

  test("keep what is loaded on demand in parts of their own", () => {
    const onDemand = readModules(folder).flatMap(({ file, code }) =>
      [...code.matchAll(/import\("([^"]+)"\)/g)].map(([, id]) => resolve(dirname(file), id ?? "")),
    );
    expect(new Set(onDemand.map((file) => basename(file)))).toContain("NewBatchDialog.js");
    for (const { output } of entries) {
      const closure = staticClosure(output);
      expect(onDemand.filter((file) => closure.has(file))).toEqual([]);
    }
  });

  test("share what they share, and nothing of each other's pages", () => {
    const [sending, receiving] = [staticClosure("dispatch-sending"), staticClosure("dispatch-receiving")];
    const shared = [...sending].filter((file) => receiving.has(file));
    expect(shared.length).toBeGreaterThan(sending.size / 2);
    const text = [...staticClosure("select-center")].map((file) => readFileSync(file, "utf8")).join("\n");
    expect(text).not.toContain("src/dispatch/");
  });
});
