import sharp from "sharp";
import type { OperationId } from "../contract/operations.ts";
import type { Finger, Hand } from "../domain/biometrics/capture-items.ts";
import type { EmbeddedServer } from "../embedded.ts";
import { applicantIdOf, type PutApplication, putApplication } from "./applications.ts";
import type { Answer, CallParts, Desk } from "./desk.ts";
import { makePng, makeResolution } from "./make-png.ts";
import { drawSignature } from "./pictures.ts";

const toBlob = (bytes: Uint8Array, type: string) => new Blob([new Uint8Array(bytes)], { type });

/** A photograph of 7 to 9: a face of one colour before another. */
export async function drawFace({ width = 700, height = 900, hue = 20 } = {}): Promise<Blob> {
  const face = `<circle cx="${width / 2}" cy="${height / 2}" r="${width / 4}" fill="hsl(${hue},60%,40%)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#eee"/>${face}</svg>`;
  return toBlob(await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer(), "image/jpeg");
}

/** The print of a finger: another number gives other ridges. */
export function drawPrint(number: number, { width = 220, height = 260, metre = 19_685 } = {}): Blob {
  const rows = (row: number) =>
    Uint8Array.from({ length: width }, (_, column) =>
      (row * column + row * number) % 1009 < 500 ? 40 : 220,
    );
  const beside = metre > 0 ? [["pHYs", makeResolution(metre)] as const] : [];
  return toBlob(makePng({ width, height, rows, beside }), "image/png");
}

/** All ten fingers, in the order of the settings. */
export const tenFingers = (["right", "left"] as const).flatMap((hand) =>
  (["thumb", "index", "middle", "ring", "little"] as const).map((finger) => [hand, finger] as const),
);

/** A form with one part of an applicant. */
export function makePartForm(
  file: Blob,
  {
    number = 1,
    idNumber = applicantIdOf(number),
    name = "part",
    data = undefined as object | undefined,
  } = {},
): FormData {
  const form = new FormData();
  form.set("id_number", idNumber);
  form.set("file", file, name);
  if (data) form.set("data", new Blob([JSON.stringify(data)], { type: "application/json" }));
  return form;
}

/** Puts an application that waits for biometrics. */
export const putAwaiting = (server: Pick<EmbeddedServer, "database">, given: PutApplication = {}) =>
  putApplication(server, { status: "pending_biometrics", ...given });

/** Sends the print of one finger. */
export const sendPrint = (desk: Desk, hand: Hand, finger: Finger, { seed = 0, number = 1, data = {} } = {}) =>
  desk.must("sendFingerprint", {
    body: makePartForm(drawPrint(seed || tenFingers.findIndex(([h, f]) => h === hand && f === finger) + 1), {
      number,
      data: { hand, finger, ...data },
    }),
  });

/** Takes everything of an applicant, and gives the set; `except` leaves fingers out. */
export async function takeAll(
  desk: Desk,
  { number = 1, except = [] as readonly string[], photograph = {} as object, signature = {} as object } = {},
) {
  await desk.must("sendPhotograph", { body: makePartForm(await drawFace(), { number, data: photograph }) });
  for (const [hand, finger] of tenFingers) {
    if (!except.includes(`${hand}_${finger}`)) await sendPrint(desk, hand, finger, { number });
  }
  const form = makePartForm(await drawSignature(), { number, data: signature });
  return (await desk.must("sendSignature", { body: form })).set;
}

/** A form of a submission. */
export function makeSubmission(
  data: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, Blob>> = {},
  number = 1,
): FormData {
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) form.append("files", file, name);
  const whole = { id_number: applicantIdOf(number), ...data };
  form.set("data", new Blob([JSON.stringify(whole)], { type: "application/json" }));
  return form;
}

/** What submits a set as it was shown. */
export const submissionOf = ({
  batch_id,
  version,
  parts,
}: {
  readonly batch_id: string;
  readonly version: number;
  readonly parts: readonly { readonly id: number }[];
}) => ({ batch_id, version, parts: parts.map(({ id }) => id) });

/** The half-filled set of the demonstration: made at DNR Head Office, for a card of HDh. Kulhudhuffushi. */
const halfFilled = { id: "demonstration-half-filled" };
/** Whose set it is. */
const idNumber = "A106002";
const photo = await drawFace();
const signature = await drawSignature();

const exception = { kind: "finger", hand: "left", finger: "ring", lasts: "permanent", reason: "amputated" };

/** The calls of the biometrics station, each of which gets as far as the operation itself. */
export const biometricsCalls = {
  getApplicantBiometrics: { path: { idNumber } },
  sendPhotograph: { body: makePartForm(photo, { idNumber }) },
  sendFingerprint: { body: makePartForm(drawPrint(7), { idNumber, name: "left_ring.png" }) },
  sendSignature: { body: makePartForm(signature, { idNumber }) },
  recordException: { body: { id_number: idNumber, exception } },
  getCaptureSet: { path: halfFilled },
  removeCapturedPart: { path: { ...halfFilled, partId: 1 } },
  removeException: { path: { ...halfFilled, exceptionId: 1 } },
  submitBiometrics: { body: makeSubmission({ id_number: idNumber }) },
} satisfies Partial<Record<OperationId, CallParts>>;

/** One allowed call of every operation of the station, from a desk at the head office. */
export const listBiometricsCalls = (open: () => Promise<Desk>, server: Pick<EmbeddedServer, "database">) => {
  const call = (id: keyof typeof biometricsCalls) => async () => (await open()).call(id, biometricsCalls[id]);
  return {
    getApplicantBiometrics: ["whose biometrics are taken [CALL-56]", call("getApplicantBiometrics")],
    sendPhotograph: ["a set with a photograph [CALL-64]", call("sendPhotograph")],
    sendFingerprint: ["a set with a print [CALL-65]", call("sendFingerprint")],
    sendSignature: ["a set with a signature [CALL-63]", call("sendSignature")],
    recordException: ["a set with an exception", call("recordException")],
    getCaptureSet: ["what was taken so far [CALL-66]", call("getCaptureSet")],
    removeCapturedPart: ["a set without a part", call("removeCapturedPart")],
    removeException: ["a set without an exception", call("removeException")],
    submitBiometrics: [
      "an application that waits for biometrics no more [CALL-67] [DOM-07]",
      async () => {
        await putAwaiting(server);
        const desk = await open();
        const set = await takeAll(desk);
        return desk.call("submitBiometrics", { body: makeSubmission(submissionOf(set)) });
      },
    ],
  } satisfies Partial<Record<OperationId, readonly [string, () => Promise<Answer<unknown>>]>>;
};
