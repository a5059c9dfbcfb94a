import { randomUUID } from "node:crypto";
import { signInDirectly } from "../../../apps/reference-host/e2e/colleague.ts";
import type { Call } from "./drive.ts";

type Server = Parameters<typeof signInDirectly>[0];

/** Somebody signed in at DNR Head Office. */
export type Desk = Awaited<ReturnType<typeof signInDirectly>>;

/** Passwords are hashed slowly: more at once would only wait for each other. */
const atOnce = 4;

/** Signs so many in, each with a session of its own. */
export async function signInDesks(server: Server, count: number): Promise<Desk[]> {
  const desks: Desk[] = [];
  let begun = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (begun < count) {
        begun += 1;
        desks.push(await signInDirectly(server, begun % 2 === 0 ? "super" : "clerk.male"));
      }
    }),
  );
  return desks;
}

/** Writes as a screen does: with the token and a key of its own. */
export async function write(
  { send, csrf }: Desk,
  method: string,
  path: string,
  body: unknown = {},
): Promise<Response> {
  return send(method, path, JSON.stringify(body), {
    "Content-Type": "application/json",
    "X-CSRF-Token": csrf,
    "Idempotency-Key": randomUUID(),
  });
}

/** Takes the whole answer, as a screen does, and gives its status. */
export async function finish(answering: Promise<Response>): Promise<number> {
  const answer = await answering;
  await answer.arrayBuffer();
  return answer.status;
}

/** Opens a batch and gives its id. */
export async function openBatch(desk: Desk): Promise<number> {
  const answer = await write(desk, "POST", "/dispatch/batches", { destination_center_id: 6 });
  const { batch } = (await answer.json()) as { batch: { id: number } };
  return batch.id;
}

/** "SN0000101" of 101. */
export const formatSerial = (number: number): string => `SN${String(number).padStart(7, "0")}`;

/** A desk that scans cards of its own into a batch of its own, one after the other. */
export class Packer {
  readonly #desk: Desk;
  readonly #batchId: number;
  readonly #cards: readonly string[];
  readonly #lines: number[] = [];
  #isFilling = true;
  /** What one desk does, it does in turn. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(desk: Desk, batchId: number, { first, count }: { first: number; count: number }) {
    this.#desk = desk;
    this.#batchId = batchId;
    this.#cards = Array.from({ length: count }, (_, place) => formatSerial(first + place));
  }

  /** Scans the next card; once all of them are packed, takes one after the other out, and begins anew. */
  readonly scan: Call = () => {
    const scanned = this.#last.then(() => this.#write());
    this.#last = scanned.catch(() => undefined);
    return scanned;
  };

  async #write(): Promise<number> {
    const path = `/dispatch/batches/${this.#batchId}/cards`;
    if (this.#lines.length === 0) this.#isFilling = true;
    if (this.#lines.length === this.#cards.length) this.#isFilling = false;
    if (!this.#isFilling) {
      return finish(
        write(this.#desk, "DELETE", `${path}/${this.#lines.pop()}`, { notes: "Packed once more" }),
      );
    }
    const body = { serial_number: this.#cards[this.#lines.length], method: "scan" };
    const answer = await write(this.#desk, "POST", path, body);
    const { card } = (await answer.json()) as { card?: { id: number } };
    if (card) this.#lines.push(card.id);
    return answer.status;
  }
}
