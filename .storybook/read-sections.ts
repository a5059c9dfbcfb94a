/**
 * Takes sections out of a page of Markdown, so that Storybook's guides and docs/ say the same.
 *
 * @param page the whole page.
 * @param headings the sections' headings of the second level.
 * @throws when the page has no such section.
 */
export function readSections(page: string, headings: readonly string[]): string {
  const sections = page.split(/^(?=## )/m);
  return headings
    .map((heading) => {
      const section = sections.find((text) => text.startsWith(`## ${heading}\n`));
      if (section === undefined) throw new Error(`The page has no section "${heading}".`);
      return section;
    })
    .join("\n");
}
