import { afterEach, expect, test, vi } from "vitest";
import { createRegistry } from "./create-registry.ts";

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
