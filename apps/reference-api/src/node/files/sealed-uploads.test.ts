import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ChunkedUploads } from "../../ports.ts";
import { makeFileKey, testFileKeys } from "../../testing/file-keys.ts";
import { createFileKeys } from "./file-keys.ts";
import { openFolderUploads } from "./folder-uploads.ts";

const id = "an-upload-of-a-test";
const contents = Buffer.from("%PDF-1.7 of Aishath ".repeat(10_000));
const half = 100_000;
const place = { mostBytes: 1_000_000, keptFor: 3_600_000 };
let folder: string;
let uploads: ChunkedUploads;

const send = async (method: string, headers: Record<string, string>, body?: BodyInit) =>
  uploads.answer(
    new Request("http://localhost/uploads", {
      method,
      headers: { "Tus-Resumable": "1.0.0", ...headers },
      ...(body !== undefined && { body }),
    }),
    id,
  );

const sendFrom = (offset: number, end = contents.length) =>
  send(
    "PATCH",
    { "Upload-Offset": String(offset), "Content-Type": "application/offset+octet-stream" },
    contents.subarray(offset, end),
  );

const readOffset = async () => Number((await send("HEAD", {})).headers.get("Upload-Offset"));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "id-desk-sealed-"));
  uploads = openFolderUploads({ ...place, folder, keys: testFileKeys });
  await send("POST", { "Upload-Length": String(contents.length) });
});
afterEach(() => rmSync(folder, { recursive: true }));

test("Seals each chunk of an upload as it arrives, and gives the file when it is complete", async () => {
  expect((await sendFrom(0, half)).status).toBe(204);
  expect(await uploads.read(id)).toBeUndefined();
  await sendFrom(half);

  for (const name of readdirSync(folder)) {
    expect(readFileSync(join(folder, name)).includes("Aishath"), name).toBe(false);
  }
  expect(await uploads.read(id)).toEqual(new Uint8Array(contents));
});

test("After a server was killed within a chunk, the upload continues after the last complete part", async () => {
  await sendFrom(0, half);
  const file = join(folder, id);
  truncateSync(file, readFileSync(file).length - 1);

  const offset = await readOffset();
  expect(offset).toBeGreaterThan(0);
  expect(offset).toBeLessThan(half);
  await sendFrom(offset);
  expect(await uploads.read(id)).toEqual(new Uint8Array(contents));
});

test("An upload that began before uploads were sealed is sent again from its beginning", async () => {
  writeFileSync(join(folder, id), contents.subarray(0, half));

  expect(await readOffset()).toBe(0);
  await sendFrom(0);
  expect(await uploads.read(id)).toEqual(new Uint8Array(contents));
});

test("An upload that was changed, or whose key is missing, has to be sent again", async () => {
  await sendFrom(0);
  const other = openFolderUploads({ ...place, folder, keys: createFileKeys([makeFileKey("other")]) });
  expect(await other.read(id)).toBeUndefined();

  const file = join(folder, id);
  const changed = readFileSync(file);
  changed[1000] = (changed[1000] ?? 0) ^ 1;
  writeFileSync(file, changed);
  expect(await uploads.read(id)).toBeUndefined();
});
