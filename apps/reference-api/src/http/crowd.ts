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

/** What brings a file, what is about a session or open to anyone, and all other work. */
export type RequestKind = "work" | "file" | "session";

/** Tells of which kind the requests for an operation are. */
export function readKind({ path, roles, form, file }: ContractOperation): RequestKind {
  if (roles.includes("anyone") || path.startsWith("/auth/")) return "session";
  return form || file ? "file" : "work";
}

/**
 * Lets so many requests for work in at the same time, and turns away the others at once. What brings a file may take
 * minutes to arrive, and who signs in, out or on is let in at any time: both are only counted.
 */
export interface Crowd {
  /** How many requests of each kind are being answered. */
  readonly inside: Readonly<Record<RequestKind, number>>;
  /**
   * Does some work as one of them.
   *
   * @throws Refusal when there are too many already; the work is not begun.
   */
  admit<Done>(kind: RequestKind, work: () => Promise<Done>): Promise<Done>;
}

/** Makes the crowd of one server, in which nobody is yet. */
export function createCrowd(): Crowd {
  const inside = { work: 0, file: 0, session: 0 };
  return {
    inside,
    async admit(kind, work) {
      if (kind === "work" && inside.work >= mostAtOnce) throw refuseCrowd();
      inside[kind] += 1;
      try {
        return await work();
      } finally {
        inside[kind] -= 1;
      }
    },
  };
}
