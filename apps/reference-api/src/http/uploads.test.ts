import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { defaultSettings } from "../domain/registry-settings.ts";
import { createMemoryFileStore } from "../files/memory-file-store.ts";
import { sweepFiles } from "../files/sweep-files.ts";
import { openFolderUploads } from "../node/files/folder-uploads.ts";
import { selectBrought } from "../testing/brought-documents.ts";
import { type Desk, signIn } from "../testing/desk.ts";
import { testFileKeys } from "../testing/file-keys.ts";
import { makeDocumentForm, makeProofForm } from "../testing/forms.ts";
import { putIssued } from "../testing/issued-cards.ts";
import { makeLargePdf, makePdf } from "../testing/make-pdf.ts";
import { drawPicture, drawThumb } from "../testing/pictures.ts";
import { type TestServer, useTestServer } from "../testing/test-server.ts";

const folder = mkdtempSync(join(tmpdir(), "id-desk-uploads-"));
const mostBytes = 1_000_000;
const settings = {
  ...defaultSettings,
  shown: {
    ...defaultSettings.shown,
    uploads: {
      ...defaultSettings.shown.uploads,
      max_bytes: mostBytes,
      accepted: ["application/pdf", "image/png"],
    },
  },
};
const uploads = openFolderUploads({ folder, keys: testFileKeys, mostBytes, keptFor: 72 * 60 * 60_000 });
const allowedOrigin = "https://portal.example:5173";
const files = createMemoryFileStore(() => server.clock.now);
const server: TestServer = useTestServer({ files, uploads, settings, allowedOrigins: [allowedOrigin] });
afterAll(() => rmSync(folder, { recursive: true }));

let desk: Desk;

beforeEach(async () => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  for (const name of await files.listBefore(new Date(8.64e15))) await files.remove(name);
  desk = await signIn(server, "clerk.male", 1);
});

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

/** A request of the protocol, as a page of the product makes it. */
const send = (by: Desk, method: string, address: string, { headers = {}, body }: Sent = {}) =>
  by.fetch(address, {
    method,
    headers: { "Tus-Resumable": "1.0.0", "X-CSRF-Token": by.csrf, "X-Center-Id": "1", ...headers },
    ...(body !== undefined && { body }),
  });

async function begin(by: Desk, size: number): Promise<string> {
  const answer = await send(by, "POST", "/api/uploads", { headers: { "Upload-Length": String(size) } });
  expect(answer.status).toBe(201);
  return new URL(answer.headers.get("Location") ?? "", "http://localhost/api/uploads").pathname;
}

const chunk = (by: Desk, address: string, offset: number, bytes: Uint8Array<ArrayBuffer>) =>
  send(by, "PATCH", address, {
    headers: { "Upload-Offset": String(offset), "Content-Type": "application/offset+octet-stream" },
    body: bytes,
  });

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;

async function uploadPdf(by: Desk): Promise<string> {
  const bytes = await bytesOf(await makePdf());
  const address = await begin(by, bytes.length);
  expect((await chunk(by, address, 0, bytes)).status).toBe(204);
  return address.split("/").at(-1) ?? "";
}

describe("a file that arrives in chunks", () => {
  test("is there once its last chunk is, and becomes the document of the file that was sent [CALL-42]", async () => {
    const { cardId } = await putIssued(server, { now: server.clock.now });
    const file = await bytesOf(await makePdf());
    const address = await begin(desk, file.length);
    expect(address).toMatch(/^\/api\/uploads\/[A-Za-z0-9_-]{32}$/);
    const upload_id = address.split("/").at(-1);

    const first = await chunk(desk, address, 0, file.slice(0, 400));
    expect([first.status, first.headers.get("Upload-Offset")]).toEqual([204, "400"]);
    const body = { upload_id, type: "signed_receipt", card_id: cardId };
    expect(await desk.refused("addIssuanceDocument", { body })).toMatchObject({
      status: 400,
      code: "upload_gone",
    });
    const head = await send(desk, "HEAD", address);
    expect([head.headers.get("Upload-Offset"), head.headers.get("Upload-Length")]).toEqual([
      "400",
      String(file.length),
    ]);
    expect((await chunk(desk, address, 400, file.slice(400))).status).toBe(204);

    const headers = { "Idempotency-Key": "a-key-of-sixteen-letters" };
    const added = await desk.call("addIssuanceDocument", { body, headers });
    expect(added.body.document).toMatchObject({ content_type: "application/pdf" });
    const digest = createHash("sha256").update(file).digest("hex");
    expect(await selectBrought(server).execute()).toMatchObject([{ original_digest: digest }]);
    // Of the upload nothing is left, and a repeat gets the first answer again.
    expect(readdirSync(folder)).toEqual([]);
    expect((await desk.call("addIssuanceDocument", { body, headers })).text).toBe(added.text);
    expect(await desk.refused("addIssuanceDocument", { body })).toMatchObject({ code: "upload_gone" });

    const data = { card_id: cardId, document_path: added.body.file_path };
    const proof = makeProofForm(data, { "thumb.png": await drawThumb() });
    const { issuance } = await desk.must("completeIssuance", { body: proof });
    const kept = await desk.fetch(`/api/issuance/cards/${cardId}/documents/${issuance.documents[0]?.id}`);
    expect((await bytesOf(await kept.blob())).length).toBe(added.body.document.size);
  });

  test("goes on where it is, and nowhere else", async () => {
    const address = await begin(desk, 30);
    await chunk(desk, address, 0, new Uint8Array(10));
    for (const offset of [0, 5, 20]) {
      const answer = await chunk(desk, address, offset, new Uint8Array(10));
      expect([answer.status, await codeOf(answer)]).toEqual([409, "offset_conflict"]);
    }
    expect((await send(desk, "HEAD", address)).headers.get("Upload-Offset")).toBe("10");
    const tooMuch = await chunk(desk, address, 10, new Uint8Array(21));
    expect(tooMuch.status).toBe(413);
  });

  test("is as large as the settings allow, and not a byte larger [T-21]", async () => {
    await begin(desk, mostBytes);
    const answer = await send(desk, "POST", "/api/uploads", {
      headers: { "Upload-Length": String(mostBytes + 1) },
    });
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { message: "The file is larger than 1 MB.", code: "too_large" },
    ]);
    expect(await server.database.selectFrom("uploads").selectAll().execute()).toHaveLength(1);
  });

  test("is of a kind and a size that the settings allow, sent whole as well", async () => {
    const { cardId } = await putIssued(server, { now: server.clock.now });
    const large = makeDocumentForm(await makeLargePdf(new Uint8Array(mostBytes)), { cardId });
    expect(await desk.refused("addIssuanceDocument", { body: large })).toMatchObject({
      status: 413,
      message: "The file is larger than 1 MB.",
    });
    const picture = makeDocumentForm(await drawPicture("jpeg"), { cardId });
    expect(await desk.refused("addIssuanceDocument", { body: picture })).toMatchObject({
      status: 400,
      code: "file_type_unknown",
      errors: { file: ["Files of this kind are not taken here. Choose one of these: PDF, PNG."] },
    });
  });

  test("tells its length when it begins", async () => {
    const answer = await send(desk, "POST", "/api/uploads", { headers: { "Upload-Defer-Length": "1" } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("keeps nothing of the name that its sender gives it [T-23]", async () => {
    const name = Buffer.from("../../Aishath's letter.pdf").toString("base64");
    const answer = await send(desk, "POST", "/api/uploads", {
      headers: { "Upload-Length": "10", "Upload-Metadata": `filename ${name}` },
    });
    expect(answer.status).toBe(201);
    const id = answer.headers.get("Location")?.split("/").at(-1) ?? "";
    expect(readdirSync(folder).sort()).toEqual([id, `${id}.json`].sort());
    const head = await send(desk, "HEAD", `/api/uploads/${id}`);
    expect(head.headers.get("Upload-Metadata")).toBeNull();
  });

  test("can be taken back, and is gone after 72 hours", async () => {
    const address = await begin(desk, 10);
    expect((await send(desk, "DELETE", address)).status).toBe(204);
    expect((await send(desk, "DELETE", address)).status).toBe(404);
    expect(readdirSync(folder)).toEqual([]);

    const old = await begin(desk, 10);
    server.clock.pass({ hours: 73 });
    const next = await signIn(server, "clerk.male", 1);
    const answer = await chunk(next, old, 0, new Uint8Array(10));
    expect([answer.status, await codeOf(answer)]).toEqual([410, "upload_gone"]);
  });

  test("is one of at most forty that wait", async () => {
    for (let count = 0; count < 40; count++) await begin(desk, 10);
    const answer = await send(desk, "POST", "/api/uploads", { headers: { "Upload-Length": "10" } });
    expect([answer.status, answer.headers.get("Retry-After"), await codeOf(answer)]).toEqual([
      429,
      "60",
      "too_many_uploads",
    ]);
  });

  test("is one of at most forty, however many begin at the same moment", async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () =>
        send(desk, "POST", "/api/uploads", { headers: { "Upload-Length": "10" } }),
      ),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(40);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test("stands against nobody once its bytes are gone, or where they could not be kept", async () => {
    const listed = () => server.database.selectFrom("uploads").select("id").execute();
    const address = await begin(desk, 10);
    await uploads.remove(address.split("/").at(-1) ?? "");
    expect((await send(desk, "DELETE", address)).status).toBe(404);
    expect(await listed()).toEqual([]);

    const full = vi.spyOn(uploads, "answer").mockRejectedValueOnce(new Error("ENOSPC"));
    await send(desk, "POST", "/api/uploads", { headers: { "Upload-Length": "10" } });
    expect(full).toHaveBeenCalledOnce();
    expect(await listed()).toEqual([]);
  });
});

describe("an upload is for who began it, at that centre [T-36]", () => {
  test("nobody else finds it, goes on with it, takes it back or uses it", async () => {
    const id = await uploadPdf(desk);
    const address = `/api/uploads/${id}`;
    const colleague = await signIn(server, "super", 1);
    for (const method of ["HEAD", "DELETE"]) {
      expect((await send(colleague, method, address)).status).toBe(404);
    }
    expect((await chunk(colleague, address, 0, new Uint8Array(1))).status).toBe(404);
    const { cardId } = await putIssued(server, { now: server.clock.now });
    const body = { upload_id: id, type: "signed_receipt", card_id: cardId };
    expect(await colleague.refused("addIssuanceDocument", { body })).toMatchObject({ code: "upload_gone" });

    const elsewhere = await signIn(server, "clerk.male", 2);
    expect((await send(elsewhere, "HEAD", address, { headers: { "X-Center-Id": "2" } })).status).toBe(404);
    expect((await send(desk, "HEAD", address)).status).toBe(200);
  });

  test("what no database can be asked for is not found", async () => {
    expect((await send(desk, "HEAD", "/api/uploads/a%00b")).status).toBe(404);
  });

  test("two calls that use it at once make one document", async () => {
    const upload_id = await uploadPdf(desk);
    const { cardId } = await putIssued(server, { now: server.clock.now });
    const body = { upload_id, type: "signed_receipt", card_id: cardId };
    const answers = await Promise.all([1, 2, 3].map(() => desk.call("addIssuanceDocument", { body })));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(await selectBrought(server).execute()).toHaveLength(1);
  });

  test("a document that could not be kept to its end leaves the upload for another try", async () => {
    const upload_id = await uploadPdf(desk);
    const { cardId } = await putIssued(server, { now: server.clock.now });
    const call = {
      body: { upload_id, type: "signed_receipt", card_id: cardId },
      headers: { "Idempotency-Key": "a-key-of-sixteen-letters" },
    };
    const { database } = server;
    await sql`alter table idempotency_records add constraint broken check (status <> 201)`.execute(database);
    try {
      await expect(desk.call("addIssuanceDocument", call)).rejects.toThrow("Server error");
    } finally {
      await sql`alter table idempotency_records drop constraint broken`.execute(database);
    }

    expect(await uploads.read(upload_id)).toBeDefined();
    expect((await desk.call("addIssuanceDocument", call)).status).toBe(201);
    expect(await uploads.read(upload_id)).toBeUndefined();
  });

  test("a document is kept whether or not its upload can be removed", async () => {
    const upload_id = await uploadPdf(desk);
    const { cardId } = await putIssued(server, { now: server.clock.now });
    vi.spyOn(uploads, "remove").mockRejectedValueOnce(new Error("EIO"));
    const body = { upload_id, type: "signed_receipt", card_id: cardId };

    expect((await desk.call("addIssuanceDocument", { body })).status).toBe(201);
    expect(server.logged.errors).toHaveLength(1);
  });
});

/** Every request of the protocol that is about files. */
const requests: readonly [string, boolean, Readonly<Record<string, string>>][] = [
  ["POST", false, { "Upload-Length": "10" }],
  ["HEAD", true, {}],
  ["PATCH", true, { "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream" }],
  ["DELETE", true, {}],
];

describe("before an upload stands what stands before a call", () => {
  const ask = async (
    by: Desk,
    method: string,
    isAbout: boolean,
    headers: Readonly<Record<string, string>>,
  ) => {
    const address = isAbout ? await begin(desk, 10) : "/api/uploads";
    const { status } = await send(by, method, address, { headers });
    if (isAbout) expect((await send(desk, "HEAD", address)).headers.get("Upload-Offset")).toBe("0");
    return status;
  };

  test.each(requests)("%s needs the token of this very session [T-17]", async (method, isAbout, headers) => {
    const other = await signIn(server, "super", 1);
    for (const token of ["", other.csrf, `${desk.csrf}A`]) {
      expect([token, await ask(desk, method, isAbout, { ...headers, "X-CSRF-Token": token })]).toEqual([
        token,
        403,
      ]);
    }
  });

  test.each(requests)("%s is for dnr with a centre, signed in [T-35]", async (method, isAbout, headers) => {
    const found: Record<string, number> = {};
    for (const [username, center] of [
      ["xpat.male", 1],
      ["status.male", 1],
      ["noarea", 1],
      ["nocentre", undefined],
    ] as const) {
      found[username] = await ask(await signIn(server, username, center), method, isAbout, headers);
    }
    expect(found).toEqual({ "xpat.male": 403, "status.male": 403, noarea: 403, nocentre: 403 });
    await desk.must("logout");
    const address = isAbout ? "/api/uploads/nothing" : "/api/uploads";
    expect((await send(desk, method, address, { headers })).status).toBe(401);
  });

  test.each(requests)(
    "%s is refused where the page shows another centre",
    async (method, isAbout, headers) => {
      expect(await ask(desk, method, isAbout, { ...headers, "X-Center-Id": "6" })).toBe(409);
      expect(await ask(desk, method, isAbout, { ...headers, "X-Center-Id": "one" })).toBe(400);
    },
  );

  test.each(requests.filter(([method]) => method !== "HEAD"))(
    "%s is refused from another site [T-18]",
    async (method, isAbout, headers) => {
      expect(await ask(desk, method, isAbout, { ...headers, "Sec-Fetch-Site": "cross-site" })).toBe(403);
      expect(await ask(desk, method, isAbout, { ...headers, Origin: "https://evil.example" })).toBe(403);
    },
  );

  test("no origin is let in by the protocol's own server [T-14]", async () => {
    const options = await desk.fetch("/api/uploads", {
      method: "OPTIONS",
      headers: { Origin: "https://evil.example" },
    });
    expect([options.status, options.headers.get("Access-Control-Allow-Origin")]).toEqual([204, null]);
    expect(options.headers.get("Tus-Extension")).toBe("creation,creation-with-upload,termination,expiration");

    const preflight = await desk.fetch("/api/uploads", {
      method: "OPTIONS",
      headers: { Origin: allowedOrigin },
    });
    expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe(allowedOrigin);
    expect(preflight.headers.get("Access-Control-Allow-Headers")).toContain("Upload-Offset");
  });

  test("another method is refused, and the refusal has the headers of every answer [T-16] [T-20]", async () => {
    const answer = await send(desk, "GET", "/api/uploads/nothing");
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "HEAD, PATCH, DELETE, OPTIONS"]);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(server.logged.access.at(-1)).toMatchObject({ route: "/api/uploads/{id}" });
  });
});

test("what nobody has used for 72 hours is swept, and what is newer or used stays", async () => {
  const { cardId } = await putIssued(server, { now: server.clock.now });
  await uploadPdf(desk);
  const upload_id = await uploadPdf(desk);
  const type = "signed_receipt";
  const used = await desk.must("addIssuanceDocument", { body: { upload_id, type, card_id: cardId } });
  await desk.must("completeIssuance", {
    body: makeProofForm(
      { card_id: cardId, document_path: used.file_path },
      { "thumb.png": await drawThumb() },
    ),
  });
  const ports = { database: server.database, files, uploads, settings };
  // As a write leaves it that was undone after its file was kept.
  await files.keep("nothing-leads-to-it", new Uint8Array(1));
  expect(await sweepFiles(ports, server.clock.now)).toBe(0);

  server.clock.pass({ hours: 73 });
  expect(await sweepFiles(ports, server.clock.now)).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
  expect(await server.database.selectFrom("uploads").selectAll().execute()).toEqual([]);
  const kept = await selectBrought(server).execute();
  expect(kept).toHaveLength(1);
  expect(await files.read(kept[0]?.token ?? "")).toBeDefined();
});
