import type { ContractOperation } from "../contract/operations.ts";
import { type Refusal, refuseForNow } from "../domain/refusal.ts";

/**
 * So many wait for each other for two or three seconds, and one from each of some two hundred centres is let in at the same
 * moment; more would wait for longer than anybody stands at a counter.
 */
const mostAtOnce = 250;

/** Refuses a request because too many are worked at. */
export function refuseCrowd(): Refusal {
  const message = "The server has too much to do. Try again in a moment.";
  return refuseForNow({ message, code: "busy" }, 1);
}

/**
 * Whether a request counts among those that are worked at together. What brings a file may take minutes to arrive, and
 * who signs in, out or on is let in at any time.
 */
export function countsInCrowd({ path, roles, form, file }: ContractOperation): boolean {
  return !roles.includes("anyone") && !path.startsWith("/auth/") && !form && !file;
}

/** Lets so many requests in at the same time, and turns away the others at once. */
export interface Crowd {
  /**
   * Does some work as one of them.
   *
   * @throws Refusal when there are too many already; the work is not begun.
   */
  admit<Done>(work: () => Promise<Done>): Promise<Done>;
}

/** Makes the crowd of one server, in which nobody is yet. */
export function createCrowd(): Crowd {
  let inside = 0;
  return {
    async admit(work) {
      if (inside >= mostAtOnce) throw refuseCrowd();
      inside += 1;
      try {
        return await work();
      } finally {
        inside -= 1;
      }
    },
  };
}
