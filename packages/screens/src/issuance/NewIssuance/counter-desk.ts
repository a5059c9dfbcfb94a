import type { CollectorDraft, KeptValues } from "@id-desk/core";
import type { SentDocument } from "../parts/DocumentUpload.tsx";

/**
 * A counter on which nothing was done yet. The owner stands there as the collector: it is the commonest, it is shown,
 * and it counts only once staff go on with it.
 */
export const clearDesk = {
  collector: {
    type: "self",
    isByPassport: false,
    id_number: "",
    passport_no: "",
    country_id: null,
    name: "",
    date_of_birth: "",
    relationship: "",
  } as CollectorDraft,
  /** The number that a code goes to, as typed: `isOther` than the one that the registry knows, and why. */
  contact: { isOther: false, contact: "", reason: "" },
  document: undefined as SentDocument | undefined,
  isOldCardSurrendered: false,
  /** The old card is not given back; the notes say why. */
  isOldCardMissing: false,
  isIdentityConfirmed: false,
  notes: "",
};

/** What is done at the counter and not yet known to the registry. It lives as long as the page. */
export type CounterDesk = Readonly<typeof clearDesk>;

/** Writes a counter so that it outlives a session that ends: no code, no password, no document, and no tick. */
export function writeDesk({ collector, contact, notes }: CounterDesk, serial: string): KeptValues {
  return { serial, desk: JSON.stringify({ collector, contact, notes }) };
}

/** Reads a counter that outlived its session. What was ticked is looked at once more, by whoever ticks it again. */
export function readDesk({ desk = "{}" }: KeptValues = {}): CounterDesk {
  return { ...clearDesk, ...JSON.parse(desk) };
}

/** Whether anything stands in the fields that would have to be typed again. */
export function hasTyped({ collector, contact, notes, document }: CounterDesk): boolean {
  const { id_number, passport_no, name, date_of_birth, relationship } = collector;
  const texts = [id_number, passport_no, name, date_of_birth, relationship, contact.contact, notes];
  return document !== undefined || texts.some((text) => text.trim() !== "");
}
