import type { components } from "../contract/registry.gen.d.ts";
import { serialOf } from "./batches.ts";
import type { Desk } from "./desk.ts";
import type { TestServer } from "./test-server.ts";

type Issuance = components["schemas"]["Issuance"];

/** The id of the card whose serial number ends in this number. */
export async function findCardId(server: Pick<TestServer, "database">, number: number): Promise<number> {
  const { id } = await server.database
    .selectFrom("cards")
    .where("serial_number", "=", serialOf(number))
    .select("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds a card at the counter by its serial number. */
export async function loadCard(desk: Desk, number: number, more: object = {}): Promise<Issuance> {
  const body = { serial_number: serialOf(number), ...more };
  return (await desk.must("loadIssuance", { body })).issuance;
}

/** The newest code on the demonstration's phone. */
export async function readSentCode(server: Pick<TestServer, "database" | "sendMessages">): Promise<string> {
  await server.sendMessages();
  const newest = await server.database
    .selectFrom("sms_outbox as o")
    .innerJoin("demo_messages as m", "m.message_id", "o.message_id")
    .where("o.purpose", "in", ["collector_otp", "application_otp"])
    .orderBy("o.id", "desc")
    .select("m.body")
    .executeTakeFirstOrThrow();
  const code = /\b\d{6}\b/.exec(newest.body)?.[0];
  if (!code) throw new Error(`There is no code in "${newest.body}".`);
  return code;
}

/** Another code than this one. */
export const wrongCode = (code: string) => (code === "000000" ? "000001" : "000000");

/** Loads a card and verifies its owner by a code; gives the card's id and the proof. */
export async function verifyOwner(
  server: Pick<TestServer, "database" | "sendMessages">,
  desk: Desk,
  number: number,
): Promise<{ cardId: number; otp_token: string }> {
  const { card } = await loadCard(desk, number);
  await desk.must("sendCollectorOtp", { body: { card_id: card.id } });
  const otp = await readSentCode(server);
  const { otp_token } = await desk.must("verifyCollectorOtp", { body: { card_id: card.id, otp } });
  return { cardId: card.id, otp_token };
}

/** What handing a verified card over to its owner carries. */
export function issueBody(number: number, verified: { cardId: number; otp_token: string }) {
  return {
    card_id: verified.cardId,
    serial_number: serialOf(number),
    collector: { type: "self" },
    otp_token: verified.otp_token,
    identity_confirmed: true,
  };
}

/** Hands a card over to its owner, from the first scan on. */
export async function handOver(
  server: Pick<TestServer, "database" | "sendMessages">,
  desk: Desk,
  number: number,
): Promise<Issuance> {
  const verified = await verifyOwner(server, desk, number);
  await desk.must("verifyCard", { path: { id: verified.cardId }, body: { serial_number: serialOf(number) } });
  return (await desk.must("issueCard", { body: issueBody(number, verified) })).issuance;
}
