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

test("they need no script and no style that a strict policy would refuse [T-15]", async () => {
  for (const page of pages) {
    const answer = await server.fetch(new Request(`http://localhost/demo/${page}`));
    expect(await answer.text()).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  }
});
