import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contractOperations } from "./contract/operations.ts";
import { type Desk, openDesk, signIn } from "./testing/desk.ts";
import { readFingerprint } from "./testing/read-fingerprint.ts";
import { useTestServer } from "./testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);

/** Sends a body as it stands, with a right token. */
const sendRaw = (desk: Desk, body: BodyInit, address = "/api/dispatch/batches", method = "POST") =>
  desk.fetch(address, {
    method,
    headers: { "Content-Type": "application/json", "X-CSRF-Token": desk.csrf },
    body,
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });

const withBody = contractOperations.filter(({ body }) => body);
/** The names in paths that are no numbers. */
const names: Readonly<Record<string, string>> = {
  "{form}": "new_application",
  "{draft}": "A-draft-of-somebody",
};
const addressOf = ({ path }: { path: string }) =>
  `/api${path.replaceAll(/\{\w+\}/g, (name) => names[name] ?? "3")}`;

describe("bodies that are not what they should be [R-14]", () => {
  test.each([
    "{",
    "",
    "{'a':1}",
    '{"destination_center_id":6,}',
    "\u0000",
    "[".repeat(200_000),
    `{"a":${"[".repeat(100_000)}`,
  ])("%.20j is no JSON [R-14]", async (body) => {
    const answer = await sendRaw(await atHeadOffice(), body);

    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: "The body is not valid JSON.", code: "malformed_json" },
    ]);
  });

  test("bytes that are no UTF-8 are refused, and not replaced", async () => {
    const body = new Uint8Array([...new TextEncoder().encode('{"destination_center_id":6,"name":"')]);
    const answer = await sendRaw(await atHeadOffice(), new Uint8Array([...body, 0xff, 0x22, 0x7d]));

    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "malformed_json" }]);
  });

  test.each(["null", "[]", "1", '"text"', "true"])("%s is no object", async (body) => {
    const answer = await sendRaw(await atHeadOffice(), body);

    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: "Validation failed.", errors: { body: ["Body is not valid."] } },
    ]);
  });

  test.each(withBody)("$id takes no field that it does not know [T-39]", async (operation) => {
    const desk = await signIn(server, "super", 1);
    const before = await readFingerprint(server.database);
    for (const field of ["roles", "center_id", "id", "status", "__proto__", "constructor", "toString"]) {
      const answer = await sendRaw(
        desk,
        `{"${field}":{"isAdmin":true}}`,
        addressOf(operation),
        operation.method,
      );
      const { errors } = (await answer.json()) as { errors: Record<string, string[]> };

      expect([field, answer.status]).toEqual([field, 400]);
      expect(Object.entries(errors)).toContainEqual([field, ["This field is not known."]]);
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(await readFingerprint(server.database)).toBe(before);
  });

  test("a field inside data that is not known is refused by its name [T-39]", async () => {
    const desk = await signIn(server, "clerk.hdh", 6);
    const answer = await sendRaw(
      desk,
      '{"data":{"serial_number":"SN0001301","__proto__":{"a":1},"line_status":"received"}}',
      "/api/dispatch/batches/3/cards/56/receive",
      "PATCH",
    );

    expect([answer.status, await answer.text()]).toEqual([
      400,
      '{"message":"Validation failed.","errors":{"__proto__":["This field is not known."],"line_status":["This field is not known."]}}',
    ]);
  });

  test.each([
    ["verifyCollectorOtp", "otp", "Otp is not valid."],
    ["sendCollectorOtp", "collector_contact", "Collector contact invalid"],
    ["verifyCard", "serial_number", "Serial Number is not valid."],
  ] as const)("%s says of an endless %s what it says of any that is wrong", async (id, field, text) => {
    const desk = await atHeadOffice();
    const body = { ...(id !== "verifyCard" && { card_id: 1 }), [field]: `00${"1".repeat(10_000)}` };

    expect((await desk.refused(id, { body })).errors).toEqual({ [field]: [text] });
  });

  test("thousands of unknown fields are not answered one by one", async () => {
    const fields = Array.from({ length: 50_000 }, (_, index) => `"f${index}":1`).join(",");
    const answer = await sendRaw(await atHeadOffice(), `{${fields}}`);

    expect(answer.status).toBe(400);
    expect((await answer.text()).length).toBeLessThan(2_000);
  });

  test.each([
    ["a stated length", new Uint8Array(1024 * 1024 + 1).fill(32)],
    ["no stated length", new Blob([new Uint8Array(3 * 1024 * 1024).fill(32)]).stream()],
  ])("a body of more than a megabyte with %s is too large [T-21]", async (_, body) => {
    const answer = await sendRaw(await atHeadOffice(), body);

    expect([answer.status, await answer.json()]).toEqual([
      413,
      { message: "The request is too large.", code: "too_large" },
    ]);
  });

  test.each([
    ["\u0000", "NUL"],
    ["\ud800", "half a character"],
  ])("text with what PostgreSQL cannot store is refused, not changed", async (character) => {
    const desk = await atHeadOffice();
    const text = `abc${character}`;
    const errors = (field: string) => ({
      status: 400,
      errors: { [field]: ["This holds characters that cannot be stored."] },
    });

    expect(
      await desk.refused("createBatch", { body: { destination_center_id: 6, name: text } }),
    ).toMatchObject(errors("name"));
    expect(await desk.refused("addBatchNote", { path: { batchId: 3 }, body: { notes: text } })).toMatchObject(
      errors("notes"),
    );
    expect(
      await openDesk(server).refused("login", { body: { username: text, password: text } }),
    ).toMatchObject({ status: 400 });
    expect((await desk.call("listSendingBatches", { query: { batch_no: "\u0000" } })).status).toBe(400);
  });

  test("the greatest place in the order of scanning leaves room for the cards that follow [R-14]", async () => {
    const desk = await atHeadOffice();
    const path = { batchId: 7 };
    const add = (body: object) => desk.must("addCard", { path, body });
    await add({ serial_number: "SN0000101", sequence: 2_147_483_647 });
    await add({ serial_number: "SN0000102" });
    await add({ serial_number: "SN0000103" });

    const { batch } = await desk.must("getSendingBatch", { path: { id: 7 } });
    const serials = batch.cards.map(({ serial_number }) => serial_number);
    expect(serials).toEqual(["SN0000101", "SN0000102", "SN0000103"]);
  });

  test("a logout takes an empty body or none", async () => {
    const desk = await atHeadOffice();
    expect((await sendRaw(desk, '{"all":true}', "/api/auth/logout")).status).toBe(400);
    expect((await sendRaw(desk, "{}", "/api/auth/logout")).status).toBe(200);
  });
});

describe("parameters that are not what they should be [R-14]", () => {
  test.each([
    "page=0",
    "page=-1",
    "page=1.5",
    "page=1e3",
    "page=٣",
    "page=99999999999999999999",
    "page=1&page=2",
    "page=",
    "per_page=101",
    "status=lost",
    "status=open&status=received",
    "center=0",
    "center=2147483648",
    "has_discrepancy=1",
    "batch_no=%00",
    "batch_no=123456789012345678901",
    "search=Mohamed",
    "__proto__=1",
    "_csrf=1",
  ])("?%s is refused", async (query) => {
    const desk = await atHeadOffice();
    const answer = await desk.fetch(`/api/dispatch/batches/sending?${query}`);
    const { message, errors } = (await answer.json()) as { message: string; errors: object };

    expect([answer.status, message]).toEqual([400, "Validation failed."]);
    expect(Object.getOwnPropertyNames(errors)).toEqual([query.split("=")[0]]);
  });

  test.each(["0", "-3", "3.0", "A3", "99999999999", "2147483648", "%00", "3%2F..%2F4", "%2e%2e", "%zz"])(
    "the id %s leads to no batch [T-3]",
    async (id) => {
      const desk = await atHeadOffice();

      expect([400, 404]).toContain((await desk.fetch(`/api/dispatch/batches/sending/${id}`)).status);
    },
  );

  test("a parameter is read without the byte order marks in it", async () => {
    const desk = await atHeadOffice();
    const list = (number: string) => desk.must("listSendingBatches", { query: { batch_no: number } });
    const { batches } = await desk.must("listSendingBatches", { query: { status: "all" } });
    const number = batches[0]?.batch_no ?? "";

    expect((await list(`\uFEFF${number}\uFEFF`)).batches).toEqual((await list(number)).batches);
    expect((await list(number)).batches).toHaveLength(1);
  });

  test("a query that a call does not have is refused on every call", async () => {
    const desk = await signIn(server, "super", 1);
    for (const operation of contractOperations.filter(({ method }) => method === "GET")) {
      expect((await desk.fetch(`${addressOf(operation)}?nothing=1`)).status).toBe(400);
    }
  });

  test("a centre in the header that is no number is refused", async () => {
    const desk = await atHeadOffice();

    expect(
      await desk.refused("createBatch", {
        body: { destination_center_id: 6 },
        headers: { "X-Center-Id": "1; drop table centers" },
      }),
    ).toMatchObject({ status: 400, errors: { "X-Center-Id": ["This is not valid."] } });
  });
});

describe("anything at all", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.constantFrom(
      "'; drop table batches; --",
      "' or 1=1",
      "$1",
      "\\",
      "%",
      "{{7*7}}",
      "<script>alert(1)</script>",
    ),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.integer(), { maxLength: 3 }),
  );
  const body = fc.dictionary(
    fc.constantFrom(
      "serial_number",
      "id_number",
      "date_of_birth",
      "card_type",
      "method",
      "sequence",
      "notes",
      "version",
    ),
    anything,
    { maxKeys: 6 },
  );

  test("never makes the server fail [T-1] [R-14]", async () => {
    const desk = await atHeadOffice();
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        for (const [address, method] of [
          ["/api/dispatch/batches/7/cards", "POST"],
          ["/api/dispatch/batches/7/addnote", "PATCH"],
        ] as const) {
          const { status } = await sendRaw(desk, JSON.stringify(sent), address, method);
          expect(status).toBeLessThan(500);
        }
      }),
      { numRuns: 100 },
    );
    expect(server.logged.errors).toEqual([]);
  });

  test("of characters that nobody sees is no text, whichever field asks for one [T-2]", async () => {
    const desk = await atHeadOffice();
    const unseen = "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff";
    const notes = { errors: { notes: ["Notes are required."] } };
    const path = { batchId: 7 };
    expect(await desk.refused("addBatchNote", { path, body: { notes: unseen } })).toMatchObject(notes);
    expect(await desk.refused("cancelBatch", { path, body: { notes: unseen } })).toMatchObject(notes);
    expect(await desk.refused("addBatchNote", { path, body: { notes: `${unseen}ab` } })).toMatchObject({
      errors: { notes: ["Notes must be at least 3 characters long."] },
    });
    expect(
      await desk.refused("createBatch", { body: { destination_center_id: 6, name: unseen } }),
    ).toMatchObject({ errors: { name: ["Name is required."] } });
    expect(
      await desk.refused("dispatchBatch", { path: { batchId: 6 }, body: { seal_no: unseen } }),
    ).toMatchObject({ errors: { seal_no: ["Seal number is required."] } });
  });

  test("what was written is read back unchanged [T-2]", async () => {
    const desk = await atHeadOffice();
    const hostile = [
      "<script>alert(1)</script>",
      "'; drop table batches; --",
      '=HYPERLINK("http://example.com")',
      "ދިވެހި \u202eabc\u202c é e\u0301 👩‍👩‍👧",
      "  spaces  around  ",
    ];
    for (const notes of hostile) await desk.must("addBatchNote", { path: { batchId: 7 }, body: { notes } });

    const { batch } = await desk.must("getSendingBatch", { path: { id: 7 } });
    expect(batch.notes.map(({ body: written }) => written)).toEqual(hostile.reverse());
  });
});
