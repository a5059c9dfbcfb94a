import { expect, test } from "vitest";
import { useTestServer } from "../testing/test-server.ts";
import { createDemoPages } from "./demo-pages.ts";

const server = useTestServer();
const parts = () => ({
  database: server.database,
  clock: () => server.clock.now,
  random: (count: number) => new Uint8Array(count),
  sms: async () => {},
});
const pages = ["phone", "registry", "pay/unknown"];

test("the demonstration's pages stand below the base path", async () => {
  const below = createDemoPages({ ...parts(), basePath: "/cards/", isDemonstration: true });
  for (const page of pages) {
    expect(below(new Request(`http://localhost/demo/${page}`))).toBeUndefined();
    const answer = await below(new Request(`http://localhost/cards/demo/${page}`));
    expect(await answer?.text()).toContain('<link rel="stylesheet" href="/cards/demo/style.css">');
  }
  expect(below(new Request("http://localhost/cards/dispatch/sending"))).toBeUndefined();
});

test("outside a demonstration there are none, however they are asked for", async () => {
  const inProduction = createDemoPages({ ...parts(), isDemonstration: false });
  for (const page of [...pages, "style.css"]) {
    for (const method of ["GET", "POST"]) {
      const answer = inProduction(new Request(`http://localhost/demo/${page}`, { method }));
      await expect(answer).rejects.toMatchObject({ status: 404 });
    }
  }
  expect(inProduction(new Request("http://localhost/dispatch/sending"))).toBeUndefined();
});

test.each(["localhost", "localhost:4000", "LOCALHOST", "127.0.0.1:4000", "[::1]:4000"])(
  "they answer a browser on this machine, at %s",
  async (host) => {
    const answer = await server.fetch(new Request(`http://${host}/demo/phone`, { headers: { Host: host } }));
    expect(answer.status).toBe(200);
  },
);

// A name of a stranger's may lead to this machine, and the browser takes what answers there for the stranger's own.
test.each([
  ["registry.example", undefined],
  ["localhost.registry.example:4000", undefined],
  ["127.0.0.1.registry.example", undefined],
  ["192.168.0.7:4000", undefined],
  ["localhost", "registry.example"],
])("they answer nobody who calls the server %s, with %s as Host", async (host, header) => {
  for (const page of [...pages, "style.css"]) {
    for (const method of ["GET", "POST"]) {
      const headers = { ...(header && { Host: header }) };
      const answer = await server.fetch(new Request(`http://${host}/demo/${page}`, { method, headers }));
      expect([answer.status, await answer.json()]).toEqual([
        404,
        {
          message: "The demonstration's own pages answer at localhost, 127.0.0.1 and [::1] alone.",
          code: "not_found",
        },
      ]);
    }
  }
});

test("they need no script and no style that a strict policy would refuse [T-15]", async () => {
  for (const page of pages) {
    const answer = await server.fetch(new Request(`http://localhost/demo/${page}`));
    expect(await answer.text()).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  }
});
