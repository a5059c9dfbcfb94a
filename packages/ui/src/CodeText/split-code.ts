/** The most figures that an eye takes in at once. */
const mostAtOnce = 4;

function splitFigures(figures: string): string[] {
  const count = Math.ceil(figures.length / mostAtOnce);
  const groups: string[] = [];
  for (let left = count, at = 0; left > 0; left -= 1) {
    // The shorter groups come first, as in telephone numbers.
    const size = Math.floor((figures.length - at) / left);
    groups.push(figures.slice(at, at + size));
    at += size;
  }
  return groups;
}

/** A code in the groups that an eye can compare: its letters, and its figures in threes and fours. */
export function splitCode(code: string): string[] {
  const runs = code.match(/\d+|\D+/g) ?? [];
  return runs.flatMap((run) => (/^\d/.test(run) ? splitFigures(run) : [run]));
}
