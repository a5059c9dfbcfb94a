import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { LookupKind } from "../database/issuance-tables.ts";
import { defaultSettings } from "../domain/registry-settings.ts";
import { type CallParts, type Desk, signIn } from "../testing/desk.ts";
import { loadCard } from "../testing/hand-over.ts";
import { useTestServer } from "../testing/test-server.ts";

const server = useTestServer();

const readEvents = (action: string) =>
  server.database
    .selectFrom("audit_events")
    .where("action", "=", action)
    .orderBy("id")
    .select(["actor_id", "center_id", "subject_type", "subject_id", "notes"])
    .execute();

const readCounted = async () =>
  (await server.database.selectFrom("lookups").orderBy("id").select("kind").execute()).map(
    ({ kind }) => kind,
  );

/** Makes look-ups of the clerk at this moment. */
const fillUp = (kind: LookupKind, count: number) =>
  server.database
    .insertInto("lookups")
    .values(Array.from({ length: count }, () => ({ user_id: 1, kind, at: server.clock.now })))
    .execute();

const nobody = "A999999";
const searches: readonly (readonly [
  what: string,
  look: (clerk: Desk, officer: Desk) => Promise<unknown>,
  wanted: { readonly kind: LookupKind; readonly subject: string; readonly number: string },
])[] = [
  [
    "of a card by serial number",
    (clerk) => clerk.refused("loadIssuance", { body: { serial_number: "SN9999999" } }),
    { kind: "card", subject: "card", number: "serial_number" },
  ],
  [
    "of a card by ID number",
    (clerk) => clerk.refused("loadIssuance", { body: { id_number: nobody } }),
    { kind: "card", subject: "card", number: "id_number" },
  ],
  [
    "of a card by application number",
    (clerk) => clerk.refused("loadIssuance", { body: { application_no: "C-2026-999999" } }),
    { kind: "card", subject: "card", number: "application_no" },
  ],
  [
    "of a person's status",
    (clerk) => clerk.refused("getPersonStatus", { path: { idNumber: nobody } }),
    { kind: "person", subject: "person", number: "id_number" },
  ],
  [
    "of an applicant",
    (clerk) => clerk.refused("sendApplicationOtp", { body: { id_number: nobody } }),
    { kind: "person", subject: "person", number: "id_number" },
  ],
  [
    "of an application by its number",
    (clerk) => clerk.refused("findApplication", { query: { number: "C-2026-999999" } }),
    { kind: "person", subject: "application", number: "application_no" },
  ],
  [
    "of an application by a person",
    (clerk) => clerk.refused("findApplication", { query: { number: nobody } }),
    { kind: "person", subject: "application", number: "id_number" },
  ],
  [
    "of a foreign worker by passport",
    (_, officer) =>
      officer.must("findExpatByPassport", { query: { passport_no: "ZZ9999999", country_id: 19 } }),
    { kind: "person", subject: "expat", number: "passport" },
  ],
  [
    "of a foreign worker by permit",
    (_, officer) => officer.must("findExpatByPermit", { query: { work_permit: "WP99999999" } }),
    { kind: "person", subject: "expat", number: "work_permit" },
  ],
  [
    "of a foreign worker by name",
    (_, officer) => officer.must("findExpatByPermit", { query: { name: "Nobody of that name" } }),
    { kind: "person", subject: "expat", number: "name" },
  ],
  [
    "of the batch that holds a card",
    (clerk) => clerk.must("locateCard", { query: { serial_number: "SN9999999" } }),
    { kind: "location", subject: "card", number: "serial_number" },
  ],
];

describe("a look-up that finds nobody", () => {
  test.each(searches)("%s is counted and written down without the number", async (_, look, wanted) => {
    const clerk = await signIn(server, "clerk.male", 1);
    const officer = await signIn(server, "xpat.male", 1);
    await look(clerk, officer);
    await look(clerk, officer);

    expect(await readCounted()).toEqual([wanted.kind, wanted.kind]);
    const [first, again] = await readEvents("look_up_missed");
    expect(first).toMatchObject({ center_id: 1, subject_type: wanted.subject, subject_id: null });
    expect(first?.notes).toMatch(new RegExp(`^${wanted.number} [\\w-]{43}$`));
    // A repeat of the same number has the same digest.
    expect(again).toEqual(first);
    const { rows } = await sql<{ text: string }>`select e::text as text from audit_events e`.execute(
      server.database,
    );
    const seen = rows.filter(({ text }) => /999999|Nobody of that name/.test(text));
    expect(seen).toEqual([]);
  });

  test("of a collector is written down, even if the call is refused", async () => {
    const clerk = await signIn(server, "clerk.male", 1);
    const { card } = await loadCard(clerk, 5001);
    const body = { card_id: card.id, collector_type: "family", relationship: "sibling", id_number: nobody };
    expect(await clerk.refused("checkCollector", { body })).toMatchObject({ code: "person_not_found" });

    expect(await readCounted()).toEqual(["card", "card"]);
    expect(await readEvents("look_up_missed")).toMatchObject([{ subject_type: "person" }]);
  });
});

describe("where a card is", () => {
  const locate = (desk: Desk, more: CallParts = {}) =>
    desk.call("locateCard", { query: { serial_number: "SN0005001" }, ...more });

  test("is no miss for a card that no batch holds", async () => {
    expect((await locate(await signIn(server, "clerk.male", 1))).body).toEqual({ batch: null });
    expect([await readCounted(), await readEvents("look_up_missed")]).toEqual([["location"], []]);
  });

  test("waits after 120 in a minute and after 3,000 in a day", async () => {
    const clerk = await signIn(server, "clerk.male", 1);
    await fillUp("location", 120);
    const soon = await locate(clerk);
    expect([soon.status, soon.headers.get("Retry-After"), soon.body]).toEqual([
      429,
      "60",
      { message: "Too many cards were looked up. Go on in 60 seconds.", code: "too_many_lookups" },
    ]);
    await fillUp("location", 2_880);
    server.clock.pass({ minutes: 2 });
    expect((await locate(clerk)).status).toBe(429);
    // Other look-ups have limits of their own.
    await loadCard(clerk, 5001);
  });
});

test("each page of work permits counts as a look-up of people", async () => {
  const officer = await signIn(server, "xpat.male", 1);
  for (const page of [1, 2]) await officer.must("listWorkPermits", { query: { workPermitNo: "WP", page } });
  expect(await readCounted()).toEqual(["person", "person"]);
});

describe("an alarm", () => {
  const clerkId = 1;
  const event = { actor_id: clerkId, center_id: 1, subject_type: "user", subject_id: clerkId };

  test("is raised once a day when a user reaches half of the look-ups of a day", async () => {
    const clerk = await signIn(server, "clerk.male", 1);
    await fillUp("card", 748);
    server.clock.pass({ minutes: 2 });
    await loadCard(clerk, 5001);
    expect(server.logged.alarms).toEqual([]);

    await loadCard(clerk, 5002);
    await loadCard(clerk, 5003);
    await loadCard(await signIn(server, "super", 1), 5004);
    expect(server.logged.alarms).toEqual([{ of: "day", user: clerkId, center: 1 }]);
    expect(await readEvents("lookup_alarm")).toEqual([{ ...event, notes: "day 2026-11-19" }]);

    server.clock.pass({ hours: 16 });
    await loadCard(await signIn(server, "clerk.male", 1), 5001);
    expect((await readEvents("lookup_alarm")).map(({ notes }) => notes)).toEqual([
      "day 2026-11-19",
      "day 2026-11-20",
    ]);
  });

  test("is raised once an hour when more than 30 look-ups found nobody, whatever they looked for", async () => {
    const clerk = await signIn(server, "clerk.male", 1);
    const person = () => clerk.refused("getPersonStatus", { path: { idNumber: nobody } });
    const card = () => clerk.refused("loadIssuance", { body: { id_number: nobody } });
    for (let index = 0; index < 15; index += 1) {
      await person();
      await card();
    }
    expect(server.logged.alarms).toEqual([]);

    await clerk.must("locateCard", { query: { serial_number: "SN9999999" } });
    await card();
    expect(server.logged.alarms).toEqual([{ of: "misses", user: clerkId, center: 1 }]);
    expect(await readEvents("lookup_alarm")).toEqual([{ ...event, notes: "misses 2026-11-19T09" }]);

    server.clock.pass({ minutes: 61 });
    await card();
    expect(server.logged.alarms).toHaveLength(1);
  });

  test("is raised once by several look-ups at the same time", async () => {
    const clerk = await signIn(server, "clerk.male", 1);
    await fillUp("card", 749);
    server.clock.pass({ minutes: 2 });
    await Promise.all([5001, 5002, 5003].map((number) => loadCard(clerk, number)));
    expect([server.logged.alarms.length, (await readEvents("lookup_alarm")).length]).toEqual([1, 1]);
  });

  test("costs one more query for each later look-up of the user", async () => {
    const clerk = await signIn(server, "clerk.male", 1);
    await loadCard(clerk, 5001);
    const look = () => loadCard(clerk, 5001);
    const before = await server.countQueries(look);
    await fillUp("card", 749);
    server.clock.pass({ minutes: 2 });
    await look();
    expect((await server.countQueries(look)) - before).toBe(1);
  });
});

describe("alarms that the settings turn off", () => {
  const quiet = useTestServer({
    settings: { ...defaultSettings, alarms: { shareOfDay: 0, missesInAnHour: 0 } },
  });

  test("are never raised", async () => {
    const clerk = await signIn(quiet, "clerk.male", 1);
    for (let index = 0; index < 40; index += 1) {
      await clerk.refused("loadIssuance", { body: { id_number: nobody } });
    }
    expect(quiet.logged.alarms).toEqual([]);
  });
});
