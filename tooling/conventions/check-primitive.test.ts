import { expect, test } from "vitest";
import { checkPrimitive } from "./check-primitive.ts";

const page = `# Lamp

## When to use it

For light.

## When another is better

For a message, [Alert](../Alert/Alert.md).

## Keyboard

Takes no focus while \`isOff\`.

## Accessibility

- Role: none.
- Name: \`label\`.
- Heard: whether it is lit.
`;

const check = (text: string | undefined) =>
  checkPrimitive({ name: "Lamp", page: text }, ["Alert", "Lamp"], (word) =>
    ["isOff", "label"].includes(word),
  );

test("a page with its sections, facts and links is accepted", () => {
  expect(check(page)).toEqual([]);
});

test("a primitive without a page is refused", () => {
  expect(check(undefined)).toEqual([
    expect.stringContaining("packages/ui/src/Lamp/Lamp.md: there is no page."),
  ]);
});

test.each([
  ["a section that is missing", page.replace(/## Keyboard[^#]+/, ""), "its sections are"],
  ["a section more", `${page}\n## History\n\nLong.\n`, "its sections are"],
  ["sections in another order", page.replace("When to use it", "Keyboard"), "its sections are"],
  ["an empty section", page.replace("For light.\n", ""), '"When to use it" is empty.'],
  ["another title", page.replace("# Lamp", "# Torch"), 'it begins with "# Lamp"'],
  ["a fact that is missing", page.replace("- Heard: whether it is lit.\n", ""), '"- Heard: "'],
  ["a fact without words", page.replace("- Role: none.", "- Role: "), '"- Role: "'],
  ["a link to no primitive", page.replaceAll("Alert", "Siren"), "../Siren/Siren.md leads to no primitive"],
  ["a prop that is no longer there", page.replace("isOff", "isDark"), "`isDark` stands in no source"],
])("%s is told", (_fault, text, problem) => {
  expect(check(text)).toEqual([expect.stringContaining(problem)]);
});
