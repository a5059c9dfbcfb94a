import { expect, test } from "vitest";
import { readNetwork } from "./network.ts";

test.each([
  [null, ""],
  ["192.0.2.7", "192.0.2.7"],
  ["192.0.2.7:51234", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::1", "0:0:0:0::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0DB8:0:1:aaaa:bbbb:cccc:dddd", "2001:db8:0:1::/64"],
  ["[2001:db8:0:1::9]:443", "2001:db8:0:1::/64"],
  ["2001:db8:1:2:3::", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80::1%eth0"],
  ["unknown", "unknown"],
  ["x".repeat(200), "x".repeat(100)],
])("counts %s as %s", (address, network) => {
  expect(readNetwork(address)).toBe(network);
});
