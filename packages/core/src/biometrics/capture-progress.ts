import type { BiometricsSettings, SupervisorNeed } from "../settings/biometrics-settings.ts";
import type { CapturedPart, CaptureException } from "./capture-set.ts";
import type { Finger, Hand } from "./finger.ts";

/** How far one item is. `low` is a print below the mark that is used all the same. */
export type CaptureItemState = "missing" | "taken" | "low" | "excepted";

/** One thing that is taken of an applicant. */
export interface CaptureItem {
  /** What it is. */
  readonly kind: "photo" | "finger" | "signature";
  /** Of a finger alone. */
  readonly hand?: Hand;
  /** Of a finger alone. */
  readonly finger?: Finger;
  /** The biometrics are whole only with it, or with the reason why it cannot be taken. */
  readonly required: boolean;
  /** How far it is. */
  readonly state: CaptureItemState;
  /** What was taken. */
  readonly part?: CapturedPart | undefined;
  /** Why it cannot be taken. */
  readonly exception?: CaptureException | undefined;
  /** The lowest quality, from 0 to 100, that is taken at once; of a finger alone. */
  readonly leastQuality?: number;
}

/** How far the biometrics of an applicant are. */
export interface CaptureProgress {
  /** Photograph first, then the fingers in their order, then the signature. */
  readonly items: readonly CaptureItem[];
  /** The required items that are neither taken nor excepted. */
  readonly missing: readonly CaptureItem[];
  /** What a supervisor has to vouch for. */
  readonly supervisorFor: readonly SupervisorNeed[];
  /** Their guardian signs in their place. */
  readonly guardianSigns: boolean;
  /** They cannot sign, and the thumb that is the mark is neither taken nor excepted. */
  readonly needsMark: boolean;
}

/** What decides how far the biometrics of an applicant are. */
export interface CaptureFacts {
  readonly settings: BiometricsSettings;
  /** In whole years; nothing where the registry does not know it, which counts as grown up. */
  readonly age: number | undefined;
  readonly parts: readonly CapturedPart[];
  readonly exceptions: readonly CaptureException[];
}

/**
 * Returns how far the biometrics of an applicant are: which items there are, what of them is missing, and what a
 * supervisor has to vouch for. A child gives a photograph alone.
 */
export function readCaptureProgress({ settings, age, parts, exceptions }: CaptureFacts): CaptureProgress {
  const guardianSigns = age !== undefined && age < settings.photo_alone_below_age;
  const find = (kind: CaptureItem["kind"], hand?: Hand, finger?: Finger) => {
    const isIt = (one: CapturedPart | CaptureException) =>
      one.kind === kind && (kind !== "finger" || (one.hand === hand && one.finger === finger));
    return { part: parts.find(isIt), exception: exceptions.find(isIt) };
  };
  const fingers = guardianSigns ? [] : settings.fingers;
  const items: CaptureItem[] = [
    describe({ kind: "photo", required: true }, find("photo")),
    ...fingers.map(({ hand, finger, required, least_quality }) =>
      describe(
        { kind: "finger", hand, finger, required, leastQuality: least_quality },
        find("finger", hand, finger),
      ),
    ),
    describe({ kind: "signature", required: true }, find("signature")),
  ];
  const required = items.filter((item) => item.required);
  const thumbs = items.filter(({ finger }) => finger === "thumb");
  const needsMark =
    !guardianSigns &&
    items.at(-1)?.state === "excepted" &&
    !thumbs.some(({ part }) => part) &&
    thumbs.some(({ state }) => state === "missing");
  const requiredFingers = required.filter(({ kind }) => kind === "finger");
  const needs: Readonly<Record<SupervisorNeed, boolean>> = {
    all_fingers_excepted:
      requiredFingers.length > 0 && requiredFingers.every(({ state }) => state === "excepted"),
    photo_failed: items[0]?.part?.checks?.some(({ result }) => result === "failed") ?? false,
  };
  return {
    items,
    missing: required.filter(({ state }) => state === "missing"),
    supervisorFor: settings.supervisor_for.filter((need) => needs[need]),
    guardianSigns,
    needsMark,
  };
}

function describe(
  item: Omit<CaptureItem, "state">,
  { part, exception }: Pick<CaptureItem, "part" | "exception">,
): CaptureItem {
  if (part) return { ...item, part, state: isLow(item, part) ? "low" : "taken" };
  if (exception) return { ...item, exception, state: "excepted" };
  return { ...item, state: "missing" };
}

/** A print whose quality nobody measured is not low: nothing is known of it. */
const isLow = ({ leastQuality = 0 }: Omit<CaptureItem, "state">, { quality }: CapturedPart) =>
  typeof quality === "number" && quality < leastQuality;
