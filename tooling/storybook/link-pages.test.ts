import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addressOf, linkPages } from "../../.storybook/docs/link-pages.ts";

const pages = globSync([".storybook/**/*.mdx", "packages/*/src/**/*.stories.tsx"]);
const texts = globSync(["docs/*.md", "docs/screens/*.md", "packages/ui/src/*/*.md"]);

/** Every docs page of Storybook: those that are written, and one for each file of stories. */
const addresses = new Set(
  pages.map((page) => {
    const [, title = ""] =
      readFileSync(page, "utf8").match(/(?:<Meta title=|^const meta[^"]+\btitle: )"([^"]+)"/m) ?? [];
    return addressOf(title);
  }),
);

const readAddresses = (text: string) =>
  [...text.matchAll(/\]\((\?path=[^)]+)\)/g)].map(([, address]) => address);

test("the address of a page is that of its title", () => {
  expect(addressOf("Guides/Content security policy")).toBe(
    "?path=/docs/guides-content-security-policy--docs",
  );
});

test("a link leads to the page that shows its file, and to none where no page does", () => {
  const text =
    "[Link](../Link/Link.md), [web](https://example.org), [here](#a), [test](../Link/Link.test.tsx)";
  expect(linkPages(text, "packages/ui/src/Button/Button.md")).toBe(
    "[Link](?path=/docs/ui-link--docs), [web](https://example.org), [here](#a), test",
  );
});

test("every link between the pages of Storybook leads to one", () => {
  const links = [
    ...pages.flatMap((page) => readAddresses(readFileSync(page, "utf8"))),
    ...texts.flatMap((text) => readAddresses(linkPages(readFileSync(text, "utf8"), text))),
  ];
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((link) => !addresses.has(link ?? ""))).toEqual([]);
});
