import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { validate } from "@actions/languageservice";
import { describe, expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";

const workflows = globSync(".github/workflows/*.yml").map((path) => ({
  name: basename(path),
  path,
  text: readFileSync(path, "utf8"),
}));

async function findProblems(path: string, text: string): Promise<string[]> {
  const found = await validate(TextDocument.create(`file:///${path}`, "yaml", 1, text));
  return found.map(({ message, range }) => `${path}:${range.start.line + 1} ${message}`);
}

/** The lines of one job. */
function readJob(text: string, name: string): string {
  const [, job = ""] = new RegExp(`^ {2}${name}:\\n((?: {3,}.*\\n|\\n)*)`, "m").exec(text) ?? [];
  return job.replaceAll(/^ *#.*\n/gm, "");
}

describe.each(workflows)("The workflow $name", ({ path, text }) => {
  test("is one that GitHub understands", async () => {
    expect(await findProblems(path, text)).toEqual([]);
  });

  test("takes actions of others at a commit, for tags can be moved", () => {
    const used = [...text.matchAll(/uses: (.+)$/gm)].map(([, action]) => action ?? "");
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/);
  });

  test("may read by default, and no more", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n$/m);
  });

  test("puts nothing that others write into a script", () => {
    const scripts = [...text.matchAll(/run: ((?:\|\n(?: {10}.*\n)+)|.*)/g)].map(([, script]) => script);
    expect(scripts.join("\n")).not.toContain("${{");
  });
});

test("A mistake in a workflow is found", async () => {
  const wrong = "on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    stepz: []\n";
  expect(await findProblems("wrong.yml", wrong)).not.toEqual([]);
});

describe("The release", () => {
  const { text } = workflows.find(({ name }) => name === "release.yml") ?? { text: "" };

  test("is published by a job that installs and builds nothing", () => {
    const job = readJob(text, "publish");
    expect(job).toContain("id-token: write");
    expect(job).not.toMatch(/install|npx|npm (ci|test|run|exec)/);
  });

  test("goes under a tag and an environment that fit what started it", () => {
    const words = /'push' && '(\w+)' \|\| github\.event_name == 'workflow_dispatch' && '(\w+)' \|\| '(\w+)'/g;
    const chosen = [...readJob(text, "publish").matchAll(words)].map(([, ...kinds]) => kinds);
    expect(chosen).toEqual([
      ["release", "next", "canary"],
      ["latest", "next", "canary"],
    ]);
  });

  test("is a candidate only when somebody starts it on main, and then called one", () => {
    const job = readJob(text, "build");
    expect(job).toContain("(github.event_name == 'workflow_dispatch' && github.ref == 'refs/heads/main')");
    expect(job).toMatch(/if: github\.event_name == 'workflow_dispatch'\n +run: .* --candidate /);
    expect(readJob(text, "versions")).toContain("if: github.event_name == 'push'");
    expect(readJob(text, "tag")).toContain("github.event_name == 'push'");
  });

  test("is built by jobs that may not publish", () => {
    for (const name of ["versions", "build", "tag"]) {
      expect(readJob(text, name), name).not.toBe("");
      expect(readJob(text, name), name).not.toContain("id-token");
    }
    expect(readJob(text, "build")).not.toContain("write");
    expect(text).not.toMatch(/secrets\./);
  });
});
