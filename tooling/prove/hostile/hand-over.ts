import { serialOf } from "../../../apps/reference-api/src/testing/batches.ts";
import type { Desk } from "./desk.ts";
import { formatRequest } from "./requests.ts";
import type { Wire } from "./wire.ts";

/** The body that hands a card over, after its owner and the card are verified. */
export interface VerifiedCard {
  readonly card_id: number;
  readonly serial_number: string;
  readonly collector: { readonly type: "self" };
  readonly otp_token: string;
  readonly identity_confirmed: true;
}

/** Hands cards over to their owners at one desk. Each step takes the next card that waits there. */
export interface HandOver {
  load(): Promise<{ readonly cardId: number; readonly serial: string }>;
  verify(): Promise<VerifiedCard>;
  /** Gives the id of the card that was handed over. */
  issue(): Promise<number>;
}

const wait = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));

/** Returns all matches on the demonstration's phone, newest first. */
export async function listOnPhone(wire: Wire, wanted: RegExp): Promise<string[]> {
  const { text } = await wire.send(
    formatRequest({ method: "GET", target: "/demo/phone", headers: [["Host", "localhost"]] }),
  );
  return Array.from(text.matchAll(wanted), ([, found = ""]) => found);
}

/** Waits for a new match on the demonstration's phone, because messages are sent after the answer. Returns the newest. */
export async function readPhone(wire: Wire, wanted: RegExp, before: readonly string[] = []): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = (await listOnPhone(wire, wanted)).find((text) => !before.includes(text));
    if (found) return found;
    await wait(50);
  }
  throw new Error(`${wanted} did not come to the phone.`);
}

/** Makes the hand-overs of a desk, for cards whose serial numbers follow the one that ends in this number. */
export function createHandOver(wire: Wire, desk: Desk, before: number): HandOver {
  let number = before;
  async function load() {
    number += 1;
    const serial = serialOf(number);
    const { issuance } = await desk.must("POST", "/issuance/load", {
      serial_number: serial,
      take_over: true,
    });
    return { cardId: issuance.card.id as number, serial };
  }
  async function verify(): Promise<VerifiedCard> {
    const { cardId, serial } = await load();
    await desk.must("POST", "/issuance/otp", { card_id: cardId });
    const otp = await readPhone(wire, new RegExp(`(\\d{6}) is your code to collect ID card ${serial}`, "g"));
    const { otp_token } = await desk.must("POST", "/issuance/verify-otp", { card_id: cardId, otp });
    await desk.must("POST", `/issuance/cards/${cardId}/verify`, { serial_number: serial });
    const collector = { type: "self" } as const;
    return { card_id: cardId, serial_number: serial, collector, otp_token, identity_confirmed: true };
  }
  return {
    load,
    verify,
    async issue() {
      const body = await verify();
      await desk.must("POST", "/issuance/issue", body);
      return body.card_id;
    },
  };
}
