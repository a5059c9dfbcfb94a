import {
  type BiometricsData,
  type CaptureCheck,
  type CapturedPart,
  type CaptureException,
  type CaptureSet,
  createWriteKey,
  type OperationBody,
} from "@id-desk/core";
import { codeFinger } from "../../records/useFingerNames.ts";

/** What one part is of: a finger has its hand. */
export type PartItem = Pick<CapturedPart, "kind" | "hand" | "finger">;

/** The photograph, and the signature. */
export const [photoItem, signatureItem] = (["photo", "signature"] as const).map(
  (kind): PartItem => ({ kind, hand: null, finger: null }),
) as [PartItem, PartItem];

/** How a part was taken, in the words of the contract. */
export interface PartData {
  readonly taken_with?: NonNullable<CapturedPart["taken_with"]>;
  readonly quality?: number;
  readonly algorithm?: string;
  readonly tries?: number;
  readonly checks?: readonly CaptureCheck[];
  readonly reason?: string;
  readonly signed_by?: NonNullable<CapturedPart["signed_by"]>;
}

/** A part that was taken in this window. */
export interface TakenPart {
  readonly item: PartItem;
  readonly file: Blob;
  readonly data: PartData;
  /** When it was taken, as an instant. */
  readonly at: string;
  /** Its id in the set; nothing while the registry does not have it. */
  readonly partId?: number | undefined;
  /** The same try again is done once. */
  readonly key: ReturnType<typeof createWriteKey>;
}

/** Names what is taken: photo, right_ring, signature. */
export const slotOf = ({ kind, hand = null, finger = null }: PartItem | CaptureException): string =>
  kind === "finger" ? codeFinger({ hand, finger }) : kind;

/** Whether a captured part or an exception is of this item. */
export const isOf = (item: PartItem) => (one: PartItem | CaptureException) => slotOf(one) === slotOf(item);

/** Notes a part that was taken now. */
export const createTaken = (item: PartItem, file: Blob, data: PartData, at: string): TakenPart => ({
  item,
  file,
  data,
  at,
  key: createWriteKey(),
});

/** A part that the registry does not have yet, as it will have it. Its id is 0. */
export function describeTaken({ item, data, at }: TakenPart): CapturedPart {
  return {
    ...item,
    quality: data.quality ?? null,
    taken_with: data.taken_with ?? null,
    ...(data.checks && { checks: [...data.checks] }),
    ...(data.reason && { reason: data.reason }),
    ...(data.signed_by && { signed_by: data.signed_by }),
    id: 0,
    source: "captured",
    captured_at: at,
    captured_by: null,
  };
}

const endings = { photo: "jpg", finger: "png", signature: "jpg" } as const;

/** What the file of a part is called. */
const fileNameOf = (item: PartItem): string =>
  item.kind === "signature" ? "sig.jpg" : `${slotOf(item)}.${endings[item.kind]}`;

/** What is sent of one part. */
export function createPartBody(idNumber: string, { item, file, data }: TakenPart): FormData {
  const body = new FormData();
  body.append("file", file, fileNameOf(item));
  body.append("id_number", idNumber);
  const { hand, finger } = item;
  body.append("data", JSON.stringify(item.kind === "finger" ? { hand, finger, ...data } : data));
  return body;
}

/** What a submission is made of. */
export interface SubmissionFacts {
  readonly idNumber: string;
  readonly set: CaptureSet | null;
  /** Without sets nothing is kept at the registry before the submission: it has every file and exception. */
  readonly keepsSets: boolean;
  /** The parts that were taken in this window and are still used. */
  readonly taken: readonly TakenPart[];
  readonly reused: readonly CapturedPart[];
  readonly exceptions: readonly CaptureException[];
}

/** The thumb whose print is `thumb.png`: the right one, or the left one where the right one is excepted. */
function findThumb({ taken, exceptions }: SubmissionFacts): TakenPart | undefined {
  const of = (hand: "left" | "right") => ({ kind: "finger", hand, finger: "thumb" }) as const;
  const hand = exceptions.some(isOf(of("right"))) ? "left" : "right";
  return taken.find(({ item }) => isOf(of(hand))(item));
}

/**
 * Creates what is submitted: `thumb.png` and `sig.jpg` where they were taken in this window, and the rest by its ids. A
 * server without sets gets all files.
 *
 * @see Spec 3, "Biometric capture"
 */
export function createSubmission(
  facts: SubmissionFacts,
  more: Pick<BiometricsData, "supervisor" | "wait_for_supervisor"> = {},
): OperationBody<"submitBiometrics"> {
  const { idNumber, set, keepsSets, taken, reused, exceptions } = facts;
  const thumb = findThumb(facts);
  const sent = taken.filter((part) => !keepsSets || part === thumb || part.item.kind === "signature");
  const nameOf = (part: TakenPart) => (part === thumb ? "thumb.png" : fileNameOf(part.item));
  const find = (kind: PartItem["kind"]) => sent.find(({ item }) => item.kind === kind)?.data;
  const fingerprints = sent.flatMap((part) => {
    const { kind, hand, finger } = part.item;
    return kind === "finger" ? [{ file: nameOf(part), hand, finger, ...part.data }] : [];
  });
  const body = new FormData();
  for (const part of sent) body.append("files", part.file, nameOf(part));
  const parts = [...(set?.parts ?? []), ...reused].map(({ id }) => id);
  const data = {
    id_number: idNumber,
    ...(keepsSets && set && { batch_id: set.batch_id, version: set.version }),
    ...(parts.length > 0 && { parts }),
    ...(find("photo") && { photograph: find("photo") }),
    ...(find("signature") && { signature: find("signature") }),
    ...(fingerprints.length > 0 && { fingerprints }),
    ...(!keepsSets && exceptions.length > 0 && { exceptions: exceptions.map(writeException) }),
    ...more,
  };
  body.append("data", JSON.stringify(data));
  return body;
}

/** Returns whether two submissions have the same content, apart from the version and the parts of the set. */
export const isSameSubmission = (one: FormData, other: FormData): boolean =>
  describe(one) === describe(other);

function describe(body: FormData): string {
  const files = body.getAll("files").map((file) => file instanceof File && [file.name, file.size]);
  const { version: _, parts: __, ...said } = JSON.parse(String(body.get("data"))) as Record<string, unknown>;
  return JSON.stringify([files, said]);
}

/** An exception as it is sent. */
function writeException({ kind, hand, finger, lasts, reason, notes }: CaptureException) {
  return { kind, ...(hand && { hand }), ...(finger && { finger }), lasts, reason, ...(notes && { notes }) };
}
