const sections = ["When to use it", "When another is better", "Keyboard", "Accessibility"];

/** What is told of every primitive to those who do not see it. */
const facts = ["Role", "Name", "Heard"];

/** A primitive as its folder has it. */
export type PrimitiveFolder = {
  name: string;
  /** Its page, `<Name>.md`; nothing where there is none. */
  page: string | undefined;
};

/**
 * What is wrong with the page of a primitive: a section or a fact is missing or empty, a link leads to no primitive,
 * or a word of code is written that stands in no source.
 *
 * @param primitives the names of all of them.
 * @param isWritten whether a word stands in the sources of the primitives.
 */
export function checkPrimitive(
  { name, page }: PrimitiveFolder,
  primitives: readonly string[],
  isWritten: (word: string) => boolean,
): string[] {
  const path = `packages/ui/src/${name}/${name}.md`;
  if (page === undefined) {
    return [`${path}: there is no page. It says when to use ${name}; see docs/writing-a-primitive.md.`];
  }
  const [opening = "", ...parts] = page.split(/^## /m);
  const found = new Map(
    parts.map((part) => [part.split("\n", 1)[0] ?? "", part.replace(/^.*\n/, "").trim()]),
  );
  const problems: string[] = [];
  if (opening !== `# ${name}\n\n`) problems.push(`it begins with "# ${name}" and then its first section.`);
  if ([...found.keys()].join() !== sections.join()) {
    problems.push(`its sections are ${sections.map((section) => `"${section}"`).join(", ")}, in this order.`);
  }
  for (const [heading, text] of found) if (text === "") problems.push(`"${heading}" is empty.`);
  for (const fact of facts) {
    if (!new RegExp(`^- ${fact}: \\S`, "m").test(found.get("Accessibility") ?? "")) {
      problems.push(`"Accessibility" has no line that begins with "- ${fact}: ".`);
    }
  }
  for (const [, to = ""] of page.matchAll(/\]\(([^)]+)\)/g)) {
    const target = /^\.\.\/(\w+)\/\1\.md$/.exec(to)?.[1];
    if (!target || !primitives.includes(target))
      problems.push(`the link to ${to} leads to no primitive's page.`);
  }
  for (const [, code = ""] of page.matchAll(/`([^`]+)`/g)) {
    for (const word of code.match(/[A-Za-z][\w-]*/g) ?? []) {
      if (!isWritten(word)) problems.push(`\`${word}\` stands in no source of packages/ui.`);
    }
  }
  return problems.map((problem) => `${path}: ${problem}`);
}
