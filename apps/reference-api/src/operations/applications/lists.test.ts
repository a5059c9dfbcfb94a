import { describe, expect, test } from "vitest";
import { type Desk, signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const atKulhudhuffushi = () => signIn(server, "clerk.hdh", 6);

type Query = Readonly<Record<string, string | number>>;

const list = async (desk: Desk, query: Query = {}) =>
  desk.must("listCenterApplications", { query: { per_page: 100, ...query } });

const numbers = async (desk: Desk, query: Query) =>
  (await list(desk, { status: "all", ...query })).applications.map(({ application_no }) => application_no);

describe("The list of a centre's applications", () => {
  test("has the submitted ones where no status is asked for [CALL-54] [DOM-05]", async () => {
    const { applications, meta } = await list(await atHeadOffice());

    expect(new Set(applications.map(({ status }) => status))).toEqual(new Set(["submitted"]));
    expect(meta.total).toBe(applications.length);
    expect(applications.length).toBeGreaterThan(3);
  });

  test("has what the centre made and what it hands over, and nothing else [CALL-54]", async () => {
    const { applications } = await list(await atKulhudhuffushi(), { status: "all" });
    const places = applications.map(
      ({ created_center, collection_center }) => `${created_center?.id} to ${collection_center.id}`,
    );

    expect(new Set(places)).toEqual(new Set(["6 to 6", "1 to 6"]));
    expect(new Set(applications.map(({ channel }) => channel))).toEqual(new Set(["center"]));
  });

  test("has those of every centre for full access [CALL-54]", async () => {
    const { meta } = await list(await signIn(server, "super", 24), { status: "all" });

    expect(meta.total).toBe(60);
  });

  test("has the newest first, each once, over its pages [CALL-54]", async () => {
    const desk = await signIn(server, "super", 1);
    const found: { id: number; created_at: string }[] = [];
    for (const page of [1, 2, 3, 4, 5, 6]) {
      const { applications, meta } = await list(desk, { status: "all", per_page: 10, page });
      expect([meta.total, meta.last_page, meta.page]).toEqual([60, 6, page]);
      found.push(...applications);
    }
    const sorted = [...found].sort(
      (one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id,
    );

    expect(found).toEqual(sorted);
    expect(new Set(found.map(({ id }) => id)).size).toBe(60);
    expect((await list(desk, { status: "all", page: 1_000_000 })).applications).toEqual([]);
  });

  test("counts each status under the same search, whichever is shown", async () => {
    const desk = await atHeadOffice();
    const { applications } = await list(desk, { status: "all" });
    const { meta } = await list(desk, { status: "returned" });
    const of = (status: string) => applications.filter((each) => each.status === status).length;

    expect(meta.counts).toEqual(
      Object.fromEntries(
        [...new Set(applications.map(({ status }) => status))].map((each) => [each, of(each)]),
      ),
    );
    expect(meta.total).toBe(meta.counts?.returned);
    expect((await list(desk, { search: "A106021" })).meta.counts).toEqual({ returned: 1 });
  });

  test("tells why an application was returned, the first reason first [CALL-54]", async () => {
    const { applications } = await list(await atHeadOffice(), { status: "returned", search: "A106021" });

    expect(applications).toMatchObject([
      {
        application_no: "C-2026-005464",
        status_at: "2026-11-16T07:05:00.000Z",
        return_reasons: [
          { code: "photo_too_dark", field: "photo", text: "Photo too dark" },
          { code: "missing_signature" },
        ],
      },
    ]);
  });

  test.each([
    { page: 0 },
    { page: -1 },
    { per_page: 101 },
    { status: "lost" },
    { status: "" },
    { search: "a" },
    { search: "  " },
    { search: "\u200b\u200b" },
    { search: "a".repeat(201) },
  ])("refuses %j", async (query: Query) => {
    const answer = await (await atHeadOffice()).call("listCenterApplications", { query });

    expect(answer).toMatchObject({ status: 400, body: { errors: expect.anything() } });
  });

  test("is not for somebody who may only look up people", async () => {
    const desk = await signIn(server, "status.male", 1);

    expect(await desk.refused("listCenterApplications")).toMatchObject({ status: 403, code: "forbidden" });
    expect(await desk.refused("listPortalApplications")).toMatchObject({ status: 403, code: "forbidden" });
  });
});

describe("The search in a list of applications", () => {
  test.each([
    ["the whole ID number", "A106021"],
    ["its digits alone", "106021"],
    ["the ID number as it is shown", "a 106 021"],
    ["a part of it", "06021"],
    ["the number of the application", "C-2026-005464"],
    ["that number without its hyphens, with blanks", " c2026 005464 "],
    ["a part of that number", "-005464"],
    ["the name", "Aishath Latheefa"],
    ["a part of the name, however it is written", "aishath  LATHEEF"],
    ["the name with an accent", "Aishāth Latheefa"],
    ["the name with letters that are doubled otherwise", "Aisshath Lattheefa"],
  ])("finds it by %s [CALL-54]", async (_, search) => {
    expect(await numbers(await atHeadOffice(), { search })).toEqual(["C-2026-005464"]);
  });

  test("finds a name in Thaana", async () => {
    const { name_dv } = await server.database
      .selectFrom("people")
      .where("id_number", "=", "A106021")
      .select("name_dv")
      .executeTakeFirstOrThrow();
    const desk = await atHeadOffice();

    expect(await numbers(desk, { search: name_dv ?? "" })).toContain("C-2026-005464");
    expect(await numbers(desk, { search: (name_dv ?? "").slice(-6) })).toContain("C-2026-005464");
  });

  test("finds a name in Thaana by letters that sound like those it is written with", async () => {
    await server.database
      .updateTable("people")
      .set({ name_dv: "ޢަލީ ޙަމީދު" })
      .where("id_number", "=", "A106021")
      .execute();

    expect(await numbers(await atHeadOffice(), { search: "އަލީ ހަމީދު" })).toContain("C-2026-005464");
  });

  test.each([
    ["signs that patterns are made of", "%%"],
    ["such signs between letters", "Ai%Latheefa"],
    ["one sign for any letter", "A_shath"],
    ["a quote", "x' or '1'='1"],
    ["quotes alone, which names are folded without", "''"],
    ["hyphens alone", "--"],
    ["a backslash", "\\\\"],
    ["a look-alike from another script", "А106021"],
    ["full-width digits", "１０６０２１"],
    ["a surrogate and a mark", "\u{1F600}\u0301"],
    ["200 characters", "ab".repeat(100)],
    ["one letter, again and again", "aaa"],
    ["one letter of Thaana, again and again", "ޤޤޤ"],
    ["Thaana that nobody is called", "ޤމޤމ"],
    ["the number of an application that is not there", "C-2019-000001"],
  ])("finds nothing by %s", async (_, search) => {
    const { applications, meta } = await list(await signIn(server, "super", 1), { status: "all", search });

    expect([applications, meta.total, meta.counts]).toEqual([[], 0, {}]);
  });
});

describe("The list of applications made online", () => {
  test("has those whose card the centre hands over, of every status [CALL-49]", async () => {
    const { applications } = await (await atKulhudhuffushi()).must("listPortalApplications", {
      query: { per_page: 100 },
    });

    expect(new Set(applications.map((each) => each.collection_center.id))).toEqual(new Set([6]));
    expect(new Set(applications.map(({ status }) => status)).size).toBeGreaterThan(8);
    expect(applications.every((each) => each.created_by === null && each.created_center === null)).toBe(true);
  });

  test("takes page, per_page, search and status [CALL-49]", async () => {
    const desk = await signIn(server, "super", 1);
    const query = { page: 2, per_page: 2, search: "P-2026-0000", status: "submitted" };
    const { applications, meta } = await desk.must("listPortalApplications", { query });

    expect(applications.map(({ application_no }) => application_no)).toHaveLength(2);
    expect(meta).toMatchObject({ page: 2, per_page: 2, total: 6, last_page: 3 });
    expect(meta.counts?.under_review).toBe(5);
    expect(await numbers(desk, { search: "P-2026" })).toEqual([]);
  });
});
