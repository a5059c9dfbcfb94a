import { describe, expect, test } from "vitest";
import { packBatch, receiptOf, sendBatch } from "../../testing/batches.ts";
import { signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const atKulhudhuffushi = () => signIn(server, "clerk.hdh", 6);

describe("A list between two days", () => {
  test("counts them on the registry's calendar, and both belong to it [CALL-07]", async () => {
    // In Malé the 20th begins at 19:00 on the 19th at UTC.
    const moments = [
      "2026-11-19T18:59:59.999Z",
      "2026-11-19T19:00:00.000Z",
      "2026-11-20T18:59:59.999Z",
      "2026-11-20T19:00:00.000Z",
    ];
    const opened: number[] = [];
    for (const moment of moments) {
      server.clock.now = new Date(moment);
      opened.push((await packBatch(await atHeadOffice(), { count: 0 })).id);
    }
    const desk = await atHeadOffice();
    const list = async (query: { created_from?: string; created_to?: string }) => {
      const { batches } = await desk.must("listSendingBatches", { query: { ...query, per_page: 100 } });
      return batches.map(({ id }) => opened.indexOf(id)).filter((place) => place >= 0);
    };
    expect(await list({ created_from: "2026-11-20", created_to: "2026-11-20" })).toEqual([2, 1]);
    expect(await list({ created_from: "2026-11-20" })).toEqual([3, 2, 1]);
    expect(await list({ created_to: "2026-11-19" })).toEqual([0]);
    expect(await list({ created_from: "2026-11-21", created_to: "2026-11-19" })).toEqual([]);
    expect(await list({ created_from: "1900-01-01", created_to: "2099-12-31" })).toHaveLength(4);
  });

  test("narrows what is received in the same way [CALL-08]", async () => {
    server.clock.now = new Date("2026-11-19T19:00:00.000Z");
    const { id } = await sendBatch(await atHeadOffice(), { to: 6 });
    const desk = await atKulhudhuffushi();
    const on = async (day: string) => {
      const query = { created_from: day, created_to: day };
      return (await desk.must("listReceivingBatches", { query })).batches.map((batch) => batch.id);
    };
    expect(await on("2026-11-20")).toEqual([id]);
    expect(await on("2026-11-19")).not.toContain(id);
  });

  test.each(["2026-02-30", "20261120", "0000-01-01", "2100-01-01", "yesterday", ""])(
    "refuses %j, which is no day that a batch has",
    async (created_from) => {
      const answer = await (await atHeadOffice()).call("listSendingBatches", { query: { created_from } });
      expect(answer).toMatchObject({ status: 400, body: { errors: { created_from: [expect.any(String)] } } });
    },
  );
});

describe("The counts of a list", () => {
  const tabs = ["open", "dispatched", "receiving", "received", "cancelled"] as const;

  test.each([
    ["sending", {}],
    ["sending", { center: 6 }],
    ["sending", { created_from: "2026-11-10", created_to: "2026-11-19" }],
    ["receiving", {}],
    ["receiving", { center: 1, created_from: "2026-11-01" }],
  ] as const)(
    "of %s under %j are the totals of each of its tabs [CALL-07][CALL-08]",
    async (side, filter) => {
      const desk = side === "sending" ? await atHeadOffice() : await atKulhudhuffushi();
      const list = side === "sending" ? "listSendingBatches" : "listReceivingBatches";
      const { meta } = await desk.must(list, { query: { ...filter, status: "dispatched", page: 9 } });
      for (const status of tabs) {
        const { total } = (await desk.must(list, { query: { ...filter, status } })).meta;
        expect([status, meta.counts?.[status]]).toEqual([status, total]);
      }
      const { total } = (await desk.must(list, { query: { ...filter, has_discrepancy: true } })).meta;
      expect(meta.counts?.discrepancy).toBe(total);
    },
  );
});

test("A batch tells since when the card is missing that is missing longest, until it is found", async () => {
  const batch = await sendBatch(await atHeadOffice(), { to: 6, count: 3 });
  const miss = async (place: number) => {
    const { path } = receiptOf(batch, place);
    const desk = await atKulhudhuffushi();
    await desk.must("markCardMissing", { path, body: { data: { notes: "Not in the packet" } } });
  };
  const readOldest = async () => {
    const query = { batch_no: batch.batch_no };
    const { batches } = await (await atKulhudhuffushi()).must("listReceivingBatches", { query });
    return batches[0]?.oldest_missing_at;
  };
  expect(await readOldest()).toBeNull();
  await miss(0);
  const first = server.clock.now.toISOString();
  server.clock.pass({ hours: 30 });
  await miss(1);
  expect(await readOldest()).toBe(first);
  await (await atKulhudhuffushi()).must("receiveCard", receiptOf(batch, 0));
  expect(await readOldest()).toBe(server.clock.now.toISOString());
});

describe("The centres that can be chosen", () => {
  test("tell islands and atolls in Thaana, and the short form of the atoll [CALL-09]", async () => {
    const { centers } = await (await atHeadOffice()).must("listCenters");
    expect(centers.find(({ id }) => id === 6)).toMatchObject({
      island: "Kulhudhuffushi",
      island_dv: "ކުޅުދުއްފުށި",
      atoll_dv: "ހދ. ތިލަދުންމަތީ ދެކުނުބުރި",
      atoll_code: "HDh",
    });
    const abroad = centers.filter(({ island_dv }) => !island_dv);
    expect(abroad.map(({ island }) => island)).toEqual([null, null, null]);
  });

  test("tell the same in their hierarchy [CALL-10]", async () => {
    const { centers } = await (await atHeadOffice()).must("listCenterHierarchy");
    expect(JSON.stringify(centers)).toContain("ކުޅުދުއްފުށި");
  });
});
