import type { components } from "../../contract/registry.gen.d.ts";

type Schemas = components["schemas"];

/** A hand of the applicant. */
export type Hand = Schemas["Hand"];

/** A finger of a hand. */
export type Finger = Schemas["Finger"];

/** What is taken of an applicant: of a finger with its hand, which parts from before may not name. */
export interface CaptureItem {
  readonly kind: Schemas["CapturedPart"]["kind"];
  readonly hand: Hand | null;
  readonly finger: Finger | null;
}

/** The photograph and the signature, of which there is one each. */
export const [photoItem, signatureItem] = (["photo", "signature"] as const).map(
  (kind): CaptureItem => ({ kind, hand: null, finger: null }),
) as [CaptureItem, CaptureItem];

/** Returns a finger as an item. */
export const fingerItem = (hand: Hand, finger: Finger): CaptureItem => ({ kind: "finger", hand, finger });

/** Names an item for events and for fields of refusals: photo, right_ring, signature. */
export function nameItem({ kind, hand, finger }: CaptureItem): string {
  if (finger === null) return kind;
  return hand === null ? finger : `${hand}_${finger}`;
}

/** Says an item in a sentence: Right ring finger. */
export function sayItem({ kind, hand, finger }: CaptureItem): string {
  if (finger === null) return kind === "photo" ? "Photograph" : "Signature";
  const words = [hand, finger, finger === "thumb" ? "" : "finger"].filter(Boolean).join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a file shows by its name; of a finger the hand is null where the name does not say it. */
export type NamedItem = CaptureItem;

const fingerName = /^(?:(right|left)_)?(thumb|index|middle|ring|little)\.png$/;

/**
 * Returns what a file shows by its name: `photo.jpg`, `sig.jpg`, `thumb.png`, `right_index.png`; nothing for any other
 * name.
 * @see Spec 7, "Biometric capture"
 */
export function readCaptureName(name: string): NamedItem | undefined {
  if (name === "photo.jpg") return photoItem;
  if (name === "sig.jpg") return signatureItem;
  const [, hand, finger] = fingerName.exec(name) ?? [];
  if (finger === undefined) return undefined;
  return { kind: "finger", hand: (hand as Hand | undefined) ?? null, finger: finger as Finger };
}
