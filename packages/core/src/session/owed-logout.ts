import type { TextStorage } from "../dispatch/scans/scan-storage.ts";

/** Remembers that somebody has signed out here and the server does not know it yet: when, and not who. */
export interface OwedLogout {
  /** Whether the session that the browser still has a cookie for is to be ended. */
  isOwed(): boolean;
  /** A logout has not reached the server. */
  owe(): void;
  /** The server knows it, or somebody has signed in since. */
  settle(): void;
}

/** No session lives longer at the server, in milliseconds. */
const longestSession = 12 * 60 * 60 * 1000;

/** Creates the memory of one server's owed logout; without a storage it is as short as the page. */
export function createOwedLogout(
  storage: TextStorage | undefined,
  baseUrl: string,
  clock: () => number = Date.now,
): OwedLogout {
  const key = `idd-owed-logout:${baseUrl}`;
  let owedHere: number | undefined;

  function read(): number | undefined {
    try {
      const text = storage?.getItem(key);
      return text ? Number(text) : owedHere;
    } catch {
      return owedHere;
    }
  }

  return {
    isOwed: () => Math.abs(clock() - (read() ?? Number.NEGATIVE_INFINITY)) <= longestSession,
    owe() {
      owedHere = clock();
      try {
        storage?.setItem(key, String(owedHere));
      } catch {
        // A storage that refuses breaks nothing; the page itself still knows.
      }
    },
    settle() {
      owedHere = undefined;
      try {
        storage?.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}
