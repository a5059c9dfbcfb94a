import { expect, test } from "vitest";
import { createAddressReader } from "./read-remote-address.ts";

const from = (forwarded?: string) => ({
  incoming: {
    socket: { remoteAddress: "127.0.0.1" },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  },
});

test("an address in a header is not believed unless a proxy of one's own writes it", () => {
  expect(createAddressReader(false)(from("203.0.113.9"))).toBe("127.0.0.1");
  expect(createAddressReader(true)(from("203.0.113.9"))).toBe("203.0.113.9");
});

test("of several addresses the one counts that the proxy itself added", () => {
  expect(createAddressReader(true)(from("198.51.100.1, 203.0.113.9"))).toBe("203.0.113.9");
});

test("without the header, and without a socket, there is what there is", () => {
  expect(createAddressReader(true)(from())).toBe("127.0.0.1");
  expect(createAddressReader(true)(undefined)).toBeNull();
});
