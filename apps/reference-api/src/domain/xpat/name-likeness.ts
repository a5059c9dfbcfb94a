/** Marks above and below letters, apostrophes and hyphens: people write a name with and without them. */
const marks = /[\u0300-\u036f'’ʼ`.-]/gu;

/** Returns the words of a name in lower case, without accents and apostrophes. */
function listWords(name: string): string[] {
  return name
    .normalize("NFD")
    .replaceAll(marks, "")
    .normalize("NFC")
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter((word) => word !== "");
}

/** Returns how many letters have to be changed, added, left out or swapped to make one word of another. */
function countChanges(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === wanted;
      next.push(
        Math.min(
          (last[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          (last[column] ?? 0) + (letter === wanted ? 0 : 1),
          isSwapped ? (beforeLast[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [beforeLast, last] = [last, next];
  }
  return last[to.length] ?? 0;
}

/** Whether two words may be one name: an initial, or one that differs by a letter, or by two where it is long. */
function areAlike(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 1) return long.startsWith(short);
  const most = short.length >= 7 ? 2 : short.length >= 4 ? 1 : 0;
  return long.length - short.length <= most && countChanges(short, long) <= most;
}

/**
 * Whether each of the words can have a word of its own among the others that is like it. A word gives way to the next
 * one when it has another choice: in "Za Z Zb", "Z" must not keep "Zb" from its only partner.
 */
function canPairAll(words: readonly string[], others: readonly string[]): boolean {
  const wordOf = new Map<number, number>();
  const findPartner = (word: number, tried: Set<number>): boolean =>
    others.some((other, place) => {
      if (tried.has(place) || !areAlike(words[word] ?? "", other)) return false;
      tried.add(place);
      const holder = wordOf.get(place);
      if (holder !== undefined && !findPartner(holder, tried)) return false;
      wordOf.set(place, word);
      return true;
    });
  return words.every((_, word) => findPartner(word, new Set()));
}

/**
 * Whether two names may be those of one person, whose country and day of birth are the same: each word of the shorter
 * name is like a word of the longer one, in any order. Names in two scripts are never alike.
 */
export function haveLikeNames(one: string, other: string): boolean {
  const [short, long] = [listWords(one), listWords(other)].sort((a, b) => a.length - b.length);
  if (!short || !long || short.length === 0) return false;
  // Words run together: "Abdul Karim", "Abdulkarim".
  if (short.length !== long.length && countChanges(short.join(""), long.join("")) <= 1) return true;
  return canPairAll(short, long);
}
