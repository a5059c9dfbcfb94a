import { expect, test } from "vitest";
import {
  findStep,
  formatSecretAddress,
  makeRecoveryCodes,
  makeSecret,
  readLastStep,
  readSecondCode,
} from "./second-factor.ts";

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
/** The secret of RFC 6238, "12345678901234567890", in base 32. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

/** The last six digits of the codes in appendix B of RFC 6238. */
test.each([
  [59, "287082", 1],
  [1_111_111_109, "081804", 37_037_036],
  [1_111_111_111, "050471", 37_037_037],
  [1_234_567_890, "005924", 41_152_263],
  [2_000_000_000, "279037", 66_666_666],
])("at second %i the code of RFC 6238 is right", (seconds, code, step) => {
  expect(findStep(secret, code, at(seconds))).toBe(step);
});

test("a code is right only from one step before to one step after it is shown", () => {
  const shown = (seconds: number) => findStep(secret, "050471", at(1_111_111_110 + seconds));
  expect([shown(-31), shown(60)]).toEqual([undefined, undefined]);
  expect([shown(-30), shown(0), shown(59)]).toEqual([37_037_037, 37_037_037, 37_037_037]);
  expect(findStep(secret, "050472", at(1_111_111_110))).toBeUndefined();
});

test("the last step of a used code is at most as far ahead as the clocks of servers and telephones may differ", () => {
  expect(readLastStep(at(1_111_111_110))).toBe(37_037_037 + 3);
});

test("a secret has 160 bits, and its address names registry and user", () => {
  expect(makeSecret(random)).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeSecret((count) => new TextEncoder().encode("12345678901234567890").slice(0, count))).toBe(
    secret,
  );
  expect(formatSecretAddress(secret, "clerk.male")).toBe(
    `otpauth://totp/ID%20Desk:clerk.male?issuer=ID%20Desk&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});

test("ten recovery codes are all different, and are read with or without their hyphens", () => {
  const codes = makeRecoveryCodes(random);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
    expect(readSecondCode(` ${code.toLowerCase().replaceAll("-", " ")}\u200b`)).toBe(
      code.replaceAll("-", ""),
    );
  }
  expect(readSecondCode("１２３ 456")).toBe("123456");
});
