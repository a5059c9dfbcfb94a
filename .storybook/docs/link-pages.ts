/** Where a page of Markdown is shown in Storybook, by its path from the project's root; nothing for one that is not. */
function readAddress(path: string): string | undefined {
  const primitive = /^packages\/ui\/src\/(\w+)\/\1\.md$/.exec(path)?.[1];
  if (primitive) return addressOf(`UI/${primitive}`);
  const screen = /^docs\/screens\/([\w-]+)\.md$/.exec(path)?.[1];
  if (screen) return addressOf(`Reference/${screen.replaceAll("-", "")}`);
  const project = /^docs\/([\w-]+)\.md$/.exec(path)?.[1];
  return project === undefined ? undefined : pages[project];
}

/** The pages of `docs/` that Storybook has, by their names there. */
const pages: Readonly<Record<string, string>> = {
  architecture: addressOf("Project/Architecture"),
  embedding: addressOf("Guides/Getting started"),
  glossary: addressOf("Project/Glossary"),
  "writing-a-primitive": addressOf("Project/Writing a primitive"),
  "writing-a-screen": addressOf("Project/Writing a screen"),
};

/** The address of a docs page by its title: "UI/Button" is at `?path=/docs/ui-button--docs`. */
export function addressOf(title: string): string {
  return `?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}--docs`;
}

/**
 * Makes the links of a page of Markdown lead to pages of Storybook. What is not shown here keeps its words and is no
 * link, for the file it names is not served.
 *
 * @param from where the page stands, from the project's root.
 */
export function linkPages(page: string, from: string): string {
  return page.replace(
    /(?<!!)\[([^\]]+)\]\((?!https?:|[#?]|mailto:)([^)\s]+)\)/g,
    (_link, words: string, to: string) => {
      const address = readAddress(resolve(from, to.replace(/#.*$/, "")));
      return address === undefined ? words : `[${words}](${address})`;
    },
  );
}

/** The path that a relative link leads to. */
function resolve(from: string, to: string): string {
  return decodeURIComponent(new URL(to, `file:///${from}`).pathname.slice(1));
}
