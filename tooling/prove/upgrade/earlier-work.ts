import { serialOf } from "../../../apps/reference-api/src/testing/batches.ts";
import { drawFace, drawPrint, tenFingers } from "../../../apps/reference-api/src/testing/biometrics.ts";
import { drawSignature } from "../../../apps/reference-api/src/testing/pictures.ts";
import { makePdf } from "../../../apps/reference-host/e2e/evidence.ts";
import type { Desk } from "../hostile/desk.ts";
import { rightFile } from "../hostile/files.ts";
import { createHandOver, listOnPhone, readPhone } from "../hostile/hand-over.ts";
import type { Wire } from "../hostile/wire.ts";

/** The users at a server: a packer at the head office, and a colleague at the centre that gets the batches. */
export interface Desks {
  readonly wire: Wire;
  readonly url: string;
  readonly origin: Desk;
  readonly destination: Desk;
}

/** A batch with the cards that are in it. */
export interface PackedBatch {
  readonly id: number;
  readonly batch_no: string;
  readonly cards: readonly { readonly id: number; readonly serial: string }[];
}

type Headers = Readonly<Record<string, string>>;

/** Sends a body that is not JSON, as a desk. Throws when the server refuses it. */
async function send(
  { url }: Desks,
  desk: Desk,
  method: string,
  path: string,
  body: BodyInit,
  more: Headers = {},
) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    body,
    headers: { ...Object.fromEntries(desk.headers), ...more },
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Reads a file, as a desk. */
export async function readFile({ url }: Pick<Desks, "url">, desk: Desk, path: string): Promise<Buffer> {
  const answer = await fetch(`${url}/api${path}`, { headers: Object.fromEntries(desk.headers) });
  if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Packs cards, whose serial numbers end in these numbers, for the other centre. */
export async function packBatch({ origin }: Desks, numbers: readonly number[]): Promise<PackedBatch> {
  const { batch } = await origin.must("POST", "/dispatch/batches", { destination_center_id: 6 });
  const cards: { id: number; serial: string }[] = [];
  for (const number of numbers) {
    const serial = serialOf(number);
    const { card } = await origin.must("POST", `/dispatch/batches/${batch.id}/cards`, {
      serial_number: serial,
    });
    cards.push({ id: card.id, serial });
  }
  return { id: batch.id, batch_no: batch.batch_no, cards };
}

/** Sends a batch off. */
export const dispatch = ({ origin }: Desks, { id }: PackedBatch) =>
  origin.must("PATCH", `/dispatch/batches/${id}/dispatch`, {});

/** Receives these cards of a batch. */
export async function receive(
  { destination }: Desks,
  { id }: PackedBatch,
  cards: PackedBatch["cards"],
): Promise<void> {
  for (const card of cards) {
    await destination.must("PATCH", `/dispatch/batches/${id}/cards/${card.id}/receive`, {
      data: { serial_number: card.serial },
    });
  }
}

/** Brings a document of a kind to the counter, for an applicant or a card. */
async function bring(desks: Desks, type: string, of: Headers): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ type, ...of })) form.set(name, value);
  form.set("file", new File([new Uint8Array(makePdf(40_000))], "paper.pdf", { type: "application/pdf" }));
  return (await send(desks, desks.origin, "POST", "/issuance/document", form)).file_path;
}

function makeForm(data: object, files: Readonly<Record<string, Blob>>): FormData {
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) form.append("files", file, name);
  form.set("data", new Blob([JSON.stringify(data)], { type: "application/json" }));
  return form;
}

/** Takes a renewal with a document, a photograph, ten fingers and a signature; gives its id and number. */
export async function takeApplication(
  desks: Desks,
  idNumber: string,
): Promise<{ readonly id: number; readonly application_no: string }> {
  const { origin, wire } = desks;
  await origin.must("GET", `/applications/dnr/status/${idNumber}`);
  const file_path = await bring(desks, "payment_slip", { id_number: idNumber });
  const code = /(\d{6}) is your code to apply for an ID card/g;
  const codes = await listOnPhone(wire, code);
  await origin.must("POST", "/applications/center/otp", { id_number: idNumber });
  const otp = await readPhone(wire, code, codes);
  const { otp_token } = await origin.must("POST", "/applications/center/otp", { id_number: idNumber, otp });
  const data = {
    id_number: idNumber,
    type: "renewal",
    collection_center_id: 1,
    documents: [{ type: "payment_slip", file_path }],
    otp_token,
    declared: true,
    biometrics: { id_number: idNumber },
  };
  const files = {
    "photo.jpg": await drawFace(),
    "sig.jpg": await drawSignature(),
    ...Object.fromEntries(
      tenFingers.map(([hand, finger], at) => [`${hand}_${finger}.png`, drawPrint(at + 1)]),
    ),
  };
  const form = makeForm(data, files);
  return (await send(desks, origin, "POST", "/applications/center/new", form)).application;
}

/** Hands the card over that comes after this number, with a print, a signature and a signed receipt; gives its id. */
export async function handOver(desks: Desks, before: number): Promise<number> {
  const { origin, wire } = desks;
  const cardId = await createHandOver(wire, origin, before).issue();
  const document_path = await bring(desks, "signed_receipt", { card_id: String(cardId) });
  const pictures = { "thumb.png": drawPrint(3), "sig.jpg": await drawSignature() };
  await send(
    desks,
    origin,
    "POST",
    "/issuance/complete",
    makeForm({ card_id: cardId, document_path }, pictures),
  );
  return cardId;
}

/** Disputes a card of a batch, with a photograph. */
export async function dispute(desks: Desks, { id }: PackedBatch, cardId: number): Promise<void> {
  const { destination } = desks;
  const path = `/dispatch/batches/${id}/cards/${cardId}`;
  const data = { reason: "damaged", notes: "A corner is broken off" };
  await destination.must("PATCH", `${path}/dispute`, { data });
  await send(desks, destination, "PUT", `${path}/photo`, new Uint8Array(rightFile), {
    "Content-Type": "image/png",
  });
}
