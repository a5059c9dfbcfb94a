import type { components } from "../../../contract/registry.gen.d.ts";
import { itemOfException } from "../../../database/biometrics/capture-sets.ts";
import { addPart, listPartsOfExpats, type PartRow } from "../../../database/biometrics/captured-parts.ts";
import { subjectOfInteraction } from "../../../database/xpat/read-interaction.ts";
import { type CaptureItem, nameItem, sayItem } from "../../../domain/biometrics/capture-items.ts";
import { reusableSince } from "../../../domain/biometrics/reusable-since.ts";
import { refuseFields } from "../../../domain/refusal.ts";
import { checkException } from "../../biometrics/check-exception.ts";
import { checkOtherPrints, keepCopy, keepSent, type SentPart } from "../../biometrics/keep-part.ts";
import { assignFiles, type ReadFile, readFiles } from "../../biometrics/sort-files.ts";
import type { AskedAtCenter } from "../../operation.ts";
import { withFingersOfExpats } from "./field-settings.ts";

type Asked = AskedAtCenter<"recordInteraction">;
type Schemas = components["schemas"];

/** The biometrics of an interaction, before anything of them is written. */
export interface PlannedParts {
  readonly sent: readonly SentPart[];
  readonly reused: readonly PartRow[];
  readonly exceptions: readonly Schemas["CaptureException"][];
}

/** Reads the pictures of an interaction, outside of the transaction. */
export async function readSentFiles(asked: Asked): Promise<readonly ReadFile[]> {
  const { data, files = [] } = asked.body;
  if (files.length === 0 && (data.fingerprints ?? []).length === 0) return [];
  return readFiles(asked, { data, files });
}

async function findReused(asked: Asked, expatId: number): Promise<readonly PartRow[]> {
  const ids = asked.body.data.parts ?? [];
  if (ids.length === 0) return [];
  const since = reusableSince(asked.ports.settings, asked.now);
  const stored = await listPartsOfExpats(asked.database, [expatId], since);
  return [...new Set(ids)].map((id) => {
    const part = stored.find((each) => each.id === id);
    if (!part) throw refuseFields({ parts: ["A part cannot be used again. Find this person again."] });
    return part;
  });
}

const findTwice = (items: readonly CaptureItem[]): CaptureItem | undefined =>
  items.find((item, index) => items.findIndex((each) => nameItem(each) === nameItem(item)) !== index);

/**
 * Puts together what is kept of somebody's biometrics: what was sent, what is used again, and what cannot be taken.
 *
 * @throws Refusal at the field that is wrong; none of it has to be there.
 */
export async function planParts(
  asked: Asked,
  expatId: number,
  files: readonly ReadFile[],
): Promise<PlannedParts> {
  const ports = withFingersOfExpats(asked.ports);
  const said = asked.body.data.exceptions ?? [];
  const excepted = said.map((exception) => checkException(ports.settings, exception));
  const sent = assignFiles({ ports }, files, excepted);
  const reused = await findReused(asked, expatId);
  const taken = [...sent.map(({ item }) => item), ...reused];
  const exceptedTwice = findTwice(excepted);
  const takenTwice = findTwice(taken);
  const both = findTwice([...taken, ...excepted]);
  if (exceptedTwice) throw refuseFields({ exceptions: [`${sayItem(exceptedTwice)} is excepted twice.`] });
  if (takenTwice) throw refuseFields({ parts: [`${sayItem(takenTwice)} is there twice.`] });
  if (both) throw refuseFields({ exceptions: [`${sayItem(both)} is taken, and excepted too.`] });
  const prints = [
    ...sent.map(({ item, read }) => ({ ...item, digest: read.digest })),
    ...reused.map(({ kind, hand, finger, digest }) => ({ kind, hand, finger, digest })),
  ];
  for (const { digest, ...item } of prints) checkOtherPrints({ item, digest }, prints);
  return { sent, reused, exceptions: said.map((each, index) => formatException(asked, each, index + 1)) };
}

function formatException(
  { now, session }: Asked,
  exception: Schemas["ExceptionData"],
  id: number,
): Schemas["CaptureException"] {
  const { kind, hand, finger } = itemOfException(exception);
  const { lasts, reason, notes = null } = exception;
  const { username, fullname } = session.member;
  return {
    id,
    kind: kind === "finger" ? "finger" : "signature",
    hand,
    finger,
    lasts,
    reason,
    notes,
    recorded_at: now.toISOString(),
    recorded_by: { username, fullname },
  };
}

/** Keeps the parts of an interaction with their files. */
export async function keepParts(
  asked: Asked,
  interactionId: number,
  { sent, reused }: PlannedParts,
): Promise<void> {
  const { database, session, center, now } = asked;
  const record = subjectOfInteraction(interactionId);
  const place = { record, setId: null, centerId: center.id, userId: session.member.id, now };
  for (const part of reused) await addPart(database, place, await keepCopy(asked, part));
  for (const part of sent) await addPart(database, place, await keepSent(asked, part));
}
