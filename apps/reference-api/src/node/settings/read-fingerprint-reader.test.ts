import { expect, test } from "vitest";
import { listSecurityHeaders } from "../../http/security-headers.ts";
import { readFingerprintReader } from "./read-fingerprint-reader.ts";

test.each([
  ["http://127.0.0.1:8891", "http://127.0.0.1:8891"],
  ["http://localhost:8891/", "http://localhost:8891"],
  ["https://[::1]:8891", "https://[::1]:8891"],
  [undefined, undefined],
])("%s is a reader's agent", (text, origin) => {
  expect(readFingerprintReader(text)).toBe(origin);
});

test.each([
  "8891",
  "http://192.168.1.7:8891",
  "http://127.0.0.1.example",
  "http://user:word@127.0.0.1:8891",
  "http://127.0.0.1:8891/reader",
  "http://127.0.0.1:8891; script-src *",
  "ws://127.0.0.1:8891",
])("The server does not start with %s", (text) => {
  expect(() => readFingerprintReader(text)).toThrow("ID_DESK_FINGERPRINT_READER");
});

test("Pages may ask at the agent that is named, and nowhere else where none is", () => {
  const policyOf = (reader?: string) => listSecurityHeaders(reader)["Content-Security-Policy"];
  expect(policyOf("http://127.0.0.1:8891")).toMatch(/; connect-src 'self' http:\/\/127\.0\.0\.1:8891$/);
  expect(policyOf()).not.toContain("connect-src");
});
