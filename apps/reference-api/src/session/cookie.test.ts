import { expect, test } from "vitest";
import { readBrowserCookie, readSessionCookie } from "./cookie.ts";

const readWith = (cookie: string) => new Headers({ Cookie: cookie });

test("A cookie is read to its end: one with more behind a second sign of equality is another one [T-12]", () => {
  expect(readSessionCookie(readWith("__Host-idd_session=abc="))).toBe("abc=");
  expect(readBrowserCookie(readWith("a=1; __Host-idd_browser=abc=def; b=2"))).toBe("abc=def");
});

test("A cookie without a value, or without a sign of equality, is none", () => {
  expect(readSessionCookie(readWith("__Host-idd_session=; __Host-idd_session"))).toBeUndefined();
  expect(readSessionCookie(readWith("=abc"))).toBeUndefined();
});
