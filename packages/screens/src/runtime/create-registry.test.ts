import { createUser, headOffice } from "@id-desk/core/testing";
import { afterEach, expect, test, vi } from "vitest";
import { createRegistry, type Registry } from "./create-registry.ts";

const owner = { user: "clerk.male", center: 1, batch: 7 };
const scan = { serial_number: "SN0000101", key: "first", sequence: 1, at: Date.now() };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("The browser's storage is looked for when it is first needed, and keeps what waits", () => {
  const look = vi.spyOn(globalThis, "localStorage", "get");
  const registry = createRegistry({ baseUrl: "/api" });
  expect(look).not.toHaveBeenCalled();
  registry.pendingScans.add(owner, scan);
  expect(createRegistry({ baseUrl: "/api" }).pendingScans.load(owner)).toEqual([scan]);
});

test("Where the browser forbids its storage nothing is kept, and nothing breaks", () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  const { pendingScans, storage } = createRegistry({ baseUrl: "/api" });
  pendingScans.add(owner, scan);
  expect(pendingScans.load(owner)).toEqual([]);
  expect(storage?.getItem("anything")).toBe(null);
});

test.each<[string, (registry: Registry) => unknown, readonly object[]]>([
  ["A logout forgets", ({ client }) => client.auth.logout(), []],
  ["An end because nobody works keeps", ({ client }) => client.auth.logout({ isIdle: true }), [scan]],
  ["An end by the server keeps", ({ session }) => session.clear("expired"), [scan]],
  ["An end in another tab keeps", ({ session }) => session.clear("elsewhere"), [scan]],
])("%s the scans that were not delivered", async (_, end, kept) => {
  const user = createUser({ username: owner.user });
  const registry = createRegistry({
    baseUrl: "https://registry.test/api",
    session: { user, center: headOffice, csrf: null },
    fetch: async () => Response.json({ message: "" }),
  });
  registry.pendingScans.add(owner, scan);
  await end(registry);
  expect(registry.session.getState().status).toBe("signedOut");
  expect(registry.pendingScans.load(owner)).toEqual(kept);
});
