import type { CollectorDraft, KeptValues } from "@id-desk/core";
import type { SentDocument } from "../parts/DocumentUpload.tsx";

/** What was typed of the number that a code goes to. */
export interface ContactDraft {
  /** Another number than the one that the registry knows. */
  readonly isOther: boolean;
  /** As typed. */
  readonly contact: string;
  /** Why it is another, in a word of the settings. */
  readonly reason: string;
}

/** What is done at the counter and not yet known to the registry. It lives as long as the page. */
export interface CounterDesk {
  readonly collector: CollectorDraft;
  readonly contact: ContactDraft;
  readonly document: SentDocument | undefined;
  readonly isOldCardSurrendered: boolean;
  /** The old card is not given back; the notes say why. */
  readonly isOldCardMissing: boolean;
  readonly isIdentityConfirmed: boolean;
  readonly notes: string;
}

/**
 * A counter on which nothing was done yet. The owner stands there as the collector: it is the commonest, it is shown,
 * and it counts only once staff go on with it.
 */
export const clearDesk: CounterDesk = {
  collector: {
    type: "self",
    isByPassport: false,
    id_number: "",
    passport_no: "",
    country_id: null,
    name: "",
    date_of_birth: "",
    relationship: "",
  },
  contact: { isOther: false, contact: "", reason: "" },
  document: undefined,
  isOldCardSurrendered: false,
  isOldCardMissing: false,
  isIdentityConfirmed: false,
  notes: "",
};

/** Writes a counter so that it outlives a session that ends: no code, no password, no document, and no tick. */
export function writeDesk({ collector, contact, notes }: CounterDesk, serial: string): KeptValues {
  return { serial, desk: JSON.stringify({ collector, contact, notes }) };
}

/** Reads a counter that outlived its session. What was ticked is looked at once more, by whoever ticks it again. */
export function readDesk({ desk = "{}" }: KeptValues): CounterDesk {
  return { ...clearDesk, ...JSON.parse(desk) };
}

/** Whether anything stands in the fields that would have to be typed again. */
export function hasTyped({ collector, contact, notes, document }: CounterDesk): boolean {
  const { id_number, passport_no, name, date_of_birth, relationship } = collector;
  const texts = [id_number, passport_no, name, date_of_birth, relationship, contact.contact, notes];
  return document !== undefined || texts.some((text) => text.trim() !== "");
}
