import type { components } from "../../contract/registry.gen.d.ts";
import type { SentFile } from "../../contract/sent-file.ts";
import {
  type CaptureItem,
  fingerItem,
  type Hand,
  nameItem,
  readCaptureName,
  sayItem,
} from "../../domain/biometrics/capture-items.ts";
import { Refusal, refuseFields } from "../../domain/refusal.ts";
import type { ReadCapture } from "../../ports.ts";
import type { AskedAtCenter } from "../operation.ts";
import { describeFileProblem } from "../refuse-file.ts";
import { readerOf } from "./find-applicant.ts";
import { checkAsked, describeHow, type SaidHow, type SentPart } from "./keep-part.ts";

type Asked = Pick<AskedAtCenter<"submitBiometrics">, "ports">;

type Said = components["schemas"]["BiometricsData"];

/** Files as they were sent, and what is said of each. */
export interface SentFiles {
  readonly data: Pick<Said, "photograph" | "signature" | "fingerprints">;
  readonly files: readonly SentFile[];
}

/** A submission as it was sent: what it says, and the files that came with it. */
export interface SentBiometrics extends SentFiles {
  readonly data: Said;
}

const names =
  "Name the files after what they show: photo.jpg, sig.jpg, thumb.png or a hand with a finger, as right_index.png.";

/** A file of a submission that was read; of a thumb the hand may still be open. */
export interface ReadFile {
  readonly item: CaptureItem;
  readonly read: ReadCapture;
  readonly said: SaidHow;
}

/** What `data` says of a file, and which item it is by its name and that. */
function describeFile({ data }: SentFiles, { name }: SentFile): { item: CaptureItem; said: SaidHow } {
  const named = readCaptureName(name);
  if (!named) throw refuseFields({ files: [names] });
  const { photograph = {}, signature = {}, fingerprints = [] } = data;
  if (named.kind === "photo") return { item: named, said: photograph };
  if (named.kind === "signature") return { item: named, said: signature };
  const { file: _, hand, finger, ...said } = fingerprints.find(({ file }) => file === name) ?? { file: name };
  const isOther =
    (named.hand !== null && hand !== undefined && hand !== named.hand) ||
    (finger !== undefined && finger !== named.finger);
  if (isOther) throw refuseFields({ fingerprints: [`${name} is said to be of another finger.`] });
  const item = { ...named, hand: named.hand ?? hand ?? null };
  if (item.hand === null && item.finger !== "thumb") throw refuseFields({ files: [names] });
  return { item, said };
}

/** Reads the files of a submission outside of the transaction. */
export async function readFiles(asked: Asked, sent: SentFiles): Promise<ReadFile[]> {
  const { files, data } = sent;
  const read = readerOf(asked);
  const unsent = data.fingerprints?.find(({ file }) => !files.some(({ name }) => name === file));
  if (unsent) throw refuseFields({ fingerprints: [`There is no file ${unsent.file}.`] });
  const described = files.map((file) => ({ file, ...describeFile(sent, file) }));
  const found: ReadFile[] = [];
  // One after another: each takes a good deal of memory.
  for (const { file, item, said } of described) {
    const one = await read(file.bytes, item.kind);
    if ("problem" in one) {
      const { code, message } = describeFileProblem(one.problem, item.kind);
      throw new Refusal(400, { message, code, errors: { files: [`${file.name}: ${message}`] } });
    }
    found.push({ item, read: one, said });
  }
  return found;
}

/** Says of each file which finger it is: a thumb without a hand is the right one, or the left where that is excepted. */
export function assignFiles(
  { ports }: Asked,
  files: readonly ReadFile[],
  exceptions: readonly CaptureItem[],
): SentPart[] {
  const isRightExcepted = exceptions.some((item) => nameItem(item) === "right_thumb");
  const thumbHand: Hand = isRightExcepted ? "left" : "right";
  const parts = files.map(({ item, read, said }): SentPart => {
    const whole = item.finger === null ? item : fingerItem(item.hand ?? thumbHand, item.finger);
    checkAsked(ports.settings, whole, "files");
    return { item: whole, read, how: describeHow(ports.settings, whole, said) };
  });
  const all = parts.map(({ item }) => nameItem(item));
  const twice = parts.find(({ item }, index) => all.indexOf(nameItem(item)) !== index);
  if (twice) throw refuseFields({ files: [`${sayItem(twice.item)} came twice.`] });
  return parts;
}
