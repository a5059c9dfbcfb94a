import type { HeldApplication } from "../../database/applications/change-application.ts";
import {
  recordApplicationEvent,
  subjectOfApplication,
} from "../../database/applications/change-application.ts";
import { removeExceptionOf, type SetRow } from "../../database/biometrics/capture-sets.ts";
import {
  addPart,
  forgetParts,
  type NewPart,
  type PartRow,
  type TakenHow,
} from "../../database/biometrics/captured-parts.ts";
import { type CaptureItem, nameItem, sayItem } from "../../domain/biometrics/capture-items.ts";
import { Refusal, refuseFields } from "../../domain/refusal.ts";
import type { RegistrySettings } from "../../domain/registry-settings.ts";
import type { ReadCapture } from "../../ports.ts";
import { formatBase64Url } from "../../session/digest.ts";
import type { AskedAtCenter } from "../operation.ts";

type Asked = AskedAtCenter<
  | "sendPhotograph"
  | "sendFingerprint"
  | "sendSignature"
  | "recordException"
  | "removeCapturedPart"
  | "submitBiometrics"
  | "submitApplication"
>;

/** Nothing of how a part was taken. */
const unsaid: TakenHow = {
  quality: null,
  taken_with: null,
  algorithm: null,
  least_quality: null,
  tries: null,
  checks: [],
  reason: null,
  signed_by: null,
};

/** What a sender says of how a part was taken; what is left out is not known. */
export type SaidHow = { readonly [Name in keyof TakenHow]?: TakenHow[Name] | undefined };

/** A part as it was sent, read, with whose finger it is. */
export interface SentPart {
  readonly item: CaptureItem;
  readonly read: ReadCapture;
  readonly how: TakenHow;
}

/** What the registry asks of a finger. */
const findAsked = ({ shown }: RegistrySettings, { hand, finger }: CaptureItem) =>
  shown.biometrics.fingers.find((each) => each.hand === hand && each.finger === finger);

/** Whether this registry takes an item: a photograph, a signature, or one of its fingers. */
export const isAsked = (settings: RegistrySettings, item: CaptureItem): boolean =>
  item.kind !== "finger" || findAsked(settings, item) !== undefined;

/** Refuses a finger that this registry does not take. */
export function checkAsked(settings: RegistrySettings, item: CaptureItem, field: string): void {
  if (!isAsked(settings, item)) {
    throw refuseFields({ [field]: [`${sayItem(item)} is not taken here.`] });
  }
}

/** How a part was taken, with what the registry asks of it at this time. */
export const describeHow = (settings: RegistrySettings, item: CaptureItem, said: SaidHow): TakenHow => ({
  ...unsaid,
  ...(Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined),
  ) as Partial<TakenHow>),
  least_quality: findAsked(settings, item)?.least_quality ?? null,
});

const isSame = (one: CaptureItem, other: CaptureItem) => nameItem(one) === nameItem(other);

/** Refuses a print whose pixels are those of another finger. */
export function checkOtherPrints(
  { item, digest }: { readonly item: CaptureItem; readonly digest: string | null },
  others: readonly (CaptureItem & { readonly digest: string | null })[],
): void {
  const same =
    item.kind === "finger" && digest !== null
      ? others.find((each) => each.kind === "finger" && each.digest === digest && !isSame(each, item))
      : undefined;
  if (!same) return;
  const message = `This is the print of another finger: ${sayItem(same)}.`;
  throw new Refusal(409, {
    message,
    code: "same_print",
    errors: { file: [message] },
    context: { hand: same.hand, finger: same.finger },
  });
}

/** Forgets parts in the call's transaction, and their files once that is kept. */
export async function dropParts(
  { database, ports, onceKept }: Asked,
  parts: readonly Pick<PartRow, "id">[],
): Promise<void> {
  const tokens = await forgetParts(
    database,
    parts.map(({ id }) => id),
  );
  for (const token of tokens) onceKept(() => ports.files.remove(token));
}

const placeOf = ({ session, center, now }: Asked, set: SetRow) => ({
  record: subjectOfApplication({ id: set.application_id }),
  setId: set.id,
  centerId: center.id,
  userId: session.member.id,
  now,
});

async function keepFile(
  { ports }: Pick<Asked, "ports">,
  bytes: Uint8Array,
): Promise<{ token: string; size: number }> {
  const token = formatBase64Url(ports.random(24));
  await ports.files.keep(token, bytes);
  return { token, size: bytes.byteLength };
}

/** Keeps the file of a part that was sent, and returns what is to be written down of it. */
export async function keepSent(
  asked: Pick<Asked, "ports" | "session" | "now">,
  { item, read, how }: SentPart,
): Promise<NewPart> {
  const { contentType, digest, resolution } = read;
  return {
    ...how,
    ...(await keepFile(asked, read.bytes)),
    item,
    source: "captured",
    contentType,
    digest,
    resolution,
    capturedAt: asked.now,
    capturedBy: asked.session.member.id,
  };
}

/** Keeps a part from before as a copy with a file of its own, and returns what is to be written down of it. */
export async function keepCopy(asked: Pick<Asked, "ports">, part: PartRow): Promise<NewPart> {
  const bytes = await asked.ports.files.read(part.token);
  if (!bytes) throw refuseFields({ parts: [`${sayItem(part)} from before is not kept any more.`] });
  const { kind, hand, finger, captured_at, captured_by_id, resolution_ppi, content_type, digest } = part;
  const { quality, taken_with, algorithm, least_quality, tries, checks, reason, signed_by } = part;
  return {
    ...{ quality, taken_with, algorithm, least_quality, tries, checks, reason, signed_by },
    ...(await keepFile(asked, bytes)),
    item: { kind, hand, finger },
    source: "reused",
    contentType: content_type,
    digest,
    resolution: resolution_ppi,
    capturedAt: captured_at,
    capturedBy: captured_by_id,
  };
}

/** Keeps a part in a set in place of an earlier one; its exception goes. */
export async function keepPart(
  asked: Asked,
  { application, set, before }: { application: HeldApplication; set: SetRow; before: readonly PartRow[] },
  sent: SentPart,
): Promise<void> {
  const { database } = asked;
  const { item } = sent;
  await dropParts(
    asked,
    before.filter((each) => isSame(each, item)),
  );
  await removeExceptionOf(database, set.id, item);
  await addPart(database, placeOf(asked, set), await keepSent(asked, sent));
  // Not in its history, which would be full of fingers.
  await recordApplicationEvent(asked, application, {
    action: "capture",
    notes: nameItem(item),
    isInHistory: false,
  });
}

/** Keeps a part from before in a set, as a copy with a file of its own. */
export async function reusePart(
  asked: Asked,
  { application, set }: { application: HeldApplication; set: SetRow },
  part: PartRow,
): Promise<void> {
  const { database } = asked;
  const copy = await keepCopy(asked, part);
  await removeExceptionOf(database, set.id, part);
  await addPart(database, placeOf(asked, set), copy);
  await recordApplicationEvent(asked, application, {
    action: "reuse_capture",
    notes: nameItem(part),
    isInHistory: false,
  });
}
