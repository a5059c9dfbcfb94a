import { describe, expect, test } from "vitest";
import { type CallParts, type Desk, signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";
import {
  bangladesh,
  findRafiqul,
  makeInteractionForm,
  male,
  newWorker,
  rafiqul,
} from "../../testing/xpat.ts";

const server = useTestServer();
const atMale = () => signIn(server, "xpat.male", 1);
const atKulhudhuffushi = () => signIn(server, "xpat.hdh", 6);

const readViews = () =>
  server.database
    .selectFrom("audit_events")
    .where("action", "in", ["view", "print", "look_up_missed"])
    .where("subject_type", "in", ["expat", "interaction"])
    .orderBy("id")
    .select(["subject_type", "subject_id", "action", "notes"])
    .execute();

describe("lists to choose from", () => {
  test("occupations are the unit groups of ISCO-08 by their titles [CALL-27]", async () => {
    const { occupations } = await (await signIn(server, "noarea", 1)).must("listOccupations");

    expect(occupations).toHaveLength(436);
    expect(occupations.find(({ code }) => code === "5131")?.title).toBe("Waiters");
  });

  test.each([
    [{}, 190],
    [{ name: "kulhudhu" }, 1],
    [{ atoll: "HDh" }, 13],
    [{ atoll: "haa dhaalu" }, 13],
    [{ name: "ކުޅުދުއް" }, 1],
    [{ name: "nowhere" }, 0],
  ])("islands are found by the beginning of name and atoll: %j [CALL-28]", async (query, count) => {
    const { islands } = await (await signIn(server, "noarea", 1)).must("listIslands", { query });

    expect(islands).toHaveLength(count);
  });

  test("the current island is the one of the centre, or none [CALL-31]", async () => {
    const here = await (await atKulhudhuffushi()).must("getCurrentIsland");
    const abroad = await (await signIn(server, "super", 191)).must("getCurrentIsland");

    expect(here.island).toMatchObject({ name: "Kulhudhuffushi", atoll: "HDh", atoll_name: "Haa Dhaalu" });
    expect(abroad.island).toBeNull();
  });

  test("employers are found by name and registration number, those that begin with it first [CALL-35]", async () => {
    const desk = await atMale();
    const find = async (search: string) =>
      (await desk.must("listEmployers", { query: { search } })).employers.map(({ name }) => name);

    expect(await find("household")).toHaveLength(2);
    expect(await find("0123/2019")).toEqual(["Blue Lagoon Resort"]);
    expect(await find("building")).toEqual(["Kulhudhuffushi Building Works"]);
    expect((await desk.refused("listEmployers", { query: { search: " b" } })).errors).toEqual({
      search: ["Type at least 2 characters."],
    });
  });
});

describe("a look-up of a worker", () => {
  test.each([
    [{ work_permit: "wp 00100003" }, ["முருகன் செல்வராஜ்"]],
    [{ name: "sukarno" }, ["Sukarno"]],
    [{ name: "Jahangir", work_permit: "WP00100008" }, ["Mohammed Jahangir Alam"]],
    [{ name: "Jahangir", work_permit: "WP00100001" }, []],
  ])("by %j [CALL-30]", async (query, names) => {
    const { individuals } = await (await atMale()).must("findExpatByPermit", { query });

    expect(individuals.map(({ name }) => name)).toEqual(names);
  });

  test("is refused at the field that makes no sense [CALL-29] [CALL-30]", async () => {
    const desk = await atMale();
    const passport = await desk.refused("findExpatByPassport", {
      query: { passport_no: "12#", country_id: 999 },
    });

    expect(passport.errors).toEqual({
      passport_no: ["Passport number is not valid."],
      country_id: ["Country is not valid."],
    });
    expect((await desk.refused("findExpatByPermit")).errors).toEqual({
      work_permit: ["Type a work permit number or a name."],
    });
    expect((await desk.refused("findExpatByPermit", { query: { name: "a" } })).errors).toEqual({
      name: ["Type at least 2 characters."],
    });
  });

  test("is written down, found or not, and 60 a minute are enough [CALL-29] [CALL-30] [T-11]", async () => {
    const desk = await atMale();
    await findRafiqul(desk);
    const nobody = { passport_no: "ZZ9999999", country_id: bangladesh };
    expect((await desk.must("findExpatByPassport", { query: nobody })).individuals).toEqual([]);
    expect(await readViews()).toEqual([
      { subject_type: "expat", subject_id: 1, action: "view", notes: null },
      {
        subject_type: "expat",
        subject_id: null,
        action: "look_up_missed",
        notes: expect.stringMatching(/^passport [\w-]{43}$/),
      },
    ]);
    for (let count = 2; count < 60; count += 1) await desk.must("findExpatByPassport", { query: nobody });

    expect(await desk.refused("findExpatByPermit", { query: { name: "Karim" } })).toMatchObject({
      status: 429,
      code: "too_many_lookups",
    });
    expect(await desk.refused("recordInteraction", { body: makeInteractionForm(newWorker) })).toMatchObject({
      status: 429,
    });
  });

  test("opens the photograph of who was found to this session alone, and each look is written down", async () => {
    const desk = await atMale();
    const path = { id: rafiqul.id };
    expect((await desk.refused("getExpatPortrait", { path })).status).toBe(404);
    await findRafiqul(desk);
    const answer = await desk.call("getExpatPortrait", { path });

    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    expect((await (await atMale()).refused("getExpatPortrait", { path })).status).toBe(404);
    expect((await readViews()).map(({ notes }) => notes)).toEqual([null, "portrait"]);
  });

  test("ends with the session that made it", async () => {
    const desk = await atMale();
    await findRafiqul(desk);
    await desk.must("logout");

    expect(await server.database.selectFrom("found_expats").selectAll().execute()).toEqual([]);
  });
});

const both = async (desk: Desk, query: NonNullable<CallParts["query"]> = {}) => {
  const list = await desk.must("listInteractions", { query: { ...query, per_page: 100 } });
  const { stats } = await desk.must("getInteractionStats", { query });
  return { ...list, stats };
};

describe("the list of interactions and its figures", () => {
  test("are of the island of the centre; full access sees all [CALL-32] [CALL-33]", async () => {
    const here = await both(await atKulhudhuffushi());
    const all = await both(await signIn(server, "super", 1));
    const abroad = await both(await signIn(server, "super", 1), { island_id: male });

    expect(new Set(here.interactions.map(({ island }) => island.name))).toEqual(new Set(["Kulhudhuffushi"]));
    expect([here.meta.total, all.meta.total, abroad.meta.total]).toEqual([20, 40, 20]);
    expect((await both(await atMale(), { island_id: 18 })).meta.total).toBe(0);
  });

  test.each([
    {},
    { outcome: "verified" },
    { island_id: male },
    { officer: "xpat.hdh" },
    { date_from: "2026-11-10", date_to: "2026-11-19" },
    { search: "islam" },
    { search: "X2026000003" },
    { search: "4821" },
    { search: "nothing like it" },
  ])("agree on which interactions there are: %j [CALL-32] [CALL-33]", async (query) => {
    const { interactions, meta, stats } = await both(await signIn(server, "super", 1), query);
    const count = (outcomes: readonly string[]) =>
      interactions.filter(({ outcome }) => outcomes.includes(outcome)).length;

    expect(stats).toMatchObject({
      total: meta.total,
      verified: count(["verified"]),
      mismatches: count(["employer_mismatch", "occupation_mismatch", "island_mismatch"]),
      without_documents: interactions.filter(({ passport_last4 }) => passport_last4 === null).length,
    });
    expect(stats.by_island.reduce((sum, each) => sum + each.count, 0)).toBe(meta.total);
    expect(interactions.map(({ at }) => at)).toEqual(
      interactions
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  test("agree after an interaction, which counts today and this week [CALL-32] [CALL-33]", async () => {
    const desk = await atMale();
    const before = await both(desk);
    await desk.must("recordInteraction", { body: makeInteractionForm(newWorker) });
    const after = await both(desk);

    expect(after.meta.total).toBe(before.meta.total + 1);
    expect(after.stats).toMatchObject({
      today: before.stats.today + 1,
      week: before.stats.week + 1,
      total: after.meta.total,
    });
    expect(after.interactions[0]).toMatchObject({ name: "Tanvir Ahmed", passport_last4: "0001" });
  });

  test("refuse a last day before the first [CALL-32]", async () => {
    const query = { date_from: "2026-11-10", date_to: "2026-11-09" };

    expect((await (await atMale()).refused("listInteractions", { query })).errors).toEqual({
      date_to: ["The last day is before the first day."],
    });
  });
});

describe("one interaction", () => {
  test("is opened at its island, by who recorded it and with full access, and each look is written down", async () => {
    const [theirs, ours] = [{ id: 2 }, { id: 1 }];
    const desk = await atMale();
    const data = { ...newWorker, island_id: 18 };
    const { interaction } = await desk.must("recordInteraction", { body: makeInteractionForm(data) });

    expect((await desk.refused("getInteraction", { path: theirs })).status).toBe(404);
    expect((await desk.call("getInteraction", { path: ours })).status).toBe(200);
    expect((await desk.call("getInteraction", { path: { id: interaction.id } })).status).toBe(200);
    expect((await (await signIn(server, "super", 24)).call("getInteraction", { path: theirs })).status).toBe(
      200,
    );
    expect((await readViews()).map(({ subject_id }) => subject_id)).toEqual([1, 41, 2]);
  });

  test("counts its printed slips", async () => {
    const desk = await atMale();
    const print = () => desk.must("markInteractionPrinted", { path: { id: 1 } });

    expect([(await print()).copies, (await print()).copies]).toEqual([1, 2]);
    expect((await desk.must("getInteraction", { path: { id: 1 } })).interaction.print_count).toBe(2);
    expect((await desk.refused("markInteractionPrinted", { path: { id: 2 } })).status).toBe(404);
  });
});

describe("work permits", () => {
  test("are found by part of the employer's name, a page at a time [CALL-34]", async () => {
    const desk = await atMale();
    const query = { name: "lagoon", per_page: 10 };
    const { permits, meta } = await desk.must("listWorkPermits", { query });

    expect(permits).toHaveLength(Math.min(10, meta.total));
    expect(permits.every(({ permit }) => permit.employer?.name === "Blue Lagoon Resort")).toBe(true);
  });

  test("are found by the beginning of the number, with the person and what was recorded last [CALL-34]", async () => {
    const query = { workPermitNo: "wp 0010 0001" };
    const { permits } = await (await atMale()).must("listWorkPermits", { query });

    expect(permits).toMatchObject([
      {
        permit: { number: "WP00100001", status: "valid", employer: { name: "Coral Reef Construction" } },
        individual: { id: 1, name: "Rafiqul Islam", passport_last4: "4821" },
        last_interaction: { interaction_no: expect.stringMatching(/^X-2026-/) },
      },
    ]);
  });

  test.each([
    [{}, { name: ["Type an employer name or permit number."] }],
    [{ name: " " }, { name: ["Type an employer name or permit number."] }],
    [{ name: "a" }, { name: ["Type at least 2 characters."] }],
    [{ workPermitNo: "%%" }, { workPermitNo: ["Work permit number is not valid."] }],
  ])("ask for something to search: %j [CALL-34]", async (query, errors) => {
    expect((await (await atMale()).refused("listWorkPermits", { query })).errors).toEqual(errors);
  });
});
