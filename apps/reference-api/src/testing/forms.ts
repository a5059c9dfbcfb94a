import { drawSignature, drawThumb } from "./pictures.ts";

/** A form with one document. */
export function makeDocumentForm(
  file: Blob,
  {
    cardId,
    idNumber,
    type = "signed_receipt",
    name = "letter.pdf",
  }: { cardId?: number; idNumber?: string; type?: string; name?: string },
): FormData {
  const form = new FormData();
  form.set("type", type);
  if (cardId !== undefined) form.set("card_id", String(cardId));
  if (idNumber !== undefined) form.set("id_number", idNumber);
  form.set("file", file, name);
  return form;
}

/** A form with the proof of a hand-over: the pictures by their names, and the data. */
export function makeProofForm(
  data: Readonly<Record<string, unknown>>,
  pictures: Readonly<Record<string, Blob>>,
): FormData {
  const form = new FormData();
  for (const [name, picture] of Object.entries(pictures)) form.append("files", picture, name);
  form.set("data", new Blob([JSON.stringify(data)], { type: "application/json" }));
  return form;
}

/** A form with a fingerprint and a signature. */
export async function makeWholeProof(cardId: number): Promise<FormData> {
  const pictures = { "thumb.png": await drawThumb(), "sig.jpg": await drawSignature() };
  return makeProofForm({ card_id: cardId }, pictures);
}
