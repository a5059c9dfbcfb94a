import { listOf, readNumber, readRecord } from "../client/read-fields.ts";
import type { Settings } from "../settings/settings.ts";
import { type Finger, fingers, type HandAndFinger, isFinger, isHand } from "./finger.ts";

/** A print that a registry takes. */
export interface FingerRule extends HandAndFinger {
  /** A whole capture has it, or says why it cannot be taken. */
  readonly required: boolean;
  /** A reader's print below it is taken only after several tries; from 0, which takes any, to 100. */
  readonly least_quality: number;
}

/** Reads the prints that a registry takes, tolerantly: what names no finger of a hand is left out. */
export const readFingers = listOf((item) => {
  const { hand, finger, required, least_quality } = readRecord(item, "finger");
  if (!isHand(hand) || !isFinger(finger)) throw new TypeError("This is no finger.");
  const least = Math.min(100, Math.max(0, readNumber(least_quality) ?? 0));
  return { hand, finger, required: required === true, least_quality: least };
});

/**
 * The prints that may be taken at a hand-over, the one that is asked for first in front: the fingers in the order that the
 * registry has for hand-overs, each of both hands. A registry that says nothing of hands is asked for none.
 */
export function readFingerRules(settings: Settings | undefined): readonly FingerRule[] {
  const wanted = (settings?.fingers ?? []).filter(isFinger);
  const order: readonly Finger[] = wanted.length > 0 ? wanted : fingers;
  const rules: readonly FingerRule[] = settings?.biometrics?.fingers ?? [];
  if (rules.length === 0) return order.map((finger) => ({ finger, required: false, least_quality: 0 }));
  const ordered = order.flatMap((finger) => rules.filter((rule) => rule.finger === finger));
  return ordered.length > 0 ? ordered : rules;
}
