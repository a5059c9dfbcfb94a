import type { ContractOperation } from "../contract/operations.ts";
import { type Refusal, refuseForNow } from "../domain/refusal.ts";

/**
 * So many wait for each other for two or three seconds, and one from each of some two hundred centres is let in at the same
 * moment; more would wait for longer than anybody stands at a counter.
 */
const mostRequests = 250;
/** A page sends one chunk after the other of each of its files. */
const mostChunksOfUser = 20;

/** Refuses for a second what is too much for the server at this moment. */
export function refuseCrowd(): Refusal {
  const message = "The server has too much to do. Try again in a moment.";
  return refuseForNow({ message, code: "busy" }, 1);
}

/** How many are let in at the same time. */
interface CrowdFigures {
  /** Of all together. */
  readonly most: number;
  /** Of one user; as many as of all when left out. */
  readonly mostOfUser?: number;
}

/** Lets so many requests in at the same time, and turns away the others at once. */
export interface Crowd {
  /** How many are being answered. */
  readonly inside: number;
  /**
   * Does some work as one of them.
   *
   * @param userId whose request it is, where users are counted.
   * @throws Refusal when there are too many already; the work is not begun.
   */
  admit<Done>(work: () => Promise<Done>, userId?: number): Promise<Done>;
}

function createCrowd({ most, mostOfUser = most }: CrowdFigures): Crowd {
  let inside = 0;
  const ofUsers = new Map<number, number>();
  const count = (userId: number, change: 1 | -1) => {
    const ofUser = (ofUsers.get(userId) ?? 0) + change;
    if (ofUser === 0) ofUsers.delete(userId);
    else ofUsers.set(userId, ofUser);
  };
  return {
    get inside() {
      return inside;
    },
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

/** The crowds of one server; each is counted for itself. */
export interface Crowds {
  /** Requests that carry no file. */
  readonly requests: Crowd;
  /** Files that come whole, each in the memory of the server while it is worked at. */
  readonly files: Crowd;
  /** Chunks of files, which go to the disk as they come and may take minutes. */
  readonly chunks: Crowd;
  /** Who signs in, out or on is let in at any time. */
  readonly sessions: Crowd;
}

/** Makes the crowds of one server, in which nobody is yet. */
export function createCrowds({
  atOnce,
  atOnceOfUser,
}: {
  readonly atOnce: number;
  readonly atOnceOfUser: number;
}): Crowds {
  return {
    requests: createCrowd({ most: mostRequests }),
    files: createCrowd({ most: atOnce, mostOfUser: atOnceOfUser }),
    chunks: createCrowd({ most: mostRequests, mostOfUser: mostChunksOfUser }),
    sessions: createCrowd({ most: Number.POSITIVE_INFINITY }),
  };
}

/** Tells in which crowd the requests for an operation are. */
export function readKind({
  id,
  path,
  roles,
  form,
  file,
}: ContractOperation): "requests" | "files" | "sessions" {
  if (roles.includes("anyone") || path.startsWith("/auth/")) return "sessions";
  return id === "addIssuanceDocument" || form || file ? "files" : "requests";
}
