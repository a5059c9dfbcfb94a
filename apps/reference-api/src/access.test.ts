import { describe, expect, test } from "vitest";
import { type ContractOperation, contractOperations } from "./contract/operations.ts";
import { type Desk, openDesk, signIn } from "./testing/desk.ts";
import { findCardId } from "./testing/hand-over.ts";
import { operationCalls as calls, callsOfCard } from "./testing/operation-calls.ts";
import { readFingerprint } from "./testing/read-fingerprint.ts";
import { useTestServer } from "./testing/test-server.ts";

const allowedOrigin = "https://portal.example:5173";
const server = useTestServer({ allowedOrigins: [allowedOrigin] });

const writes = contractOperations.filter(({ isWrite, id }) => isWrite && id !== "login");
const ofBatches = contractOperations.filter(({ center }) =>
  ["origin", "destination", "either"].includes(center),
);
const ofCards = Object.keys(callsOfCard(0)) as (keyof ReturnType<typeof callsOfCard>)[];

/** Sends an operation's request as it is told to, with nothing added but the cookie. */
function send(desk: Desk, operation: ContractOperation, init: RequestInit & { search?: string } = {}) {
  const { path = {}, body } = calls[operation.id];
  const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
  return desk.fetch(`/api${address}${init.search ?? ""}`, {
    method: operation.method,
    body: JSON.stringify(body ?? {}),
    ...init,
  });
}

const json = { "Content-Type": "application/json" };

describe("writes that did not come from the product's pages", () => {
  test.each(writes)("$id needs the token of this very session [T-17]", async (operation) => {
    const earlier = await signIn(server, "clerk.male", 1);
    const other = await signIn(server, "super", 1);
    const desk = await signIn(server, "clerk.male", 1);
    const before = await readFingerprint(server.database);

    const answers = [
      await send(desk, operation, { headers: json }),
      await send(desk, operation, { headers: { ...json, "X-CSRF-Token": "" } }),
      await send(desk, operation, { headers: { ...json, "X-CSRF-Token": other.csrf } }),
      await send(desk, operation, { headers: { ...json, "X-CSRF-Token": earlier.csrf } }),
      await send(desk, operation, { headers: { ...json, "X-CSRF-Token": `${desk.csrf}A` } }),
      await send(desk, operation, { headers: json, search: `?_csrf=${desk.csrf}` }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await answers[0]?.json()).toEqual({
      message: "The request could not be verified. Reload the page and try again.",
      code: "csrf",
    });
    expect(await readFingerprint(server.database)).toBe(before);
  });

  const foreign = [
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { Origin: "null" },
    { Origin: "http://localhost.evil.example" },
    { Origin: "http://evil.localhost" },
    { Origin: "http://localhost:81" },
    { Origin: "not an origin" },
  ];

  test.each(writes)("$id is refused from another site, whatever it carries [T-18]", async (operation) => {
    const desk = await signIn(server, "clerk.male", 1);
    const before = await readFingerprint(server.database);

    for (const headers of foreign) {
      const { status } = await send(desk, operation, {
        headers: { ...json, "X-CSRF-Token": desk.csrf, ...headers },
      });
      expect([headers, status]).toEqual([headers, 403]);
    }
    expect(await readFingerprint(server.database)).toBe(before);
  });

  test.each(writes)("$id takes nothing but JSON [T-18]", async (operation) => {
    const desk = await signIn(server, "super", operation.center === "destination" ? 6 : 1);
    const before = await readFingerprint(server.database);
    const token = { "X-CSRF-Token": desk.csrf };
    const text = JSON.stringify(calls[operation.id].body ?? {});

    const answers = [
      await send(desk, operation, { headers: { ...token, "Content-Type": "text/plain" } }),
      await send(desk, operation, {
        headers: { ...token, "Content-Type": "application/x-www-form-urlencoded" },
      }),
      await send(desk, operation, { headers: { ...token, "Content-Type": "application/jsonp" } }),
    ];
    if (operation.body) {
      answers.push(await send(desk, operation, { headers: token, body: new TextEncoder().encode(text) }));
    }

    for (const { status } of answers) expect(status).toBe(415);
    expect(await readFingerprint(server.database)).toBe(before);
  });

  test("sign-in is refused from another site, before anything is looked up [T-18]", async () => {
    const desk = openDesk(server);
    for (const headers of foreign) {
      const answer = await desk.call("login", {
        body: { username: "clerk.male", password: "Counter-2026!" },
        headers,
      });
      expect([headers, answer.status, answer.headers.get("Set-Cookie")]).toEqual([headers, 403, null]);
    }
  });

  test("a write from the server's own page, or from a program without an origin, is taken", async () => {
    const desk = await signIn(server, "clerk.male");
    const body = { dispatch_center: 1 };
    const own = { Origin: "http://localhost", "Sec-Fetch-Site": "same-origin" };

    await desk.must("setCenter", { body, headers: own });
    await desk.must("setCenter", { body });
  });

  test("another origin may call and read only if it is allowed by name [T-14]", async () => {
    const desk = await signIn(server, "clerk.male");
    const ask = async (Origin: string) => {
      const preflight = await desk.fetch("/api/auth/set-center", { method: "OPTIONS", headers: { Origin } });
      const { status, headers } = await desk.call("setCenter", {
        body: { dispatch_center: 1 },
        headers: { Origin, "Sec-Fetch-Site": "same-site" },
      });
      return [preflight.status, status, headers.get("Access-Control-Allow-Origin")];
    };

    expect(await ask(allowedOrigin)).toEqual([204, 200, allowedOrigin]);
    for (const origin of [
      "null",
      "http://portal.example:5173",
      "https://portal.example",
      "https://portal.example:51730",
      "https://www.portal.example:5173",
      "https://portal.example:5173.evil.example",
      "https://localhost",
    ]) {
      expect([origin, ...(await ask(origin))]).toEqual([origin, 405, 403, null]);
    }
  });

  test("no GET changes anything [T-19]", async () => {
    const desk = await signIn(server, "super", 1);
    const before = await readFingerprint(server.database);
    for (const { id } of contractOperations.filter(({ isWrite }) => !isWrite)) await desk.call(id, calls[id]);

    expect(await readFingerprint(server.database)).toBe(before);
  });
});

describe("centres [T-36]", () => {
  test.each(ofBatches)("$id of a batch is for its $center [T-36]", async ({ id, center: side }) => {
    const found: Record<string, unknown> = {};
    for (const center of [1, 6, 24]) {
      const desk = await signIn(server, "super", center);
      const { status, body } = await desk.call(id, calls[id]);
      const { code, message } = body as { code?: string; message?: string };
      found[center] = code === "other_center" ? `${status} ${message}` : "passed";
    }

    const theirs =
      side === "origin"
        ? "403 This batch was packed by DNR Head Office."
        : "403 This batch is for HDh. Kulhudhuffushi City Centre.";
    expect(found).toEqual({
      1: side === "destination" ? theirs : "passed",
      6: side === "origin" ? theirs : "passed",
      24: theirs,
    });
  });

  test.each(ofCards)("%s of a card is for the centre that has it [T-36]", async (id) => {
    const card = await findCardId(server, 5204);
    const desk = await signIn(server, "super", 6);
    const before = await readFingerprint(server.database);
    const { status, code } = await desk.refused(id, callsOfCard(card)[id]);

    expect([status, code]).toEqual([403, "other_center"]);
    expect(await readFingerprint(server.database)).toBe(before);
  });

  test.each(ofCards)("%s of a card that is not there finds nothing", async (id) => {
    const desk = await signIn(server, "super", 1);
    const { status, code } = await desk.refused(id, callsOfCard(999_999)[id]);

    expect([status, code]).toEqual("path" in callsOfCard(0)[id] ? [404, "not_found"] : [409, "out_of_order"]);
  });

  test.each(ofBatches)("$id of a batch that is not there is not found", async ({ id }) => {
    const desk = await signIn(server, "super", 1);
    const path = { ...calls[id].path, id: 999, batchId: 999 };

    expect(await desk.refused(id, { ...calls[id], path })).toEqual({
      status: 404,
      message: "Batch not found.",
      code: "not_found",
    });
  });

  const ofCenters = writes.filter(({ center }) => center !== "none");

  test.each(ofCenters)("$id for another centre than the session's is refused", async ({ id }) => {
    const desk = await signIn(server, "super", 1);
    const before = await readFingerprint(server.database);

    expect(await desk.refused(id, { ...calls[id], headers: { "X-Center-Id": "6" } })).toMatchObject({
      status: 409,
      code: "center_changed",
      context: { center: { id: 1, name: "DNR Head Office" } },
    });
    expect(await readFingerprint(server.database)).toBe(before);
  });

  test("a user is refused at a centre that is not the user's", async () => {
    const desk = await signIn(server, "clerk.hdh");

    expect(await desk.refused("setCenter", { body: { dispatch_center: 1 } })).toEqual({
      status: 403,
      message: "You do not work at this center.",
      code: "other_center",
    });
    expect((await desk.must("getUser")).center).toBeNull();
  });

  test("a refusal is written into the audit trail, with who, where and what [T-40]", async () => {
    const desk = await signIn(server, "xpat.male", 1);
    await desk.refused("createBatch", calls.createBatch);
    await desk.refused("logout", { headers: { "X-CSRF-Token": "stolen" } });

    const events = await server.database
      .selectFrom("audit_events")
      .where("action", "=", "denied")
      .orderBy("id")
      .select(["actor_id", "center_id", "notes"])
      .execute();
    expect(events).toEqual([
      { actor_id: 3, center_id: 1, notes: "createBatch" },
      { actor_id: 3, center_id: 1, notes: "logout" },
    ]);
  });
});
