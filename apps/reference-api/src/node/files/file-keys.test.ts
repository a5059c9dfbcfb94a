import { expect, test } from "vitest";
import { formatTrace } from "../../http/format-trace.ts";
import { refuseUnavailable } from "../../http/unavailable.ts";
import { makeFileKey } from "../../testing/file-keys.ts";
import { createFileKeys, deriveFileKey, FileKeyMissing, readKeyId } from "./file-keys.ts";

const name = "Hq0u1oWq2tHJ3Yd8mQ-_abcd";
const bytes = new TextEncoder().encode("%PDF-1.7 of Aishath");
const keys = createFileKeys([makeFileKey("a")]);
const sealed = keys.seal(name, bytes);

test("A sealed file names its key, does not show its contents, and opens with that key", () => {
  expect(readKeyId(sealed)).toBe("a");
  expect(Buffer.from(sealed).includes("Aishath")).toBe(false);
  expect(keys.open(name, sealed)).toEqual(bytes);
  expect(keys.seal(name, bytes)).not.toEqual(sealed);
});

test("A file does not open with a changed byte, a cut end, another name or another key", () => {
  const takesUnsealed = { takesUnsealed: true };
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Uint8Array.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => keys.open(name, changed, takesUnsealed), `byte ${at}`).toThrow();
    expect(() => keys.open(name, sealed.subarray(0, at), takesUnsealed), `cut at ${at}`).toThrow();
  }
  expect(() => keys.open(`${name}2`, sealed)).toThrow("not what was written");
  const sameId = createFileKeys([{ id: "a", key: new Uint8Array(32) }]);
  expect(() => sameId.open(name, sealed)).toThrow("not what was written");
});

test("The first key seals and each key opens; the log names the key of a file that cannot be opened", () => {
  const both = createFileKeys([makeFileKey("b"), makeFileKey("a")]);
  expect(readKeyId(both.seal(name, bytes))).toBe("b");
  expect(both.open(name, sealed)).toEqual(bytes);
  expect(() => createFileKeys([makeFileKey("b")]).open(name, sealed)).toThrow(
    expect.objectContaining({ code: "file_key_missing, key id a" }),
  );
});

test("Staff see why a file of a missing key cannot be opened, and the log has the key's id", () => {
  const error = new FileKeyMissing("2026-01");
  expect(refuseUnavailable(error)).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining("the server does not have its key"), code: "unavailable" },
  });
  expect(formatTrace(error).split("\n")[0]).toBe("FileKeyMissing file_key_missing, key id 2026-01");
});

test("A file that an earlier version kept is opened only where unsealed files are allowed, and no other unsealed file is", () => {
  expect(keys.open(name, bytes, { takesUnsealed: true })).toEqual(bytes);
  expect(() => keys.open(name, bytes)).toThrow("not what was written");
  const other = new TextEncoder().encode("<html>");
  expect(() => keys.open(name, other, { takesUnsealed: true })).toThrow("not what was written");
});

test("Each registry's key gives another file key, whose id shows where it comes from", () => {
  const [one, other] = [deriveFileKey(new Uint8Array(32)), deriveFileKey(new Uint8Array(32).fill(1))];
  expect(one).toEqual(deriveFileKey(new Uint8Array(32)));
  expect(one.id).toMatch(/^ID_DESK_KEY-[0-9a-f]{10}$/);
  expect(one.id).not.toBe(other.id);
  expect(one.key).not.toEqual(other.key);
  expect(one.key).not.toEqual(Buffer.alloc(32));
});
