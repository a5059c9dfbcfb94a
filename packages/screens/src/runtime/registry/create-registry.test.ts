import { createUser, headOffice } from "@id-desk/core/testing";
import { afterEach, expect, test, vi } from "vitest";
import { findKeptScans } from "../../runtime/scanners/kept-scans.ts";
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
  findKeptScans(registry).pending.add(owner, scan);
  expect(findKeptScans(createRegistry({ baseUrl: "/api" })).pending.load(owner)).toEqual([scan]);
});

test("Where the browser forbids its storage nothing is kept, and nothing breaks", () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  const registry = createRegistry({ baseUrl: "/api" });
  findKeptScans(registry).pending.add(owner, scan);
  expect(findKeptScans(registry).pending.load(owner)).toEqual([]);
  expect(registry.storage?.getItem("anything")).toBe(null);
});

test("A logout forgets what was scanned until it was asked for, and not what another tab scans until it is done", async () => {
  const user = createUser({ username: owner.user });
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<Response>();
  const registry = createRegistry({
    baseUrl: "https://registry.test/api",
    session: { user, center: headOffice, csrf: null },
    fetch: () => {
      asked.resolve();
      return answered.promise;
    },
  });
  findKeptScans(registry).pending.add(owner, scan);
  findKeptScans(registry).missed.hold(owner);
  findKeptScans(registry).missed.add("SN0000103");
  const loggedOut = registry.client.auth.logout();
  await asked.promise;
  const otherTab = createRegistry({ baseUrl: "https://registry.test/api" });
  findKeptScans(otherTab).pending.add(owner, { ...scan, serial_number: "SN0000102", key: "second" });
  answered.resolve(Response.json({ message: "" }));
  await loggedOut;
  expect(registry.session.getState().status).toBe("signedOut");
  expect(
    findKeptScans(registry)
      .pending.load(owner)
      .map(({ serial_number }) => serial_number),
  ).toEqual(["SN0000102"]);
  expect(findKeptScans(registry).missed.load(owner)).toEqual([]);
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
  findKeptScans(registry).pending.add(owner, scan);
  await end(registry);
  expect(registry.session.getState().status).toBe("signedOut");
  expect(findKeptScans(registry).pending.load(owner)).toEqual(kept);
});
