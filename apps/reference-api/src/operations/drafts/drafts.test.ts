import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { digestPerson, forgetDraftsOf, purgeDrafts } from "../../database/drafts.ts";
import { purge } from "../../database/purge.ts";
import { defaultSettings } from "../../domain/registry-settings.ts";
import { createKeyedDigest } from "../../session/keyed-digest.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { readFingerprint } from "../../testing/read-fingerprint.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const form = "new_application";
const id = (number: number) => `draft-of-the-page-${number}`;
const person = (number: number) => `A1060${10 + number}`;

/** What a page sends of draft and person 1, but for the changes. */
function draftOf({ number = 1, about = 0, version = 0, content = {}, of = form } = {}) {
  return {
    path: { form: of, draft: id(number) },
    body: { id_number: person(about || number), version, content },
  };
}

const list = async (desk: Desk, of = form) => (await desk.must("listDrafts", { path: { form: of } })).drafts;
const count = async () => (await server.database.selectFrom("drafts").selectAll().execute()).length;

describe("saving", () => {
  test("gives the content back to its user, newest first", async () => {
    const desk = await atHeadOffice();
    const content = { phone: "7771234", documents: [{ path: "documents/x" }], agreed: true, note: "އެއް" };
    const first = await desk.must("saveDraft", draftOf({ content }));
    server.clock.pass({ seconds: 2 });
    await desk.must("saveDraft", draftOf({ number: 2 }));

    expect(first.draft).toEqual({ draft: id(1), version: 1, saved_at: "2026-11-19T09:05:00.000Z" });
    expect(await list(desk)).toEqual([
      {
        draft: id(2),
        version: 1,
        saved_at: "2026-11-19T09:05:02.000Z",
        id_number: person(2),
        content: {},
      },
      { ...first.draft, id_number: person(1), content },
    ]);
  });

  test("counts the versions up, and keeps the last content alone", async () => {
    const desk = await atHeadOffice();
    await desk.must("saveDraft", draftOf({ content: { phone: "777" } }));
    const { draft } = await desk.must("saveDraft", draftOf({ version: 1, content: { phone: "7771" } }));

    expect(draft.version).toBe(2);
    expect((await list(desk)).map(({ content }) => content)).toEqual([{ phone: "7771" }]);
  });

  test("happens once for one idempotency key", async () => {
    const desk = await atHeadOffice();
    const call = { ...draftOf(), headers: { "Idempotency-Key": "0123456789abcdef0123" } };
    const first = await desk.call("saveDraft", call);
    server.clock.pass({ minutes: 1 });
    const again = await desk.call("saveDraft", call);

    expect([again.status, again.text]).toEqual([200, first.text]);
    expect((await list(desk)).map(({ version }) => version)).toEqual([1]);
  });

  test("refuses another version than the kept one and changes nothing", async () => {
    const desk = await atHeadOffice();
    await desk.must("saveDraft", draftOf({ content: { phone: "777" } }));
    await desk.must("saveDraft", draftOf({ version: 1, content: { phone: "7771" } }));
    const before = await readFingerprint(server.database);

    expect(await desk.refused("saveDraft", draftOf({ version: 1 }))).toEqual({
      status: 409,
      message: "This draft was changed in another window.",
      code: "stale_version",
      context: { version: 2 },
    });
    expect(await desk.refused("saveDraft", draftOf({ version: 0 }))).toMatchObject({ status: 409 });
    expect(
      await desk.refused("saveDraft", draftOf({ version: 2, of: "resubmit_application" })),
    ).toMatchObject({ code: "stale_version", context: { version: 2 } });
    expect(await readFingerprint(server.database)).toBe(before);
  });

  test("does not bring back a draft that was discarded", async () => {
    const desk = await atHeadOffice();
    await desk.must("saveDraft", draftOf());
    await desk.must("discardDraft", { path: draftOf().path, body: {} });

    expect(await desk.refused("saveDraft", draftOf({ version: 1 }))).toMatchObject({
      message: "This draft is not kept any more.",
      code: "stale_version",
      context: { version: 0 },
    });
  });

  test("refuses a second draft about the same person, and names the first", async () => {
    const desk = await atHeadOffice();
    const { draft } = await desk.must("saveDraft", draftOf());
    await desk.must("saveDraft", draftOf({ number: 2 }));
    const exists = { status: 409, code: "draft_exists", context: { ...draft } };

    expect(await desk.refused("saveDraft", draftOf({ number: 3, about: 1 }))).toMatchObject(exists);
    expect(await desk.refused("saveDraft", draftOf({ number: 2, about: 1, version: 1 }))).toMatchObject(
      exists,
    );
    await desk.must("saveDraft", draftOf({ number: 3, about: 1, of: "resubmit_application" }));
  });

  test("keeps one of two drafts that two windows save at the same moment", async () => {
    const desk = await atHeadOffice();
    const answers = await Promise.all(
      [1, 2].map((number) => desk.call("saveDraft", draftOf({ number, about: 1 }))),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await count()).toBe(1);
  });

  test("keeps 20 drafts of a user at most, at all centres together", async () => {
    const desk = await signIn(server, "super", 1);
    for (let number = 1; number <= 19; number++) await desk.must("saveDraft", draftOf({ number }));
    await desk.must("setCenter", { body: { dispatch_center: 2 } });
    await desk.must("saveDraft", draftOf({ number: 20 }));

    expect(await desk.refused("saveDraft", draftOf({ number: 21 }))).toEqual({
      status: 409,
      message: "You have 20 drafts. Discard a draft that you do not need, then try again.",
      code: "too_many_drafts",
    });
    await desk.must("saveDraft", draftOf({ number: 20, version: 1 }));
    await (await atHeadOffice()).must("saveDraft", draftOf({ number: 21 }));
  });

  test("takes a content of 65,536 bytes as JSON, and no larger one", async () => {
    const desk = await atHeadOffice();
    // The letter takes two bytes, `{"text":""}` eleven.
    const text = `a${"é".repeat((65_536 - 12) / 2)}`;
    await desk.must("saveDraft", draftOf({ content: { text } }));

    expect(await desk.refused("saveDraft", draftOf({ version: 1, content: { text: `${text}a` } }))).toEqual({
      status: 413,
      message: "The draft is larger than 64 kB.",
      code: "too_large",
    });
  });

  test.each([
    ["an id that is too short", { path: { form, draft: "short" } }],
    ["another form", { path: { form: "batch", draft: id(1) } }],
    ["no ID number", { body: { id_number: "1", version: 0, content: {} } }],
    ["a list in place of the content", { body: { id_number: person(1), version: 0, content: [] } }],
  ])("refuses %s", async (_, change) => {
    const desk = await atHeadOffice();

    expect(await desk.refused("saveDraft", { ...draftOf(), ...change })).toMatchObject({ status: 400 });
    expect(await count()).toBe(0);
  });
});

describe("who has a draft", () => {
  test("another user neither sees nor discards it, and can use its id", async () => {
    const desk = await atHeadOffice();
    await desk.must("saveDraft", draftOf({ content: { phone: "777" } }));
    const colleague = await signIn(server, "super", 1);
    expect(await list(colleague)).toEqual([]);
    await colleague.must("discardDraft", { path: draftOf().path, body: { version: 7 } });
    await colleague.must("saveDraft", draftOf({ content: { phone: "999" } }));

    expect((await list(desk)).map(({ content }) => content)).toEqual([{ phone: "777" }]);
    expect((await list(colleague)).map(({ content }) => content)).toEqual([{ phone: "999" }]);
  });

  test("it is for the centre and the form of which it was saved", async () => {
    const desk = await signIn(server, "super", 1);
    await desk.must("saveDraft", draftOf());
    expect(await list(desk, "resubmit_application")).toEqual([]);
    await desk.must("setCenter", { body: { dispatch_center: 2 } });
    expect(await list(desk)).toEqual([]);
    await desk.must("discardDraft", { path: draftOf().path, body: {} });
    await desk.must("setCenter", { body: { dispatch_center: 1 } });

    expect(await list(desk)).toHaveLength(1);
  });

  test("it is there after a logout", async () => {
    const desk = await atHeadOffice();
    await desk.must("saveDraft", draftOf());
    await desk.must("logout");

    expect(await list(await atHeadOffice())).toHaveLength(1);
  });
});

describe("forgetting", () => {
  test("discards a draft once, and answers a repeat alike", async () => {
    const desk = await atHeadOffice();
    await desk.must("saveDraft", draftOf());
    const call = { path: draftOf().path, body: { version: 1 } };
    expect(await desk.refused("discardDraft", { ...call, body: { version: 2 } })).toMatchObject({
      code: "stale_version",
      context: { version: 1 },
    });
    const answers = [await desk.call("discardDraft", call), await desk.call("discardDraft", call)];

    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, "{}"],
      [200, "{}"],
    ]);
    expect(await count()).toBe(0);
  });

  test("neither lists nor counts a draft of 72 hours, and sweeps it", async () => {
    const desk = await atHeadOffice();
    await desk.must("saveDraft", draftOf());
    server.clock.pass({ hours: 71, minutes: 59, seconds: 59 });
    const young = await purgeDrafts(server.database, defaultSettings, server.clock.now);
    const later = await atHeadOffice();
    const before = await list(later);
    server.clock.pass({ seconds: 1 });
    expect([young, before.length, (await list(later)).length]).toEqual([0, 1, 0]);
    await later.must("saveDraft", draftOf({ number: 2, about: 1 }));
    server.clock.pass({ hours: 72 });

    expect(await purge(server.database, defaultSettings, server.clock.now)).toMatchObject({ drafts: 1 });
    expect(await count()).toBe(0);
  });

  test("forgets the drafts of a form about a person at every centre", async () => {
    const desk = await signIn(server, "super", 1);
    await desk.must("saveDraft", draftOf());
    await desk.must("saveDraft", draftOf({ number: 2 }));
    const [row] = await server.database.selectFrom("drafts").where("id", "=", id(1)).selectAll().execute();
    const personDigest = row?.person_digest ?? "";
    await forgetDraftsOf(server.database, { userId: row?.user_id ?? 0, form, personDigest });

    expect((await list(desk)).map(({ draft }) => draft)).toEqual([id(2)]);
    const ports = { keyedDigest: createKeyedDigest(new Uint8Array(32)) };
    expect(digestPerson(ports, person(1))).not.toBe(digestPerson(ports, person(2)));
  });
});

test("neither the table, the trail, the log nor the kept answers have what was typed", async () => {
  const desk = await atHeadOffice();
  const headers = { "Idempotency-Key": "0123456789abcdef0123" };
  await desk.must("saveDraft", { ...draftOf({ content: { street: "Lonuziyaarai Magu" } }), headers });
  await list(desk);
  await desk.refused("saveDraft", draftOf({ version: 5, content: { street: "Lonuziyaarai Magu" } }));
  const { rows } = await sql<{ text: string }>`
    select d::text || encode(sealed, 'escape') as text from drafts d
    union all select e::text from audit_events e where at = ${server.clock.now}
    union all select i::text from idempotency_records i
  `.execute(server.database);

  expect(rows.length).toBeGreaterThan(2);
  const kept = JSON.stringify([rows, server.logged]);
  expect([kept.includes(person(1)), kept.includes("Lonuziyaarai")]).toEqual([false, false]);
});

test("a draft that another key has sealed is as if it were not there", async () => {
  const desk = await atHeadOffice();
  await desk.must("saveDraft", draftOf({ content: { phone: "777" } }));
  await server.database
    .updateTable("drafts")
    .set({ key_id: "another", person_digest: "of another key" })
    .execute();
  expect(await list(desk)).toEqual([]);
  await desk.must("discardDraft", { path: draftOf().path, body: { version: 9 } });
  await desk.must("saveDraft", draftOf({ content: { phone: "999" } }));

  expect((await list(desk)).map(({ content }) => content)).toEqual([{ phone: "999" }]);
});

test("a draft that was moved to another id or changed in the table is not listed", async () => {
  const desk = await atHeadOffice();
  await desk.must("saveDraft", draftOf());
  await server.database
    .updateTable("drafts")
    .set({ id: id(2) })
    .execute();

  expect(await list(desk)).toEqual([]);
});

test("the settings say that the server keeps drafts", async () => {
  expect((await (await atHeadOffice()).must("getSettings")).extensions).toContain("drafts");
});
