import { afterEach, expect, test, vi } from "vitest";
import { type CheckPhotoOptions, checkPhoto } from "./check-photo.ts";
import { drawPortrait } from "./draw-portrait.ts";

afterEach(() => vi.restoreAllMocks());

/** The state of each check, by its name. */
async function look(file: Blob, options?: CheckPhotoOptions) {
  const answer = await checkPhoto(file, options);
  if ("trouble" in answer) throw new Error(answer.trouble);
  return Object.fromEntries(answer.checks.map(({ name, state }) => [name, state]));
}

const good = {
  size: "passed",
  shape: "passed",
  sharpness: "passed",
  brightness: "passed",
  background: "passed",
  oneFace: "notChecked",
  levelEyes: "notChecked",
};

test("A sharp portrait before a plain wall passes, and of faces nothing is said where nobody looks for them", async () => {
  expect(await look(await drawPortrait())).toEqual(good);
});

test("Each figure is told with what it has led to", async () => {
  const answer = await checkPhoto(await drawPortrait({ width: 600, height: 700 }));
  const checks = "checks" in answer ? answer.checks : [];
  expect(checks[0]).toEqual({ name: "size", state: "failed", measured: 700 });
  expect(checks[1]?.measured).toBeCloseTo(6 / 7, 5);
  for (const { state, measured } of checks) expect(measured === undefined).toBe(state === "notChecked");
});

test.each([
  ["too small", { width: 420, height: 540 }, { size: "failed" }],
  ["too wide", { width: 900, height: 900 }, { shape: "failed" }],
  ["blurred", { blur: 6 }, { sharpness: "failed" }],
  ["too dark", { light: 0.25 }, { brightness: "failed" }],
  ["too bright", { light: 2.2 }, { brightness: "failed" }],
  ["before a pattern", { wall: "striped" }, { background: "failed" }],
  ["with a shadow at one side", { wall: "shadow" }, { background: "failed" }],
] as const)("A portrait that is %s is told so", async (_what, drawn, told) => {
  expect(await look(await drawPortrait(drawn))).toMatchObject(told);
});

test("A portrait of another size is looked at by the same marks", async () => {
  expect(await look(await drawPortrait({ width: 2800, height: 3600 }))).toEqual(good);
  expect(await look(await drawPortrait({ width: 2800, height: 3600, blur: 24 }))).toMatchObject({
    sharpness: "failed",
  });
});

test("Faces and eyes are told by whoever finds them", async () => {
  const file = await drawPortrait();
  const find = (eyes?: [{ x: number; y: number }, { x: number; y: number }], faces = 1) => ({
    faceFinder: { find: async () => Array.from({ length: faces }, () => ({ eyes })) },
  });
  const level = { x: 300, y: 400 };
  expect(await look(file, find([level, { x: 500, y: 404 }]))).toMatchObject({
    oneFace: "passed",
    levelEyes: "passed",
  });
  expect(await look(file, find([level, { x: 500, y: 480 }]))).toMatchObject({ levelEyes: "failed" });
  expect(await look(file, find())).toMatchObject({ oneFace: "passed", levelEyes: "notChecked" });
  expect(await look(file, find(undefined, 0))).toMatchObject({ oneFace: "failed", levelEyes: "notChecked" });
  expect(await look(file, find(undefined, 2))).toMatchObject({ oneFace: "failed", levelEyes: "notChecked" });
});

test("A finder of faces that fails has seen nothing", async () => {
  const faceFinder = { find: () => Promise.reject(new Error("The model is not there.")) };
  expect(await look(await drawPortrait(), { faceFinder })).toEqual(good);
});

test("Nothing is said once nobody waits for it", async () => {
  const reason = new Error("The page is gone.");
  await expect(checkPhoto(await drawPortrait(), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

/** The head of a PNG that says a size, with nothing after it. */
function createPngHead(width: number, height: number): Blob {
  const head = new DataView(new ArrayBuffer(33));
  for (const [at, byte] of [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].entries())
    head.setUint8(at, byte);
  head.setUint32(8, 13);
  head.setUint32(12, 0x49_48_44_52);
  head.setUint32(16, width);
  head.setUint32(20, height);
  return new Blob([head], { type: "image/png" });
}

/** A JPEG that says a size after a part of another kind, with nothing after it. */
function createJpegHead(width: number, height: number): Blob {
  const [head, size] = [[0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4], new DataView(new ArrayBuffer(19))];
  size.setUint16(0, 0xff_c2);
  size.setUint16(2, 17);
  size.setUint8(4, 8);
  size.setUint16(5, height);
  size.setUint16(7, width);
  return new Blob([new Uint8Array(head), size], { type: "image/jpeg" });
}

test.each([
  ["PNG", createPngHead],
  ["JPEG", createJpegHead],
])("A %s of more than 50 million pixels is refused before it is decoded", async (_kind, create) => {
  const decode = vi.spyOn(window, "createImageBitmap");
  expect(await checkPhoto(create(20_000, 20_000))).toEqual({ trouble: "tooLarge" });
  expect(await checkPhoto(create(10_000, 5_001))).toEqual({ trouble: "tooLarge" });
  expect(decode).not.toHaveBeenCalled();
  expect(await checkPhoto(create(10_000, 5_000))).toEqual({ trouble: "unreadable" });
  expect(decode).toHaveBeenCalledTimes(1);
});

test.each([
  ["svg", '<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["heic", "\0\0\0\x18ftypheic"],
  ["otherKind", "a letter"],
])("A file that is %s is told by that word, whatever its name says", async (trouble, text) => {
  expect(await checkPhoto(new File([text], "photo.jpg", { type: "image/jpeg" }))).toEqual({ trouble });
});
