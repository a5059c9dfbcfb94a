import { atom } from "jotai/vanilla";
import { parseScan, type Scan } from "../../scan/parse-scan.ts";
import type { Session } from "../../session/session.ts";
import { createPendingScans } from "./pending-scans.ts";
import { type ScanOwner, scanIndexes, type TextStorage } from "./scan-storage.ts";

/** A card that was scanned when nothing could record it. */
export interface MissedScan {
  /** What was scanned. */
  readonly serial_number: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * The cards of this computer that were scanned and not recorded, because nobody was signed in or a dialog lay over the
 * field. They are kept as undelivered scans are, and never sent: staff scan them again.
 */
export interface MissedScans {
  /** Says which batch is being scanned; gives the end of it. A session that ends before leaves it the batch. */
  hold(owner: ScanOwner): () => void;
  /** Keeps a card for the batch that is being scanned, or was when the session ended. */
  add(serial_number: string): void;
  /** Forgets a card that staff have scanned again, or that is recorded. */
  remove(owner: ScanOwner, serial_number: string): void;
  /** The owner's cards, oldest first, without those that are older than 12 hours. */
  load(owner: ScanOwner): readonly MissedScan[];
  /** The serial numbers since the session ended, oldest first; the same list until something changes. */
  readSinceEnd(): readonly string[];
  /** Calls back when that list changes; returns how to stop that. */
  subscribe(listener: () => void): () => void;
}

const sinceEndAtom = atom<readonly string[]>([]);

/** Creates the memory of one registry's missed scans. */
export function createMissedScans(
  session: Session,
  storage: TextStorage,
  clock: () => number = Date.now,
): MissedScans {
  const kept = createPendingScans(storage, clock, scanIndexes.missed);
  const { store } = session;
  let owner: ScanOwner | undefined;
  /** Its page is shown, or was when the session ended. */
  let isHeld = false;
  let isSignedIn = session.getState().status === "signedIn";

  session.onSignedOut((reason) => {
    // Who has logged out here is done with the batch.
    if (reason === "logout") owner = undefined;
  });
  session.subscribe(() => {
    const { status, user } = session.getState();
    if (isSignedIn === (status === "signedIn")) return;
    isSignedIn = status === "signedIn";
    const isOwner = user?.username === owner?.user;
    // The sign-in page stays for a moment: a card that is scanned on it then is of the same batch.
    if (isSignedIn ? !isOwner : !isHeld) owner = undefined;
    isHeld = false;
    store.set(sinceEndAtom, (before) => (before.length > 0 ? [] : before));
  });

  return {
    hold(next) {
      owner = next;
      isHeld = true;
      return () => {
        if (!isSignedIn || owner !== next) return;
        owner = undefined;
        isHeld = false;
      };
    },
    add(serial_number) {
      if (owner) kept.add(owner, { serial_number, key: serial_number, sequence: 0, at: clock() });
      if (isSignedIn && isHeld) return;
      store.set(sinceEndAtom, (before) => [
        ...before.filter((other) => other !== serial_number),
        serial_number,
      ]);
    },
    remove: kept.remove,
    load: (of) => kept.load(of).map(({ serial_number, at }) => ({ serial_number, at })),
    readSinceEnd: () => store.get(sinceEndAtom),
    subscribe: (listener) => store.sub(sinceEndAtom, listener),
  };
}

const serialNumbers = /SN\d{7}/gi;

/** The serial numbers of the cards in what was scanned: none where it is no card's code, and each of several in one. */
export function readScannedCards(text: string): readonly string[] {
  const scan: Scan = parseScan(text);
  if (scan.kind === "serial" || scan.kind === "card") return [scan.serial_number];
  if (scan.kind !== "unknown" || scan.likeness !== "two_codes") return [];
  return (text.replaceAll(/\s/g, "").match(serialNumbers) ?? []).map((serial) => serial.toUpperCase());
}
