import { describe, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { contractOperations } from "../contract/operations.ts";
import { defaultSettings } from "../domain/registry-settings.ts";
import type { Ports } from "../ports.ts";
import { contractNode } from "./contract-nodes.ts";

/** Nothing of the registry is needed to read what it agrees to. */
const ports = { log: { access() {}, alarm() {}, error() {} }, settings: defaultSettings };
const { request } = createApp(ports as unknown as Ports);

async function read(path: string): Promise<string> {
  const answer = await request(path);
  expect(answer.status).toBe(200);
  // Where a path may be broken.
  return (await answer.text()).replaceAll("<wbr>", "");
}

describe("The documentation of the API", () => {
  test("tells of every call, every schema and every common answer, each at an address of its own", async () => {
    const page = await read("/api/docs");
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const { schemas, responses } = contractNode.components;

    expect(ids).toEqual(expect.arrayContaining(contractOperations.map(({ id }) => id)));
    expect(ids).toEqual(expect.arrayContaining(Object.keys(schemas).map((name) => `schema-${name}`)));
    expect(ids).toEqual(expect.arrayContaining(Object.keys(responses).map((name) => `answer-${name}`)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("leads nowhere that is not there", async () => {
    const page = await read("/api/docs");
    const asked = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);

    expect(asked.length).toBeGreaterThan(contractOperations.length);
    for (const id of new Set(asked)) expect(page).toContain(` id="${id}"`);
  });

  test("shows where a call is, who may ask, what it takes, what is assumed of it, and an example", async () => {
    const page = await read("/api/docs");
    const [call = ""] = /<article id="addCard"[\s\S]*?<\/article>/.exec(page) ?? [];

    expect(call).toContain(
      '<span class="method">POST</span> <code>/api/dispatch/batches/{batchId}/cards</code>',
    );
    expect(call).toContain("<dd><code>dnr</code> or <code>temp_full_access</code></dd>");
    expect(call).toContain("<dd>the batch&#39;s origin</dd>");
    expect(call).toContain('<code class="name">serial_number</code> <span class="type">string;');
    expect(call).toContain('<code class="name">id_number</code> <span class="remark">optional</span>');
    expect(call).toContain("<b>Assumed.</b> The specification says that the payload is not shown;");
    expect(call).toContain('<a href="#schema-BatchCard">BatchCard</a>');
    expect(call).toContain("&quot;serial_number&quot;: &quot;SN0000101&quot;");
    expect(call).toContain('<a href="#answer-Conflict">Conflict</a>');
  });

  test("needs no script, no style that a strict policy would refuse, and nothing from elsewhere [T-15]", async () => {
    const answer = await request("/api/docs");
    const page = await answer.text();

    expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|(?:href|src)="(?:https?:)?\/\//);
    expect((await request("/api/docs.css")).headers.get("Content-Type")).toBe("text/css; charset=utf-8");
  });

  test("gives the contract itself to programs, and takes nothing [T-20]", async () => {
    expect(JSON.parse(await read("/api/openapi.json"))).toEqual(contractNode);
    for (const path of ["/api/docs", "/api/docs.css", "/api/openapi.json"]) {
      expect((await request(path, { method: "HEAD" })).status).toBe(200);
      const refused = await request(path, { method: "POST" });
      expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
    }
  });

  test("is where a server without a host leads to", async () => {
    const answer = await request("/");
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/api/docs"]);
  });
});
