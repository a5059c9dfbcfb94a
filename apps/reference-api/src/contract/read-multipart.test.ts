import { describe, expect, test } from "vitest";
import { Refusal } from "../domain/refusal.ts";
import { type ContractOperation, contractOperations, type OperationId } from "./operations.ts";
import { readBody } from "./read-body.ts";
import { SentFile } from "./sent-file.ts";

function find(id: OperationId): ContractOperation {
  const operation = contractOperations.find((each) => each.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

const [document, completion] = [find("addIssuanceDocument"), find("completeIssuance")];

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", { method: "POST", body, headers, duplex: "half" } as RequestInit);

function form(parts: readonly (readonly [string, string | Blob, string?])[]): FormData {
  const made = new FormData();
  for (const [name, value, file] of parts) {
    if (typeof value === "string") made.append(name, value);
    else made.append(name, value, file ?? "file");
  }
  return made;
}

/** What a body is refused with; fails when it is not. */
async function refuse(operation: ContractOperation, request: Request) {
  const refusal = await readBody(operation, request).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(refusal instanceof Refusal)) throw new Error(`It was not refused: ${refusal}`);
  const { code, errors } = refusal.body;
  return { status: refusal.status, ...(code && { code }), ...(errors && { errors }) };
}

const file = new Blob(["bytes"], { type: "application/pdf" });
const fields = [
  ["type", "court_order"],
  ["card_id", "7"],
] as const;

/** A form of text, with lines as the protocol has them. */
const write = (lines: readonly string[], boundary = "border") =>
  post(lines.join("\r\n"), { "Content-Type": `multipart/form-data; boundary=${boundary}` });

describe("a form", () => {
  test("has each part with the type that the contract gives it", async () => {
    const body = await readBody(document, post(form([...fields, ["file", file, "a.pdf"]])));

    expect(body).toEqual({
      type: "court_order",
      card_id: 7,
      file: new SentFile(new TextEncoder().encode("bytes"), "application/pdf", "a.pdf"),
    });
  });

  test("has a list where the contract has one, and the JSON of a part", async () => {
    const data = new Blob([JSON.stringify({ card_id: 7 })], { type: "application/json" });
    const parts = form([
      ["files", file, "thumb.png"],
      ["files", file, "sig.jpg"],
      ["data", data],
    ]);
    const body = (await readBody(completion, post(parts))) as { files: SentFile[]; data: object };

    expect(body.files.map(({ name }) => name)).toEqual(["thumb.png", "sig.jpg"]);
    expect(body.data).toEqual({ card_id: 7 });
  });

  test("is read without byte order marks in its texts, its JSON and the names of its files", async () => {
    const [card, note] = ["\uFEFF7", '\uFEFF{"card_id":7,"thumb_missing_notes":"\\ufeffBandaged"}'];
    expect(
      await readBody(
        document,
        post(
          form([
            ["type", "court_order\uFEFF"],
            ["card_id", card],
            ["file", file],
          ]),
        ),
      ),
    ).toMatchObject({ type: "court_order", card_id: 7 });
    const parts = form([
      ["files", file, "\uFEFFthumb.png"],
      ["data", note],
    ]);
    expect(await readBody(completion, post(parts))).toMatchObject({
      files: [{ name: "thumb.png" }],
      data: { card_id: 7, thumb_missing_notes: "Bandaged" },
    });
  });

  test("may be JSON where the contract has both, and nothing else", async () => {
    const sent = { upload_id: "a", type: "court_order", card_id: 7 };
    const json = { "Content-Type": "application/json" };
    expect(await readBody(document, post(JSON.stringify(sent), json))).toEqual(sent);
    expect(await refuse(document, post("x", { "Content-Type": "text/plain" }))).toMatchObject({
      status: 415,
    });
    expect(await refuse(completion, post("{}", json))).toMatchObject({ status: 415 });
  });
});

describe("a form that is none, or another one", () => {
  test.each([
    ["has an unknown part", [["path", "/etc"], ...fields], { path: ["This field is not known."] }],
    [
      "has a part of a field's prototype",
      [["__proto__", "1"]],
      Object.fromEntries([["__proto__", ["This field is not known."]]]),
    ],
    ["has a field twice", [...fields, ["card_id", "8"]], { card_id: ["This field came more than once."] }],
    [
      "lacks a field",
      [
        ["card_id", "7"],
        ["file", file],
      ],
      { type: ["Type is required."] },
    ],
    [
      "has no number",
      [
        ["type", "court_order"],
        ["card_id", "7e1"],
        ["file", file],
      ],
      { card_id: ["Card id is not valid."] },
    ],
    [
      "has a word that is too long",
      [
        ["type", "a".repeat(65)],
        ["card_id", "7"],
        ["file", file],
      ],
      { type: ["Type must be at most 64 characters long."] },
    ],
  ] as const)("is refused at the field when it %s [R-14]", async (_, parts, errors) => {
    expect(await refuse(document, post(form(parts)))).toEqual({ status: 400, errors });
  });

  test.each([
    ["without a boundary", post("x", { "Content-Type": "multipart/form-data" })],
    ["without a body", post("", { "Content-Type": "multipart/form-data; boundary=border" })],
    ["without an end", write(["--border", 'Content-Disposition: form-data; name="type"', "", "court_order"])],
    ["without a beginning", write(["other", "--border--", ""])],
    [
      "whose text is no UTF-8",
      post(
        Buffer.from(
          '--border\r\nContent-Disposition: form-data; name="type"\r\n\r\n\xff\r\n--border--\r\n',
          "latin1",
        ),
        {
          "Content-Type": "multipart/form-data; boundary=border",
        },
      ),
    ],
    [
      "whose head does not end",
      write([
        "--border",
        `Content-Disposition: form-data; name="type"; x="${"y".repeat(20_000)}"`,
        "",
        "a",
        "--border--",
        "",
      ]),
    ],
  ])("%s is refused as malformed [R-14]", async (_, request) => {
    expect(await refuse(document, request)).toEqual({ status: 400, code: "malformed_form" });
  });

  test("with data that is no JSON, or other data, is refused", async () => {
    const refuseData = (text: string) => refuse(completion, post(form([["data", new Blob([text])]])));
    expect(await refuseData("{")).toEqual({ status: 400, code: "malformed_json" });
    expect(await refuseData('{"card_id":7,"roles":["dnr"]}')).toEqual({
      status: 400,
      errors: { roles: ["This field is not known."] },
    });
    expect(await refuseData('{"card_id":7,"document_path":"a\\u0000b"}')).toEqual({
      status: 400,
      errors: { document_path: ["This holds characters that cannot be stored."] },
    });
  });

  test("with a thousand parts is not read to its end", async () => {
    const parts = Array.from({ length: 1_000 }, () => ["files", file, "thumb.png"] as const);
    expect(await refuse(completion, post(form(parts)))).toEqual({
      status: 400,
      errors: { body: ["This form has too many parts."] },
    });
  });
});

describe("a form that is too large", () => {
  const sized = (size: number) =>
    form([
      ["files", new Blob([new Uint8Array(size)]), "thumb.png"],
      ["data", "{}"],
    ]);

  test("by one byte of a file is refused; with the last one that is allowed it is read [T-21]", async () => {
    expect(await refuse(completion, post(sized(2_000_001)))).toEqual({ status: 413, code: "too_large" });
    expect(await refuse(completion, post(sized(2_000_000)))).toEqual({
      status: 400,
      errors: { card_id: ["Card id is required."] },
    });
  });

  test("says so before it is sent, where it tells its length [T-21]", async () => {
    const headers = { "Content-Type": "multipart/form-data; boundary=border", "Content-Length": "4000001" };
    expect(await refuse(completion, post("x", headers))).toEqual({ status: 413, code: "too_large" });
  });

  test("is not taken in further, where it does not tell its length [T-21]", async () => {
    let sent = 0;
    const head = new TextEncoder().encode(
      '--border\r\nContent-Disposition: form-data; name="files"; filename="thumb.png"\r\n\r\n',
    );
    const endless = new ReadableStream<Uint8Array>({
      start: (to) => to.enqueue(head),
      pull(to) {
        sent += 65_536;
        to.enqueue(new Uint8Array(65_536));
      },
    });
    const headers = { "Content-Type": "multipart/form-data; boundary=border" };
    expect(await refuse(completion, post(endless, headers))).toEqual({ status: 413, code: "too_large" });
    expect(sent).toBeLessThan(2_300_000);
  });
});

const cut = (sent: string, type: string) =>
  post(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(sent)),
      pull: (controller) => controller.error(new Error("aborted")),
    }),
    { "Content-Type": type },
  );

test.each([
  [
    "form",
    completion,
    '--border\r\nContent-Disposition: form-data; name="data"',
    "multipart/form-data; boundary=border",
  ],
  ["body of JSON", find("addBatchNote"), '{"notes":"abc', "application/json"],
  ["file", find("attachCardPhoto"), "GIF", "image/png"],
] as const)(
  "a %s that is cut off on its way is refused, and no failure [R-14]",
  async (_, operation, sent, type) => {
    expect(await refuse(operation, cut(sent, type))).toEqual({ status: 400, code: "incomplete_body" });
  },
);

test.each([
  ["lists", "[".repeat(30_000), "]".repeat(30_000)],
  ["objects", '{"a":'.repeat(10_000), `1${"}".repeat(10_000)}`],
])(
  "a part of JSON that is thousands of %s deep is refused, and no failure [R-14]",
  async (_, open, close) => {
    const body = form([["data", new Blob([open, close], { type: "application/json" })]]);
    expect(await refuse(completion, post(body))).toMatchObject({ status: 400 });
  },
);
