import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { keepDemonstrationKey, readGivenKey } from "./read-key.ts";

const folder = mkdtempSync(join(tmpdir(), "id-desk-key-"));
const file = join(folder, "key");
beforeEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

describe("a given key", () => {
  const text = Buffer.alloc(32, 7).toString("base64");

  test("is 32 bytes in base64", () => {
    expect(readGivenKey(`${text}\n`, { isDemonstration: false })).toEqual(new Uint8Array(32).fill(7));
  });

  test("may be missing in a demonstration alone", () => {
    expect(readGivenKey(undefined, { isDemonstration: true })).toBeUndefined();
    expect(() => readGivenKey(undefined, { isDemonstration: false })).toThrow(
      "ID_DESK_KEY is missing. It seals the messages to citizens until they are sent. Make one with `openssl rand -base64 32`",
    );
  });

  test.each([
    "secret",
    Buffer.alloc(31).toString("base64"),
    Buffer.alloc(33).toString("base64"),
    `${text}!`,
    "0".repeat(64),
  ])("that is none is refused, in a demonstration too, and not repeated: %s", (wrong) => {
    for (const isDemonstration of [true, false]) {
      expect(() => readGivenKey(wrong, { isDemonstration })).toThrow(
        "ID_DESK_KEY is not 32 bytes in base64.",
      );
      expect(() => readGivenKey(wrong, { isDemonstration })).not.toThrow(wrong);
    }
  });
});

describe("a demonstration's key", () => {
  test("is made once, and only its owner reads it", () => {
    const key = keepDemonstrationKey(folder);

    expect(key).toHaveLength(32);
    expect(keepDemonstrationKey(folder)).toEqual(key);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8").trim()).toBe(Buffer.from(key).toString("base64"));
  });

  test("is closed to others again when somebody opened it", () => {
    const key = keepDemonstrationKey(folder);
    chmodSync(file, 0o644);

    expect(keepDemonstrationKey(folder)).toEqual(key);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test("that was spoilt, or has no place, is one sentence", () => {
    writeFileSync(file, "nonsense");
    expect(() => keepDemonstrationKey(folder)).toThrow(
      `The file ${file} holds no key. Delete it, and a new one is made.`,
    );
    const nowhere = join(file, "data");
    expect(() => keepDemonstrationKey(nowhere)).toThrow(
      `The key of the data folder ${nowhere} cannot be kept (ENOTDIR).`,
    );
  });
});
