import { expect, test } from "vitest";
import { gatherFileKeys, readGivenFileKeys } from "./read-file-keys.ts";

const [one, other] = [Buffer.alloc(32, 1).toString("base64"), Buffer.alloc(32, 2).toString("base64")];
const read = (text?: string) => readGivenFileKeys(() => text);

test("keys are named one or two at a time, and the registry's own key comes after them", () => {
  expect(read()).toEqual([]);
  expect(read(`2026-11:${one}, 2026-01:${other}`)).toEqual([
    { id: "2026-11", key: new Uint8Array(32).fill(1) },
    { id: "2026-01", key: new Uint8Array(32).fill(2) },
  ]);
  const { ids } = gatherFileKeys(read(`2026-11:${one}`), new Uint8Array(32));
  expect(ids).toEqual(["2026-11", expect.stringMatching(/^ID_DESK_KEY-/)]);
});

test.each([one, `:${one}`, "a:short", `a b:${one}`, `${"a".repeat(33)}:${one}`, `a:${one},b`])(
  "malformed keys are refused and not repeated in the message: %j",
  (text) => {
    expect(() => read(text)).toThrow("ID_DESK_FILE_KEYS is not ID:KEY");
    expect(() => read(text)).not.toThrow(one);
  },
);

test("two keys of one id are refused", () => {
  expect(() => read(`a:${one},a:${other}`)).toThrow("two keys with the id a");
});
