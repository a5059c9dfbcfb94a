import { describe, expect, test } from "vitest";
import type { RegistryError } from "../errors/registry-error.ts";
import { createFakeRegistry, type FakeHandlers } from "../testing/index.ts";
import type { Notice } from "./notice.ts";
import { createRegistryClient } from "./registry-client.ts";
import { createWriteKey } from "./write-key.ts";

function setUp(handlers: FakeHandlers) {
  const fake = createFakeRegistry(handlers);
  const notices: Notice[] = [];
  const client = createRegistryClient({
    baseUrl: fake.baseUrl,
    fetch: fake.fetch,
    onNotice: (notice) => notices.push(notice),
  });
  return { fake, client, notices };
}

const serverError = "Server error. Please try again later.";
const messagesOf = (notices: Notice[]) => notices.map(({ tone, message }) => `${tone}: ${message}`);
const fail = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail("It should have failed."),
    (error: RegistryError) => error,
  );

describe("A write that is answered without its record", () => {
  const note = { path: { batchId: 12 }, body: { notes: "Seal broken" } };

  test.each([
    ["a message", () => Response.json({ message: "note added" }), ["success: Note added."]],
    ["a message, created", () => Response.json({ message: "ok" }, { status: 201 }), ["success: Ok."]],
    [
      "a message and words of the server's own",
      () => Response.json({ message: "note added!", success: true, code: 200, data: null }),
      ["success: Note added!"],
    ],
    ["no content", () => new Response(null, { status: 204 }), []],
  ])("is a success with %s, told once, and holds no record [ERR-04]", async (_, answer, told) => {
    const { client, notices } = setUp({ addBatchNote: answer });
    expect((await client.request("addBatchNote", note)).batch).toBeUndefined();
    expect(messagesOf(notices)).toEqual(told);
  });

  test.each([
    ["nothing", () => new Response("", { status: 200 })],
    ["a proxy's page", () => new Response("<h1>Welcome</h1>", { headers: { "Content-Type": "text/html" } })],
    ["an empty message", () => Response.json({ message: " " })],
    ["other words than a message", () => Response.json({ ok: true })],
    ["half a record", () => Response.json({ message: "note added", batch: { status: "open" } })],
  ])("is a failure with %s, for nobody knows whether it was done [ERR-03]", async (_, answer) => {
    const { client, notices } = setUp({ addBatchNote: answer });
    expect(await fail(client.request("addBatchNote", note))).toMatchObject({ code: "server" });
    expect(messagesOf(notices)).toEqual([`error: ${serverError}`]);
  });

  test("renews its idempotency key, as every success does", async () => {
    const { client, fake } = setUp({ addBatchNote: () => Response.json({ message: "note added" }) });
    const idempotencyKey = createWriteKey();
    await client.request("addBatchNote", { ...note, idempotencyKey });
    await client.request("addBatchNote", { ...note, idempotencyKey });
    const keys = fake.calls.map(({ headers }) => headers.get("Idempotency-Key"));
    expect(new Set(keys).size).toBe(2);
  });

  test.each([
    ["listing centres", "listCenters", {}],
    ["looking a card up", "loadIssuance", { body: { serial_number: "SN0000101" } }],
  ] as const)("is a failure for %s, which needs its record", async (_, id, parts) => {
    const { client } = setUp({ [id]: () => Response.json({ message: "here you are" }) });
    const request = client.request as (id: string, options: object) => Promise<unknown>;
    expect(await fail(request(id, parts))).toMatchObject({ code: "server" });
  });
});
