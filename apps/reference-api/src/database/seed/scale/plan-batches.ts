import type { BatchPlan } from "../batch-plans.ts";

/** For how many days back batches were made, at most. */
const longestSpan = 400;

/** How many cards batches hold, in turn: nine on the average. */
const sizes = [3, 5, 8, 12, 17, 9, 9, 1, 14, 12];

/** The centres that are neither the head office nor one of the two whose clerks have accounts. */
const otherCenters = [3, 4, 5, ...Array.from({ length: 187 }, (_, index) => 7 + index)];

/** The two sides of a batch: four of five leave the head office, and half of these for the nearest centre. */
function findSides(index: number): Pick<BatchPlan, "from" | "to"> {
  const other = otherCenters[index % otherCenters.length] ?? 3;
  const turn = index % 5;
  if (turn < 2) return { from: 1, to: 2 };
  if (turn === 2) return { from: 1, to: 6 };
  if (turn === 3) return { from: 1, to: other };
  return { from: index % 2 === 0 ? 2 : 6, to: 1 };
}

/** Places of a batch that come again and again: every so many batches one card. */
const placeEvery = (index: number, every: number, cards: number) =>
  index % every === 3 ? [index % cards] : [];

function findProblems(index: number, cards: number): Pick<BatchPlan, "missing" | "disputed"> {
  const missing = placeEvery(index, 11, cards);
  const disputed = placeEvery(index, 13, cards).filter((place) => !missing.includes(place));
  return { missing, disputed };
}

/** What became of a batch, by its age in days. */
function findCourse(
  index: number,
  age: number,
  cards: number,
): Omit<BatchPlan, "id" | "from" | "to" | "cards"> {
  const created = age;
  const sent = { created, dispatched: age - 1 };
  const checked = Math.max(0, age - 4);
  if (age < 1.5) return { status: "open", created };
  if (age < 4) return { status: "dispatched", ...sent };
  if (index % 19 === 7) return { status: "cancelled", created };
  if (age < 20 && index % 3 === 0) return { status: "dispatched", ...sent };
  if ((age < 20 && index % 3 === 1) || index % 53 === 5) {
    return { status: "receiving", ...sent, checked, checkedCards: Math.floor(cards / 2) };
  }
  return { status: "received", ...sent, checked, ...findProblems(index, cards), isSmsSent: index % 2 === 0 };
}

/** So many batches of the last 400 days at most, the oldest first, numbered on from the last that is there. */
export function planBatches(count: number, lastId: number): BatchPlan[] {
  const span = Math.min(longestSpan, count);
  return Array.from({ length: count }, (_, index) => {
    const cards = sizes[index % sizes.length] ?? 9;
    const age = ((count - index) / count) * span;
    return {
      id: lastId + index + 1,
      cards,
      ...findSides(index),
      ...findCourse(index, age, cards),
      ...(index % 7 === 0 && { name: `Packet ${index + 1}` }),
      ...(index % 10 === 0 && { note: "Sent with the morning ferry." }),
    };
  });
}
