import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The ids of ASVS 5.0, levels 1 and 2. The texts are left out, because they have a licence of their own. */
const asked = `
  1.1.1–1.1.2, 1.2.1–1.2.9, 1.3.1–1.3.11, 1.4.1–1.4.3, 1.5.1–1.5.2,
  2.1.1–2.1.3, 2.2.1–2.2.3, 2.3.1–2.3.4, 2.4.1,
  3.2.1–3.2.2, 3.3.1–3.3.4, 3.4.1–3.4.6, 3.5.1–3.5.5, 3.7.1–3.7.2,
  4.1.1–4.1.3, 4.2.1, 4.3.1–4.3.2, 4.4.1–4.4.4,
  5.1.1, 5.2.1–5.2.3, 5.3.1–5.3.2, 5.4.1–5.4.3,
  6.1.1–6.1.3, 6.2.1–6.2.12, 6.3.1–6.3.4, 6.4.1–6.4.4, 6.5.1–6.5.5, 6.6.1–6.6.3, 6.8.1–6.8.4,
  7.1.1–7.1.3, 7.2.1–7.2.4, 7.3.1–7.3.2, 7.4.1–7.4.5, 7.5.1–7.5.2, 7.6.1–7.6.2,
  8.1.1–8.1.2, 8.2.1–8.2.3, 8.3.1, 8.4.1,
  9.1.1–9.1.3, 9.2.1–9.2.4,
  10.1.1–10.1.2, 10.2.1–10.2.2, 10.3.1–10.3.4, 10.4.1–10.4.11, 10.5.1–10.5.5, 10.6.1–10.6.2, 10.7.1–10.7.3,
  11.1.1–11.1.2, 11.2.1–11.2.3, 11.3.1–11.3.3, 11.4.1–11.4.4, 11.5.1, 11.6.1,
  12.1.1–12.1.3, 12.2.1–12.2.2, 12.3.1–12.3.4,
  13.1.1, 13.2.1–13.2.5, 13.3.1–13.3.2, 13.4.1–13.4.5,
  14.1.1–14.1.2, 14.2.1–14.2.4, 14.3.1–14.3.3,
  15.1.1–15.1.3, 15.2.1–15.2.3, 15.3.1–15.3.7,
  16.1.1, 16.2.1–16.2.5, 16.3.1–16.3.4, 16.4.1–16.4.3, 16.5.1–16.5.3,
  17.1.1, 17.2.1–17.2.4, 17.3.1–17.3.2
`;

const page = readFileSync("docs/security.md", "utf8");

/** Each id of a list in which "1.2.1–1.2.3" is three of them. */
function listIds(text: string): string[] {
  return text.split(",").flatMap((part) => {
    const [, section = "", first = "", last = first] =
      /^\s*(\d+\.\d+)\.(\d+)(?:–\1\.(\d+))?\s*$/.exec(part) ?? [];
    if (section === "") throw new Error(`"${part}" is no id of a requirement.`);
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, place) => `${section}.${Number(first) + place}`);
  });
}

/** The rows of the chapters' tables, each with its chapter. */
const rows = page.split(/^## /m).flatMap((section) => {
  const [, chapter] = /^V(\d+) /.exec(section) ?? [];
  if (chapter === undefined) return [];
  const cells = [...section.matchAll(/^\| (\d.*?) \| (.*?) \| (.*) \|$/gm)];
  return cells.map(([, ids = "", answer = "", text = ""]) => ({ chapter, ids: listIds(ids), answer, text }));
});

test("each requirement of levels 1 and 2 is answered once, in its chapter", () => {
  const answered = rows.flatMap(({ ids }) => ids);
  const wanted = listIds(asked);
  expect(wanted).toHaveLength(253);
  expect(answered.filter((id, place) => answered.indexOf(id) !== place)).toEqual([]);
  expect(wanted.filter((id) => !answered.includes(id))).toEqual([]);
  expect(answered.filter((id) => !wanted.includes(id))).toEqual([]);
  for (const { chapter, ids } of rows) {
    expect(ids.filter((id) => !id.startsWith(`${chapter}.`))).toEqual([]);
  }
});

test("each answer is one of three, and says why", () => {
  for (const { ids, answer, text } of rows) {
    expect(["met", "not met", "not applicable"], ids.join()).toContain(answer);
    expect(text, ids.join()).not.toBe("");
  }
});

test("each file that the page names is there, and has the title that the page quotes", () => {
  const named = [...page.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)(?:: “([^”]+)”)?/g)];
  expect(named.length).toBeGreaterThan(150);
  const wrong = named.filter(([, path = "", title = ""]) => {
    const file = new URL(path, new URL("../../docs/", import.meta.url));
    return !existsSync(file) || !readFileSync(file, "utf8").includes(title);
  });
  expect(wrong.map(([text]) => text)).toEqual([]);
});

test("each heading that the page leads to is there", () => {
  const headings = (text: string) =>
    [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\d -]/gu, "")
        .replaceAll(" ", "-"),
    );
  const links = [...page.matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)];
  expect(links.length).toBeGreaterThan(10);
  const wrong = links.filter(([, path, heading = ""]) => {
    const text = path ? readFileSync(new URL(path, new URL("../../docs/", import.meta.url)), "utf8") : page;
    return !headings(text).includes(heading);
  });
  expect(wrong.map(([text]) => text)).toEqual([]);
});
