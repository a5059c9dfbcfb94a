import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const stories = globSync("packages/*/src/**/*.stories.tsx").map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));

test("a story waits for what fades in, as it does in the built book where no reader has asked for calm", () => {
  const impatient = stories.flatMap(({ path, text }) =>
    text
      .split("\n")
      .filter((line) => line.includes(".toBeVisible()") && !line.includes("waitFor("))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(impatient).toEqual([]);
});

const dispatch = ["DispatchSending", "DispatchReceiving"];

test.each([
  ...dispatch.map((name) => [name, ["readOnly", "hideHeader", "status"]] as const),
  ...dispatch.map((name) => [`${name}Batch`, ["readOnly", "hideHeader", "scanAnywhere"]] as const),
])("the stories of %s have controls for %j", (name, controls) => {
  const story = stories.find(({ path }) => path.endsWith(`/${name}/${name}.stories.tsx`));
  const [, args = ""] = /interface \w+Story \{\n([\s\S]*?)\n\}/.exec(story?.text ?? "") ?? [];
  expect(controls.filter((control) => !args.includes(`readonly ${control}?:`))).toEqual([]);
});
