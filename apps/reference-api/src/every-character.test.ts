import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { recordEvent } from "./database/audit.ts";
import { verifyTrail } from "./node/verify-trail.ts";
import { signIn } from "./testing/desk.ts";
import { useTestServer } from "./testing/test-server.ts";

const server = useTestServer();
const mark = "\uFEFF";

/** Every character that a database can store: all of Unicode but NUL and the halves of characters. */
const characters = Array.from({ length: 0x10_ffff }, (_, index) => index + 1)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

function* portionsOf<Item>(items: readonly Item[], length: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += length) yield items.slice(from, from + length);
}

const note = (notes: string) => ({
  at: server.clock.now,
  action: "add_note",
  actorId: null,
  centerId: null,
  subject: { type: "registry", id: null } as const,
  notes,
  address: null,
});

describe("every character of Unicode", () => {
  test("comes back from the database as it went in: at the beginning, in the middle and at the end of a text", async () => {
    const changed: string[] = [];
    for (const portion of portionsOf(characters, 20_000)) {
      const texts = portion.map((character) => `${character}a${character}b${character}`);
      const { rows } = await sql<{ text: string }>`
        select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as text
      `.execute(server.database);
      changed.push(...texts.filter((text, index) => rows[index]?.text !== text));
    }
    expect(changed).toEqual([]);
  });

  test("leaves the audit trail whole", async () => {
    for (const portion of portionsOf(characters, 2_000)) {
      await recordEvent(server.database, note(portion.join("")));
    }
    expect(await verifyTrail(server.database)).not.toHaveProperty("problem");
  });
});

test("An audit trail that has an old text with a byte order mark is whole", async () => {
  for (const text of [mark, `${mark}Seen`, `${mark}${mark}`, `${mark} `, `a${mark}`]) {
    await recordEvent(server.database, note(text));
  }
  expect(await verifyTrail(server.database)).not.toHaveProperty("problem");
});

test("A note is stored, shown and hashed as it was written, without its byte order marks", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const path = { batchId: 7 };
  const character = fc.oneof(
    fc.constant(mark),
    fc.nat(characters.length - 1).map((place) => characters[place]),
  );
  const text = fc.array(character, { maxLength: 40 }).map((list) => `abc${list.join("")}`);
  await fc.assert(
    fc.asyncProperty(text, fc.boolean(), async (written, isFirst) => {
      const sent = isFirst ? mark + written : written;
      await desk.must("addBatchNote", { path, body: { notes: sent } });
      const { batch } = await desk.must("getSendingBatch", { path: { id: 7 } });
      const kept = sent.replaceAll(mark, "");
      expect(batch.notes[0]?.body).toBe(kept);
      const event = await server.database
        .selectFrom("audit_events")
        .where("action", "=", "add_note")
        .orderBy("id", "desc")
        .select("notes")
        .executeTakeFirst();
      expect(event?.notes).toBe(kept);
    }),
    { numRuns: 40 },
  );
  expect(await verifyTrail(server.database)).not.toHaveProperty("problem");
});
