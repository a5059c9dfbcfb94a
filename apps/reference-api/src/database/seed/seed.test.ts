import { describe, expect, test } from "vitest";
import { signIn } from "../../testing/desk.ts";
import { readFingerprint } from "../../testing/read-fingerprint.ts";
import { testStart, useTestServer } from "../../testing/test-server.ts";
import { demonstrationAccounts } from "./accounts.ts";
import { seedDemonstration } from "./seed.ts";

const server = useTestServer();
const day = 86_400_000;

/** As in a demonstration from before there were applications and foreign workers; the trail of those stays. */
async function forgetApplications(): Promise<void> {
  const { database } = server;
  for (const table of [
    "captured_parts",
    "interactions",
    "permits",
    "passports",
    "expats",
    "employers",
    "captured_exceptions",
    "capture_sets",
    "stored_documents",
    "application_reasons",
    "applications",
  ] as const) {
    await database.deleteFrom(table).execute();
  }
  await database.deleteFrom("record_numbers").where("series", "in", ["C", "P", "X"]).execute();
  await database.deleteFrom("people").where("id_number", ">=", "A106001").execute();
}

const again = { passwords: { hash: async () => "", verify: async () => false }, now: testStart };

describe("the demonstration", () => {
  test("has the three centres that its accounts work at, under the head office", async () => {
    const centers = await server.database
      .selectFrom("centers")
      .where("id", "in", [1, 2, 6])
      .orderBy("id")
      .select(["name", "parent_id"])
      .execute();

    expect(centers).toEqual([
      { name: "DNR Head Office", parent_id: null },
      { name: "Hulhumalé Phase 1 Service Centre", parent_id: 1 },
      { name: "HDh. Kulhudhuffushi City Centre", parent_id: 1 },
    ]);
  });

  test("lets every account sign in, to the centres that it has", async () => {
    const found: Record<string, number> = {};
    for (const { username } of demonstrationAccounts) {
      const desk = await signIn(server, username);
      found[username] = (await desk.must("listUserCenters")).dispatch_centers.length;
    }

    expect(found).toEqual({
      "clerk.male": 2,
      "clerk.hdh": 1,
      "xpat.male": 1,
      "xpat.hdh": 1,
      "status.male": 1,
      super: 193,
      noarea: 1,
      nocentre: 0,
    });
  });

  test("has 600 printed cards at the head office that are in no batch", async () => {
    const cards = await server.database
      .selectFrom("cards")
      .innerJoin("people", "people.id", "cards.person_id")
      .where("status", "=", "printed")
      .where("current_center_id", "=", 1)
      .where("serial_number", "<=", "SN0000700")
      .where((is) =>
        is.not(is.exists(is.selectFrom("batch_cards").whereRef("card_id", "=", "cards.id").select("id"))),
      )
      .orderBy("serial_number")
      .select(["serial_number", "id_number"])
      .execute();

    expect(cards).toHaveLength(600);
    expect(cards[0]).toEqual({ serial_number: "SN0000101", id_number: "A100101" });
    expect(cards.at(-1)).toEqual({ serial_number: "SN0000700", id_number: "A100700" });
  });

  test("has 12 batches in every status, with the ones that stories are told of", async () => {
    const batches = await server.database.selectFrom("batches").orderBy("id").selectAll().execute();
    const count = (batchId: number, status: string) =>
      server.database
        .selectFrom("batch_cards")
        .where("batch_id", "=", batchId)
        .where("line_status", "=", status as "missing")
        .select("id")
        .execute()
        .then(({ length }) => length);

    expect(batches).toHaveLength(12);
    expect(new Set(batches.map(({ status }) => status))).toEqual(
      new Set(["open", "dispatched", "receiving", "received", "cancelled"]),
    );
    expect(batches[2]).toMatchObject({ status: "dispatched", origin_center_id: 1, destination_center_id: 6 });
    expect(await count(3, "in_transit")).toBe(52);
    expect([await count(2, "missing"), await count(2, "disputed")]).toEqual([3, 1]);
    const onItsWay = testStart.getTime() - (batches[3]?.dispatched_at?.getTime() ?? 0);
    expect(Math.floor(onItsWay / day)).toBe(9);
  });

  test("keeps what it says of a card and of its line together", async () => {
    const rows = await server.database
      .selectFrom("batch_cards as l")
      .innerJoin("cards as k", "k.id", "l.card_id")
      .innerJoin("batches as b", "b.id", "l.batch_id")
      .select([
        "l.line_status",
        "k.status",
        "k.current_center_id",
        "b.origin_center_id",
        "b.destination_center_id",
      ])
      .execute();
    const shapes = rows.map(({ line_status, status, current_center_id: at, origin_center_id: from }) => {
      const where = at === null ? "nowhere" : at === from ? "origin" : "destination";
      return `${line_status}: ${status} at ${where}`;
    });

    expect([...new Set(shapes)].sort()).toEqual([
      "disputed: disputed at nowhere",
      "in_transit: in_transit at nowhere",
      "missing: missing at nowhere",
      "packed: packed at origin",
      "received: at_center at destination",
      "removed: printed at origin",
    ]);
  });

  test("has people with a name in Thaana, of every age, some without a phone", async () => {
    const people = await server.database.selectFrom("people").selectAll().execute();
    const types = await server.database.selectFrom("cards").select("card_type").distinct().execute();

    expect(people.every(({ name_dv }) => /^[\u0780-\u07bf\ufdf2 ]+$/.test(name_dv ?? ""))).toBe(true);
    expect(types.map(({ card_type }) => card_type).sort()).toEqual(["minor", "senior", "standard"]);
    const phones = people.map(({ phone }) => phone);
    expect(phones.filter((phone) => phone === null).length).toBeGreaterThan(50);
    expect(phones.every((phone) => phone === null || /^([79]\d{6}|00\d+)$/.test(phone))).toBe(true);
  });

  test("has cards that wait at the counters of three centres, with one of each oddity", async () => {
    const waiting = await server.database
      .selectFrom("cards")
      .where("serial_number", ">=", "SN0005001")
      .where("serial_number", "<=", "SN0005242")
      .where("status", "=", "at_center")
      .groupBy("current_center_id")
      .orderBy("current_center_id")
      .select(["current_center_id", (is) => is.fn.countAll<number>().as("count")])
      .execute();
    const { name_en, application_no } = await server.database
      .selectFrom("cards as k")
      .innerJoin("people as p", "p.id", "k.person_id")
      .where("k.serial_number", "=", "SN0005001")
      .select(["p.name_en", "k.application_no"])
      .executeTakeFirstOrThrow();

    expect(waiting).toEqual([
      { current_center_id: 1, count: 129 },
      { current_center_id: 2, count: 30 },
      { current_center_id: 6, count: 80 },
    ]);
    expect([name_en, application_no]).toEqual([expect.any(String), "C-2026-005001"]);
    const told = await server.database
      .selectFrom("sms_outbox")
      .where("batch_id", "is", null)
      .select("subject_id")
      .execute();
    expect(told.length).toBeGreaterThan(200);
  });

  test("has hand-overs in every state, each with its whole history and its card", async () => {
    const rows = await server.database
      .selectFrom("issuances as i")
      .innerJoin("cards as k", "k.id", "i.card_id")
      .groupBy(["i.status", "k.status"])
      .orderBy("i.status")
      .select(["i.status", "k.status as card", (is) => is.fn.countAll<number>().as("count")])
      .execute();
    const bare = await server.database
      .selectFrom("issuances as i")
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("audit_events as e")
              .where("e.subject_type", "=", "issuance")
              .whereRef("e.subject_id", "=", "i.id")
              .where("e.action", "=", "issue")
              .select("e.id"),
          ),
        ),
      )
      .select("i.id")
      .execute();

    expect(rows).toEqual([
      { status: "collected", card: "collected", count: 5 },
      { status: "completed", card: "completed", count: 24 },
      { status: "returned", card: "at_center", count: 3 },
    ]);
    expect(bare).toEqual([]);
    const proofs = await server.database.selectFrom("issuance_proofs").select(["finger"]).execute();
    expect(proofs).toHaveLength(24);
    expect(new Set(proofs.map(({ finger }) => finger))).toEqual(new Set(["thumb", null]));
  });

  test("has a hand-over for which a supervisor vouched with its proof outstanding, and one that is complete", async () => {
    const vouched = await server.database
      .selectFrom("issuances as i")
      .innerJoin("cards as k", "k.id", "i.card_id")
      .innerJoin("users as u", "u.id", "i.verified_by")
      .innerJoin("audit_events as e", (join) =>
        join.onRef("e.subject_id", "=", "i.id").on("e.subject_type", "=", "issuance"),
      )
      .where("e.action", "=", "vouch")
      .where("i.verified_method", "=", "supervisor")
      .whereRef("i.issued_by", "<>", "i.verified_by")
      .orderBy("k.serial_number")
      .select(["k.serial_number", "i.status", "i.verified_contact_masked", "u.fullname", "e.notes"])
      .execute();
    const [fullname, verified_contact_masked] = ["Fathimath Naseema", null];
    const who = { fullname, verified_contact_masked };

    expect(vouched).toEqual([
      { serial_number: "SN0005402", status: "collected", notes: `${fullname}: The phone was stolen`, ...who },
      {
        serial_number: "SN0005404",
        status: "completed",
        notes: `${fullname}: The registered number is not theirs any more`,
        ...who,
      },
    ]);
  });

  test("from before there were counters gets them, and keeps what it has", async () => {
    const { database } = server;
    await forgetApplications();
    await database.deleteFrom("issuance_proofs").execute();
    await database.deleteFrom("issuances").execute();
    await database.deleteFrom("sms_outbox").where("batch_id", "is", null).execute();
    await database.deleteFrom("cards").where("serial_number", ">=", "SN0005001").execute();
    await database.deleteFrom("person_holds").execute();
    await database.deleteFrom("people").where("id_number", ">=", "A105001").execute();
    await database.updateTable("people").set({ house: null, ward: null, island_id: null }).execute();
    const islands = await database.deleteFrom("islands").returningAll().execute();
    const count = async () => (await database.selectFrom("cards").select("id").execute()).length;
    const before = await count();
    await seedDemonstration(database, again);

    expect(islands).toHaveLength(190);
    expect(await count()).toBe(before + 292);
  });

  test("has 90 foreign workers with permits in every status, and interactions on two islands", async () => {
    const desk = await signIn(server, "super", 1);
    const { interactions, meta } = await desk.must("listInteractions", { query: { per_page: 100 } });
    const { permits } = await desk.must("listWorkPermits", { query: { workPermitNo: "WP", per_page: 100 } });
    const workers = await server.database.selectFrom("expats").select(["id", "name"]).orderBy("id").execute();

    expect(workers).toHaveLength(90);
    expect(new Set(permits.map(({ permit }) => permit.status))).toEqual(
      new Set(["valid", "expiring", "expired", "cancelled", "missing_reported"]),
    );
    expect(permits.flatMap(({ permit }) => permit.missing?.kind ?? []).sort()).toEqual([
      "abscond",
      "negligence",
      "reported",
    ]);
    expect(workers.slice(1, 6).map(({ name }) => name)).toEqual([
      "মোহাম্মদ করিম উদ্দিন",
      "முருகன் செல்வராஜ்",
      "නිමල් පෙරේරා",
      "王伟",
      "Sukarno",
    ]);
    expect(meta.total).toBe(40);
    expect(new Set(interactions.map(({ island }) => island.name))).toEqual(
      new Set(["Maale", "Kulhudhuffushi"]),
    );
    expect(new Set(interactions.map(({ officer }) => officer.username))).toEqual(
      new Set(["xpat.male", "xpat.hdh"]),
    );
  });

  test("is the same each time and never written twice", async () => {
    const before = await readFingerprint(server.database);
    const first = await server.database
      .selectFrom("people")
      .where("id_number", "in", ["A100101", "A101301"])
      .orderBy("id_number")
      .select(["name_en", "date_of_birth"])
      .execute();
    await seedDemonstration(server.database, again);

    expect(await readFingerprint(server.database)).toBe(before);
    expect(first).toEqual([
      { name_en: "Mohamed Shareef", date_of_birth: "2001-05-07" },
      { name_en: expect.any(String), date_of_birth: expect.any(String) },
    ]);
  });

  test("has nothing to send, and kept nothing of what was sent", async () => {
    const messages = await server.database
      .selectFrom("sms_outbox")
      .select(["state", "sealed"])
      .distinct()
      .execute();

    expect(messages).toEqual([{ state: "sent", sealed: null }]);
  });
});
