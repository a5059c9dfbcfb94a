import type { ContractOperation } from "../contract/operations.ts";
import { type Refusal, refuseForNow } from "../domain/refusal.ts";

/**
 * Of all requests that carry no file, so many wait for each other for two or three seconds, and one from each of some two hundred centres is let in at the same
 * moment; more would wait for longer than anybody stands at a counter.
 */
export const mostRequests = 250;

/** Refuses for a second what is too much for the server at this moment. */
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

/** Whether a request brings a file, which is whole in the memory of the server while it is worked at. */
export const bringsFile = ({ id, form, file }: ContractOperation): boolean =>
  id === "addIssuanceDocument" || Boolean(form || file);

/** How many are let in at the same time. */
export interface CrowdFigures {
  /** Of all together. */
  readonly most: number;
  /** Of one user; as many as of all when left out. */
  readonly mostOfUser?: number;
}

/** Lets so many requests in at the same time, and turns away the others at once. */
export interface Crowd {
  /**
   * Does some work as one of them.
   *
   * @param userId whose request it is, where users are counted.
   * @throws Refusal when there are too many already; the work is not begun.
   */
  admit<Done>(work: () => Promise<Done>, userId?: number): Promise<Done>;
}

/** Makes the crowd of one server, in which nobody is yet. */
export function createCrowd({ most, mostOfUser = most }: CrowdFigures): Crowd {
  let inside = 0;
  const ofUsers = new Map<number, number>();
  const count = (userId: number, change: 1 | -1) => {
    const ofUser = (ofUsers.get(userId) ?? 0) + change;
    if (ofUser === 0) ofUsers.delete(userId);
    else ofUsers.set(userId, ofUser);
  };
  return {
    async admit(work, userId) {
      const ofUser = userId === undefined ? 0 : (ofUsers.get(userId) ?? 0);
      if (inside >= most || ofUser >= mostOfUser) throw refuseCrowd();
      inside += 1;
      if (userId !== undefined) count(userId, 1);
      try {
        return await work();
      } finally {
        inside -= 1;
        if (userId !== undefined) count(userId, -1);
      }
    },
  };
}
