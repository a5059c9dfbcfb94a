import { drawPrint, resolution } from "./draw-print.ts";

/** What a page asks the agent to take: one finger, or several of one hand at once. */
export interface Wanted {
  readonly hand?: string | undefined;
  readonly fingers: readonly string[];
  /** They lie on the reader at once. */
  readonly isSlap?: boolean;
}

/** A print as the agent answers it in protocol 2. */
export interface Print {
  /** A PNG in base64. */
  readonly image: string;
  /** In pixels an inch. */
  readonly ppi: number;
  readonly hand?: string | undefined;
  readonly finger: string;
  /** From 0 to 100, and what measured it. Nothing where it is not measured. */
  readonly quality?: number;
  readonly algorithm?: string;
}

/** How a simulated reader and the person at it behave. Times are in milliseconds. */
export interface ReaderScript {
  /** The quality of the next prints, in this order; the last one stays. `null` is not measured. */
  readonly quality: readonly (number | null)[];
  /** The next print is of another finger. `unnoticed` by a reader that cannot tell, or `noticed` by one that can. */
  readonly wrong: "unnoticed" | "noticed" | undefined;
  /** The reader is pulled out while it reads the next print. */
  readonly breaks: boolean;
  /** After how long somebody puts a finger on it; otherwise only `touch` does. */
  readonly touchedAfter: number | undefined;
  /** How long it reads a finger that lies on it. */
  readonly readsFor: number;
  /** How long the finger stays on it after it was read; `Infinity` until `lift`. */
  readonly staysFor: number;
}

/** How a simulated reader behaves that is told nothing. */
export const usualScript: ReaderScript = {
  quality: [82],
  wrong: undefined,
  breaks: false,
  touchedAfter: undefined,
  readsFor: 300,
  staysFor: 0,
};

const nextFinger: Readonly<Record<string, string>> = {
  thumb: "index",
  index: "middle",
  middle: "ring",
  ring: "little",
  little: "thumb",
};

/** Draws the prints of a reader: each finger of each hand has its own pattern, and no two prints have the same bytes. */
export function createPrints() {
  let times = 0;
  return (
    { hand, fingers }: Wanted,
    { quality, isWrong }: { quality: number | null; isWrong: boolean },
  ): Print[] => {
    times += 1;
    return fingers.map((finger) => {
      const shown = isWrong ? (nextFinger[finger] ?? finger) : finger;
      return {
        image: drawPrint(`${hand ?? "a"} ${shown}`, times).toString("base64"),
        ppi: resolution,
        ...(hand !== undefined && { hand }),
        finger,
        ...(quality !== null && { quality, algorithm: "Simulated 1" }),
      };
    });
  };
}
