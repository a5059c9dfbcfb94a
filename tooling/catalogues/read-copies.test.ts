import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readCopies } from "./read-copies.ts";

const screens = fileURLToPath(new URL("../../packages/screens", import.meta.url));

const copyModule = `
export type Texts = Readonly<Record<string, string>>;
export type Translate<T extends Texts> = (key: keyof T & string) => string;
export function defineCopy<const T extends Texts>(name: string, texts: T): { readonly texts: T } {
  return { texts };
}
export const shelf = defineCopy("Shelf", { title: "Books", one: "One", two: "Two", open: "Open", shut: "Shut" });
`;

const readOf = (use: string) =>
  readCopies(screens, {
    "src/copy.ts": copyModule,
    "src/use.ts": `import { shelf, type Translate } from "./copy.ts";\ntype Words = Translate<typeof shelf.texts>;\n${use}`,
  });

test("A text that nothing asks for is found; a key that is put together counts with all that it can be", () => {
  const { copies, unknown } = readOf(
    'export const say = (t: Words, isOpen: boolean, count: "one" | "two") => t(isOpen ? "open" : "shut") + t(count);',
  );
  expect(copies.map(({ name, unused }) => [name, unused])).toEqual([["Shelf", ["title"]]]);
  expect(unknown).toEqual([]);
});

test("A key that the texts do not have is found, and one that may be any word", () => {
  const { unknown } = readOf(`export const say = (t: Words, key: string) =>
  t("tittle") +
  t(key);`);
  expect(unknown).toEqual(["src/use.ts:4", "src/use.ts:5"]);
});

test("Words that are taken by their keys count where a key is read, and where a primitive wants them", () => {
  const { copies } = readOf(
    `declare function useWords<T extends object>(copy: { readonly texts: T }): { readonly [Key in keyof T]: string };
    interface Field { readonly title: string; readonly problems: { readonly shut: string } }
    export function useField(): Field {
      const words = useWords(shelf);
      return { ...words, problems: words };
    }
    export const say = () => useWords(shelf).one;`,
  );
  expect(copies.map(({ unused }) => unused)).toEqual([["two", "open"]]);
});

test("Every text of the screens is asked for, and every text that is asked for exists", {
  timeout: 240_000,
}, () => {
  const { copies, unknown } = readCopies(screens);
  expect(copies.length).toBeGreaterThan(30);
  const unread = copies.flatMap(({ file, unused }) => unused.map((key) => `${file}: ${key}`));
  expect([...unread, ...unknown]).toEqual([]);
  // Where the made-up language of the tests finds them.
  expect(copies.filter(({ file }) => !file.endsWith(".copy.ts"))).toEqual([]);
});
