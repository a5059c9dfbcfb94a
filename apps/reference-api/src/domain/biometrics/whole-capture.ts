import type { components } from "../../contract/registry.gen.d.ts";
import type { RegistrySettings } from "../registry-settings.ts";
import {
  type CaptureItem,
  fingerItem,
  nameItem,
  photoItem,
  sayItem,
  signatureItem,
} from "./capture-items.ts";

type Schemas = components["schemas"];
type Asked = RegistrySettings["shown"]["biometrics"];
type Biometrics = Schemas["ApplicationBiometrics"];

/** A part as far as it decides whether a capture is whole. */
export interface TakenItem extends CaptureItem {
  readonly source: "captured" | "reused";
  readonly checks: readonly Schemas["CaptureCheck"][];
  readonly signedBy: "applicant" | "guardian" | null;
}

/** What is there of an applicant. */
export interface Capture {
  readonly parts: readonly TakenItem[];
  readonly exceptions: readonly CaptureItem[];
  /** In years. */
  readonly age: number;
}

/** What a capture comes to. */
export interface WholeCapture {
  /** A sentence for each item that is missing, by its name: photo, right_ring, signature. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
  /** Whether a supervisor has to vouch for it. */
  readonly needsSupervisor: boolean;
  readonly biometrics: Pick<Biometrics, "photo" | "fingerprints" | "signature">;
}

/** Whether an applicant gives a photograph alone, and the guardian signs. */
const isPhotoAlone = ({ photo_alone_below_age }: Pick<Asked, "photo_alone_below_age">, age: number) =>
  age < photo_alone_below_age;

const isSame = (one: CaptureItem) => (other: CaptureItem) => nameItem(one) === nameItem(other);

function readState(
  items: readonly CaptureItem[],
  { parts }: Capture,
  isExcepted: boolean,
): Biometrics["photo"] {
  const taken = parts.filter((part) => items.some(isSame(part)));
  if (taken.length === 0) return isExcepted ? "excepted" : "missing";
  return taken.every(({ source }) => source === "reused") ? "reused" : "captured";
}

/** Asks an applicant who cannot sign for a thumb print as the mark, unless every thumb is excepted. */
function describeMark({ parts, exceptions }: Capture, thumbs: readonly CaptureItem[]) {
  const isMarked = thumbs.some((thumb) => parts.some(isSame(thumb)));
  if (isMarked || thumbs.every((thumb) => exceptions.some(isSame(thumb)))) return {};
  return {
    signature: [
      "The applicant cannot sign. Take a thumb print as the mark, or record why no thumb can be taken.",
    ],
  };
}

function describeSignature(
  capture: Capture,
  isGuardians: boolean,
  thumbs: readonly CaptureItem[],
): Readonly<Record<string, readonly string[]>> {
  const { parts, exceptions } = capture;
  if (exceptions.some(isSame(signatureItem))) return isGuardians ? {} : describeMark(capture, thumbs);
  const signature = parts.find(isSame(signatureItem));
  if (!signature)
    return { signature: [`${isGuardians ? "The guardian's signature" : "Signature"} is missing.`] };
  const isRight = isGuardians === (signature.signedBy === "guardian");
  if (isRight || (!isGuardians && signature.signedBy === null)) return {};
  return { signature: [isGuardians ? "The guardian has to sign." : "The applicant has to sign."] };
}

/**
 * Says what of a capture is missing by the settings of the registry, whether a supervisor has to vouch for it, and what
 * the application shows of it.
 */
export function describeCapture(capture: Capture, asked: Asked): WholeCapture {
  const { parts, exceptions, age } = capture;
  const isAlone = isPhotoAlone(asked, age);
  const all = asked.fingers.map(({ hand, finger, required }) => ({ ...fingerItem(hand, finger), required }));
  const required = isAlone ? [] : all.filter((each) => each.required);
  const isThere = (item: CaptureItem) => parts.some(isSame(item)) || exceptions.some(isSame(item));
  const missing = [photoItem, ...required]
    .filter((item) => !isThere(item))
    .map((item) => [nameItem(item), [`${sayItem(item)} is missing.`]] as const);

  const areAllExcepted = required.length > 0 && required.every((item) => exceptions.some(isSame(item)));
  const hasFailed = parts.find(isSame(photoItem))?.checks.some(({ result }) => result === "failed") ?? false;
  const reasons = { all_fingers_excepted: areAllExcepted, photo_failed: hasFailed } as const;
  const areExcused = required.length === 0 || areAllExcepted;
  const thumbs = all.filter(({ finger }) => finger === "thumb");
  return {
    missing: { ...Object.fromEntries(missing), ...describeSignature(capture, isAlone, thumbs) },
    needsSupervisor: asked.supervisor_for.some((reason) => reasons[reason]),
    biometrics: {
      photo: readState([photoItem], capture, false),
      fingerprints: readState(
        parts.filter(({ kind }) => kind === "finger"),
        capture,
        areExcused,
      ),
      signature: readState([signatureItem], capture, exceptions.some(isSame(signatureItem))),
    },
  };
}

/** Says what the application shows of a capture that is not submitted yet: fingerprints are missing until all are there. */
export function describeOpenCapture(capture: Capture, asked: Asked): WholeCapture["biometrics"] {
  const { missing, biometrics } = describeCapture(capture, asked);
  const lacksFinger = Object.keys(missing).some((name) => name !== "photo" && name !== "signature");
  return lacksFinger ? { ...biometrics, fingerprints: "missing" } : biometrics;
}
