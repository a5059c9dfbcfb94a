import { expect, test } from "vitest";
import { readBrowserCookie, readSessionCookie } from "./cookie.ts";

const readWith = (cookie: string) => new Headers({ Cookie: cookie });

test("A cookie's value is read to its end, with every equals sign in it [T-12]", () => {
  expect(readSessionCookie(readWith("__Host-idd_session=abc="))).toBe("abc=");
  expect(readBrowserCookie(readWith("a=1; __Host-idd_browser=abc=def; b=2"))).toBe("abc=def");
});

test("ignores a cookie without a value or without an equals sign", () => {
  expect(readSessionCookie(readWith("__Host-idd_session=; __Host-idd_session"))).toBeUndefined();
  expect(readSessionCookie(readWith("=abc"))).toBeUndefined();
});
