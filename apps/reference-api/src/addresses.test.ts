import { describe, expect, test } from "vitest";
import { openDesk, signIn } from "./testing/desk.ts";
import { useTestServer } from "./testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);

describe("addresses and methods", () => {
  test("an address that the contract does not have is not found", async () => {
    const response = await openDesk(server).fetch("/api/dispatch/nothing");

    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      message: "There is nothing at this address.",
      code: "not_found",
    });
  });

  test.each([
    ["PUT", "/api/auth/login", "POST"],
    ["OPTIONS", "/api/auth/user", "GET, HEAD"],
    ["GET", "/api/dispatch/batches", "POST"],
    ["POST", "/api/dispatch/centers", "GET, HEAD"],
    ["PATCH", "/api/dispatch/batches/3/cards/1", "DELETE"],
  ])("%s %s is refused and %s named instead [T-20]", async (method, address, allowed) => {
    const response = await openDesk(server).fetch(address, { method });

    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe(allowed);
  });

  test("HEAD is answered like GET, without the body", async () => {
    const response = await openDesk(server).fetch("/api/health", { method: "HEAD" });

    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  test("every answer carries the security headers, refusals too [T-16] [T-38]", async () => {
    const desk = openDesk(server);
    const answers = [
      await desk.fetch("/api/health"),
      await desk.fetch("/api/auth/user"),
      await desk.fetch("/api/nothing"),
      await desk.fetch("/api/health", { method: "DELETE" }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 405]);
    for (const { headers } of answers) {
      expect(Object.fromEntries(headers)).toMatchObject({
        "cache-control": "no-store",
        "content-security-policy":
          "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; img-src 'self' data: blob:; font-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'",
        "content-type": "application/json; charset=utf-8",
        "cross-origin-opener-policy": "same-origin",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
      });
      expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
    }
  });

  test("the access log has the route's template, and none of the values in the address", async () => {
    const desk = await atHeadOffice();
    await desk.call("getSendingBatch", { path: { id: 3 } });

    expect(server.logged.access.at(-1)).toEqual({
      method: "GET",
      route: "/api/dispatch/batches/sending/{id}",
      status: 200,
      ms: expect.any(Number),
    });
  });
});
