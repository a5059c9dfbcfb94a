import { describe, expect, expectTypeOf, test } from "vitest";
import type { Application } from "../applications/application.ts";
import type { OperationId } from "../client/operation.ts";
import { readOperation } from "../client/read-operation.ts";
import { createRegistryClient } from "../client/registry-client.ts";
import { operationMap } from "../contract/operations.gen.ts";
import {
  createBatch,
  createBatchCard,
  createFakeRegistry,
  exampleAnswers,
  type FakeHandler,
  refuse,
  reply,
} from "./index.ts";

const ask = (path: string, init?: RequestInit) => new Request(`http://registry.test/api${path}`, init);

describe("The fake registry", () => {
  test.each(Object.keys(operationMap) as OperationId[])("knows %s by its method and path", async (id) => {
    const { method, path } = readOperation(id);
    const fake = createFakeRegistry({}, { examples: {} });
    await fake.fetch(ask(path.replaceAll(/\{\w+\}/g, "12"), { method })).catch(() => "It has no answer.");
    expect(fake.calls.map((call) => call.operation)).toEqual([id]);
  });

  test.each(Object.keys(exampleAnswers) as OperationId[])("has an example for %s", async (id) => {
    const { method, path } = readOperation(id);
    const response = await createFakeRegistry().fetch(ask(path, { method }));
    expect(response.ok).toBe(true);
    expect(await response.json()).toBeTypeOf("object");
  });

  test("has the history of an application in the order of the contract, newest first", async () => {
    const answer = await createFakeRegistry().fetch(ask("/applications/center/41"));
    const { application } = (await answer.json()) as { application: Application };
    const ids = application.events.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
  });

  test("answers what a test says, from the start or later", async () => {
    const fake = createFakeRegistry({ listCenters: () => reply(200, { centers: [] }, { "X-Test": "1" }) });
    const first = await fake.fetch(ask("/dispatch/centers"));
    expect([await first.json(), first.headers.get("X-Test")]).toEqual([{ centers: [] }, "1"]);
    fake.on("listCenters", () => refuse("busy", { status: 429, code: "too_many_attempts" }));
    const second = await fake.fetch(ask("/dispatch/centers"));
    expect(second.status).toBe(429);
    expect(await second.json()).toEqual({ message: "busy", code: "too_many_attempts" });
  });

  test("keeps what was asked, with path, query, body and headers", async () => {
    const fake = createFakeRegistry();
    await fake.fetch(ask("/dispatch/batches/sending/7?page=2"));
    await fake.fetch(
      ask("/dispatch/batches/7/cards", {
        method: "POST",
        body: JSON.stringify({ serial_number: "SN0000101" }),
        headers: { "Content-Type": "application/json", "X-Center-Id": "1" },
      }),
    );
    expect(fake.calls[0]).toMatchObject({
      operation: "getSendingBatch",
      path: { id: "7" },
      query: { page: "2" },
    });
    const [added] = fake.callsOf("addCard");
    expect(added?.body.serial_number).toBe("SN0000101");
    expect(added?.headers.get("X-Center-Id")).toBe("1");
  });

  test("takes a form with files as a form", async () => {
    const fake = createFakeRegistry();
    const body = new FormData();
    body.append("type", "signed_receipt");
    await fake.fetch(ask("/dispatch/batches", { method: "POST", body }));
    const sent = fake.calls[0]?.body as unknown;
    expect(sent instanceof FormData && sent.get("type")).toBe("signed_receipt");
  });

  test("waits as long as the test wants and stops with the request", async () => {
    const gate = Promise.withResolvers<void>();
    const fake = createFakeRegistry({
      listCenters: async () => {
        await gate.promise;
        return reply(200, { centers: [] });
      },
    });
    const client = createRegistryClient({ baseUrl: fake.baseUrl, fetch: fake.fetch });
    const controller = new AbortController();
    const stopped = client.request("listCenters", { signal: controller.signal });
    const answered = client.request("listCenters");
    controller.abort();
    await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
    gate.resolve();
    expect(await answered).toEqual({ centers: [] });
  });

  test("stands wherever the host's base address is", async () => {
    const fake = createFakeRegistry({}, { baseUrl: "/desk/api/" });
    const response = await fake.fetch(new Request("https://portal.test/desk/api/dispatch/centers"));
    expect(response.status).toBe(200);
  });

  test("fails loudly for a call that is not in the contract, or that has no answer", async () => {
    const fake = createFakeRegistry({}, { examples: {} });
    await expect(fake.fetch(ask("/nowhere"))).rejects.toThrow("GET /nowhere is no call of the contract.");
    await expect(fake.fetch(ask("/dispatch/centers"))).rejects.toThrow('fake.on("listCenters", …)');
  });

  test("takes no answer that the contract does not know", () => {
    // @ts-expect-error: a batch is missing.
    const withoutBatch: FakeHandler<"createBatch"> = () => reply(201, { message: "created" });
    // @ts-expect-error: the contract answers 201.
    const withStatus: FakeHandler<"createBatch"> = () => reply(200, { batch: createBatch() });
    expect([withoutBatch, withStatus]).toHaveLength(2);
    expectTypeOf(createFakeRegistry().callsOf("addCard")[0]?.body.method).toEqualTypeOf<
      "scan" | "manual" | undefined
    >();
  });
});

test("An example batch counts its own cards", () => {
  const cards = [
    createBatchCard(1, { line_status: "missing" }),
    createBatchCard(2, { line_status: "received" }),
  ];
  expect(createBatch({ cards })).toMatchObject({
    cards_count: 2,
    missing_count: 1,
    received_count: 1,
    has_discrepancy: true,
  });
  expect(cards[0]?.serial_number).toBe("SN0000101");
});
