import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { foreignLayouts, type KeyboardLayout, pressKeys } from "../testing/keyboard-layouts.ts";
import { writeZone } from "../testing/write-zone.ts";
import { parseScan } from "./parse-scan.ts";
import { type PressedKey, readKeys } from "./read-keys.ts";

const write = (keys: readonly PressedKey[]) => keys.map(({ key }) => (key === "Dead" ? "^" : key)).join("");

/** Reads a code that a scanner types on a computer with another layout. */
function scanUnder(code: string, layout: KeyboardLayout, capsLock = false) {
  const keys = pressKeys(code, { layout, capsLock });
  return parseScan(readKeys(write(keys), keys));
}

const numbers = Array.from({ length: 500 }, (_, place) => String(place * 19_913 + 137).padStart(7, "0"));
const forms: readonly ((number: string) => string)[] = [
  (number) => `SN${number}`,
  (number) => `sn${number}`,
  (number) => `A${number.slice(1)}`,
  (number) => number.slice(1),
  (number) => `DB-2026-${number.slice(1)}`,
  (number) => `C-2026-${number.slice(1)}`,
  (number) => `SN${number}|A${number.slice(1)}`,
  (number) => `A${number.slice(1)}|SN${number}|senior`,
  (number) => `A${number.slice(1)}|SN${number}|1990-02-28|senior`,
  (number) => `]C1SN${number}`,
  (number) => `*SN${number}*`,
  (number) => `Minor;2015-12-31;sn${number};${number.slice(1)}`,
];

describe.each(foreignLayouts)("Under the %s layout", (layout) => {
  test.each([false, true])(
    "500 of 500 numbers are read in each form of a code, with Caps Lock %s",
    (capsLock) => {
      for (const form of forms)
        for (const number of numbers) {
          const code = form(number);
          expect(scanUnder(code, layout, capsLock), code).toEqual(parseScan(code));
        }
    },
  );

  test.each([false, true])("every command is read, with Caps Lock %s", (capsLock) => {
    for (const name of ["receive", "missing", "dispute", "undo", "close", "dispatch", "yes", "no"])
      expect(scanUnder(`IDD-${name.toUpperCase()}`, layout, capsLock)).toEqual({
        kind: "command",
        command: name,
      });
  });

  test("two codes in one and another system's code are told as such", () => {
    for (const code of ["SN0001234SN0001235", "4006381333931"]) {
      const { kind: _, ...told } = parseScan(code) as { kind: string; likeness?: string };
      expect(scanUnder(code, layout)).toMatchObject({ likeness: told.likeness });
    }
  });
});

describe.each(foreignLayouts)("Under the %s layout", (layout) => {
  test.each([false, true])(
    "every line of a zone, and an interaction, is read, with Caps Lock %s",
    (capsLock) => {
      const zones = [writeZone(), ...(["TD1", "TD2"] as const).map((format) => writeZone({ format }))];
      for (const code of [...zones.flat(), ...zones.map((lines) => lines.join("")), "X-2026-000012"]) {
        const keys = pressKeys(code, { layout, capsLock });
        expect(readKeys(write(keys), keys).toUpperCase(), code).toBe(code);
      }
    },
  );
});

test("A zone from a scanner that is set to the computer's layout stays as it is", () => {
  for (const line of writeZone()) expect(readKeys(line, pressKeys(line.replaceAll("<", ";")))).toBe(line);
});

const sn = pressKeys("SN");

test("Digits of the number pad are read, also without Num Lock", () => {
  const pad = [..."0001234"].map((digit) => ({ key: digit, code: `Numpad${digit}`, isShifted: false }));
  expect(readKeys("ށޏ0001234", [...sn, ...pad])).toBe("SN0001234");
  expect(readKeys("SN", [...sn, ...pad.map((key) => ({ ...key, key: "End" }))])).toBe("SN0001234");
});

test("A key that waits for the next one is read by its place", () => {
  const keys = pressKeys("A123456|SN0001234").map((key) =>
    key.code === "Backslash" ? { ...key, key: "Dead" } : key,
  );
  expect(readKeys("A123456^SN0001234", keys)).toBe("A123456|SN0001234");
});

test.each([
  // Set to the same layout, the scanner presses other keys for the same text.
  ["A123456|SN0001234|1990-02-28|senior", "Q123456^SN0001234^1990)02)28^senior"],
  ["SN0001234", "OB0001234"],
  // The number of a packet's seal is no code of ours.
  ["MV-12345", "mv-12345"],
])("A text that says as much as its keys stays: %j", (text, pressed) => {
  expect(readKeys(text, pressKeys(pressed))).toBe(text);
});

test("A text in another alphabet that no code of ours is like is read by its keys", () => {
  const keys = pressKeys("MV-12345", { layout: "dhivehi" });
  expect(readKeys(write(keys), keys)).toBe("MV-12345");
});

test.each(["Backspace", "ArrowLeft", "Process", "Unidentified"])(
  "Keys among which is %s are not read, for the text is not theirs alone",
  (key) => {
    const keys = [...pressKeys("SN0001234"), { key, code: key, isShifted: false }];
    expect(readKeys("ށޏ0001234", keys)).toBe("ށޏ0001234");
  },
);

test("A key without a place is read as what it typed", () => {
  const keys = pressKeys("SN0001234").map((key) => ({ ...key, code: "" }));
  expect(readKeys("ށޏ0001234", keys)).toBe("SN0001234");
});

property.prop([fc.string({ maxLength: 40 })])(
  "A text that is typed under the US layout is what it is",
  (text) => {
    expect(readKeys(text, pressKeys(text))).toBe(text);
  },
);

describe("A prefix that the registry's scanners are set to", () => {
  const read = (code: string, layout: KeyboardLayout, prefix: string) => {
    const keys = pressKeys(code, { layout });
    return parseScan(readKeys(write(keys), keys, prefix));
  };

  test.each(["us", ...foreignLayouts] as const)("is taken off under the %s layout", (layout) => {
    expect(read("~R:SN0001234", layout, "~r:")).toEqual({ kind: "serial", serial_number: "SN0001234" });
    expect(read("SN0001234", layout, "~r:")).toEqual({ kind: "serial", serial_number: "SN0001234" });
  });

  test("is a foreign sign where the registry names none", () => {
    expect(read("~R:SN0001234", "us", "")).toMatchObject({ kind: "unknown" });
  });
});
