import type { ReportedTest } from "../reports/read-report.ts";

/** One area of docs/requirements.md: its heading and the ids in its table. */
export interface Area {
  title: string;
  ids: string[];
}

/** What the tests say about the requirements. */
export interface Evidence {
  /** How many passed tests name an id. */
  proofs: Map<string, number>;
  /** Titles that nobody can count: an id that does not exist, or too many at once. */
  errors: string[];
}

const mostIdsInATitle = 3;
const requirementId = /^[A-Z]+-\d+$/;
/** The ids of the quality checks (T-12, R-8, A-3): they may stand in a title, but have no row in the table. */
const qualityId = /^[TRA]-?\d{1,2}$/;

/** Reads the areas and ids of docs/requirements.md. */
export function readAreas(markdown: string): Area[] {
  const areas: Area[] = [];
  for (const line of markdown.split("\n")) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (heading !== undefined) areas.push({ title: heading, ids: [] });
    const id = /^\| ([A-Z]+-\d+) \|/.exec(line)?.[1];
    if (id !== undefined) areas.at(-1)?.ids.push(id);
  }
  return areas.filter((area) => area.ids.length > 0);
}

/** Reads the ids that stand in brackets in a test's title: `… [VAL-06] [VAL-07]` or `… [VAL-06, VAL-07]`. */
export function readIds(title: string): string[] {
  const bracketed = [...title.matchAll(/\[([^\]]*)\]/g)].flatMap((match) => (match[1] ?? "").split(/[\s,]+/));
  return [...new Set(bracketed.filter((word) => requirementId.test(word) || qualityId.test(word)))];
}

/** Counts the passed tests that name each id, and finds the titles that are wrong whether they passed or not. */
export function weighEvidence(tests: readonly ReportedTest[], known: ReadonlySet<string>): Evidence {
  const proofs = new Map<string, number>();
  const errors: string[] = [];
  for (const { title, outcome } of tests) {
    const ids = readIds(title);
    if (ids.length > mostIdsInATitle) {
      errors.push(
        `"${title}" names ${ids.length} ids; a test that proves more than three proves none of them.`,
      );
      continue;
    }
    for (const id of ids) {
      if (!known.has(id) && !qualityId.test(id)) {
        errors.push(`"${title}" names ${id}, which docs/requirements.md does not have.`);
      } else if (outcome === "passed") proofs.set(id, (proofs.get(id) ?? 0) + 1);
    }
  }
  return { proofs, errors: [...new Set(errors)] };
}

/**
 * Reads what to look at: `NAV-05`, a whole area `NAV`, or a range `CALL-01..24`.
 *
 * @throws when a word names no requirement, so that a mistyped range is not taken for a proven one.
 */
export function chooseIds(words: readonly string[], known: readonly string[]): string[] {
  return [...new Set(words.flatMap((word) => chooseByWord(word, known)))];
}

function chooseByWord(word: string, known: readonly string[]): string[] {
  const range = /^([A-Z]+)-(\d+)\.\.(?:\1-)?(\d+)$/.exec(word);
  const [, prefix, first, last] = range ?? [];
  const chosen = range
    ? known.filter((id) => {
        const [area, number] = id.split("-");
        return area === prefix && Number(number) >= Number(first) && Number(number) <= Number(last);
      })
    : known.filter((id) => id === word || id.startsWith(`${word}-`));
  const expected = range ? Number(last) - Number(first) + 1 : 1;
  if (chosen.length === 0 || chosen.length < expected) {
    throw new Error(`${word} names a requirement that docs/requirements.md does not have.`);
  }
  return chosen;
}
