import { requireFromApi } from "../../postgres/start-postgres.ts";
import { password } from "../faults/sign-in.ts";
import type { Colleague } from "./colleague.ts";

type Draw = (svg: Buffer) => { jpeg(): { toBuffer(): Promise<Buffer> } };

/** A card that is ready to be handed over, and what handing it over carries. */
export interface Verified {
  readonly cardId: number;
  readonly body: object;
}

/** Brings one of the demonstration's cards at the head office up to its hand-over; a supervisor vouches for its owner. */
export async function verifyOwner(clerk: Colleague, number: number): Promise<Verified> {
  const serial_number = `SN000${number}`;
  const post = (path: string, body: object) => clerk.must({ method: "POST", path, body });
  const { issuance } = await post("/issuance/load", { serial_number });
  const cardId = issuance.card.id;
  const { otp_token } = await post("/issuance/verify-otp", {
    card_id: cardId,
    supervisor: { username: "super", password, reason: "No phone at hand" },
  });
  await post(`/issuance/cards/${cardId}/verify`, { serial_number });
  const collector = { type: "self" };
  return { cardId, body: { card_id: cardId, serial_number, collector, otp_token, identity_confirmed: true } };
}

/** Hands one of the demonstration's cards over, and gives its id. */
export async function handOver(clerk: Colleague, number: number): Promise<number> {
  const { cardId, body } = await verifyOwner(clerk, number);
  await clerk.must({ method: "POST", path: "/issuance/issue", body });
  return cardId;
}

/** The proof of a hand-over: a signature, and why there is no fingerprint. */
export async function makeProof(cardId: number): Promise<FormData> {
  const draw = requireFromApi("sharp") as Draw;
  const stroke = `<path d="M20 120C80 20 110 20 90 110S200 10 290 90" fill="none" stroke="#114" stroke-width="3"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160"><rect width="100%" height="100%" fill="#fff"/>${stroke}</svg>`;
  const signature = new Uint8Array(await draw(Buffer.from(svg)).jpeg().toBuffer());
  const form = new FormData();
  form.append("files", new Blob([signature], { type: "image/jpeg" }), "sig.jpg");
  const data = JSON.stringify({ card_id: cardId, thumb_missing_reason: "injury" });
  form.set("data", new Blob([data], { type: "application/json" }));
  return form;
}
