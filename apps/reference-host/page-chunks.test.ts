import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { createPageChunks } from "./page-chunks.ts";

/** Code that stays: what nobody uses would be left out. */
const say = (word: string, length = 0) => `console.log(${JSON.stringify(word.padEnd(length, "."))});`;
/** More than a file of its own costs the few pages here. */
const large = 20_000;

/** Builds modules that stand nowhere but here, and gives the words that each chunk says. */
async function buildChunks(modules: Readonly<Record<string, string>>): Promise<string[][]> {
  const pageChunks = createPageChunks({
    page: /^\/pages\//,
    frame: /^\/frame\.js$/,
    alone: /^\/alone\.js$/,
  });
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "modules",
        enforce: "pre",
        resolveId: (id) => (id in modules ? id : undefined),
        load: (id) => modules[id],
      },
      pageChunks.plugin,
    ],
    build: {
      write: false,
      modulePreload: false,
      minify: false,
      rolldownOptions: { input: "/main.js", output: { codeSplitting: { groups: [pageChunks.group] } } },
    },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  return output
    .flatMap((file) => (file.type === "chunk" ? [file.code] : []))
    .map((code) => [...code.matchAll(/console\.log\("([\w ]+)/g)].map(([, word = ""]) => word))
    .filter((words) => words.length > 0)
    .map((words) => words.sort());
}

const main = `${say("main")} for (const load of [() => import("/frame.js"), () => import("/alone.js"),
  () => import("/pages/a.js"), () => import("/pages/b.js")]) load();`;

test("what the same pages need from the start comes in one file, whoever else needs it later", async () => {
  const chunks = await buildChunks({
    "/main.js": main,
    "/frame.js": say("frame"),
    "/alone.js": say("alone"),
    "/pages/a.js": `import "/table.js"; import "/field.js"; ${say("a")} import("/dialog.js");`,
    "/pages/b.js": `import "/table.js"; import "/field.js"; ${say("b")}`,
    "/table.js": say("table", large),
    "/field.js": say("field", large),
    "/dialog.js": `import "/field.js"; ${say("dialog")}`,
  });
  expect(chunks).toContainEqual(["field", "table"]);
  for (const alone of ["a", "b", "dialog", "frame"]) expect(chunks).toContainEqual([alone]);
});

const list = `export { table } from "/table.js"; import { chart } from "/chart.js"; export { chart };`;

test.each([
  ["a list of many", list],
  ["a list that passes another one on as it is", `export * from "/other-list.js";`],
])("a module that is passed on by %s brings no other of the list", async (_, code) => {
  const chunks = await buildChunks({
    "/main.js": main,
    "/frame.js": say("frame"),
    "/alone.js": say("alone"),
    "/pages/a.js": `import { table } from "/list.js"; import "/field.js"; table(); ${say("a")}`,
    "/pages/b.js": `import { table, chart } from "/list.js"; import "/field.js"; table(); chart(); ${say("b")}`,
    "/list.js": code,
    "/other-list.js": list,
    "/field.js": say("field", large),
    "/table.js": `export function table() { ${say("table", large)} }`,
    "/chart.js": `export function chart() { ${say("chart", large)} }`,
  });
  expect(chunks).toContainEqual(["field", "table"]);
  expect(chunks).toContainEqual(["b", "chart"]);
});

test("what is little comes with what is there anyhow, and what the frame has comes to no page again", async () => {
  const chunks = await buildChunks({
    "/main.js": main,
    "/frame.js": `import "/menu.js"; import "/sign.js"; ${say("frame")} import("/help.js");`,
    "/alone.js": say("alone"),
    "/pages/a.js": `import "/table.js"; import "/little.js"; import "/menu.js"; ${say("a")}`,
    "/pages/b.js": `import "/table.js"; import "/sign.js"; ${say("b")} import("/later.js");`,
    "/later.js": `import "/little.js"; ${say("later")}`,
    "/help.js": say("help"),
    "/table.js": say("table", large),
    "/menu.js": say("menu", large),
    "/sign.js": say("sign"),
    "/little.js": say("little"),
  });
  expect(chunks).toContainEqual(["little", "table"]);
  expect(chunks).toContainEqual(["frame", "menu", "sign"]);
});

test("what a page shares with its own dialog comes in the page's file", async () => {
  const chunks = await buildChunks({
    "/main.js": main,
    "/frame.js": say("frame"),
    "/alone.js": say("alone"),
    "/pages/a.js": `import "/words.js"; ${say("a")} import("/dialog.js");`,
    "/pages/b.js": say("b"),
    "/words.js": say("words", large),
    "/dialog.js": `import "/words.js"; ${say("dialog")}`,
  });
  expect(chunks).toContainEqual(["a", "words"]);
  expect(chunks).toContainEqual(["dialog"]);
});

test("the files are the same in whatever order the modules are found", async () => {
  const pages = ["a", "b", "c", "d"];
  const modules = {
    "/pages/a.js": `import "/ab.js"; ${say("a")}`,
    "/pages/b.js": `import "/bc.js"; import "/ab.js"; ${say("b")}`,
    "/pages/c.js": `import "/cd.js"; import "/bc.js"; ${say("c")}`,
    "/pages/d.js": `import "/cd.js"; ${say("d")}`,
    // So much that two of them are joined and three are not: either pair saves the same.
    "/ab.js": say("ab", 2000),
    "/bc.js": say("bc", 2000),
    "/cd.js": say("cd", 2000),
  };
  const build = async (order: readonly string[]) => {
    const loads = order.map((page) => `() => import("/pages/${page}.js")`);
    const code = `${say("main")} for (const load of [${loads.join()}]) load();`;
    return (await buildChunks({ ...modules, "/main.js": code })).map((words) => words.join()).sort();
  };
  const chunks = await build(pages);
  expect(chunks).toContain("ab,bc");
  expect(await build(pages.toReversed())).toEqual(chunks);
});
