import { describe, expect, test } from "vitest";
import { useTestServer } from "../testing/test-server.ts";

const server = useTestServer();

async function show(path = "/demo/phone"): Promise<{ text: string; headers: Headers }> {
  const answer = await server.fetch(new Request(`http://localhost${path}`));
  expect(answer.status).toBe(200);
  return { text: await answer.text(), headers: answer.headers };
}

async function receive(id: string, phone: string, { body = "Ready", minute = 0 } = {}): Promise<void> {
  const at = new Date(server.clock.now.getTime() + minute * 60_000);
  await server.database.insertInto("demo_messages").values({ message_id: id, phone, body, at }).execute();
}

const listPhones = (page: string) =>
  Array.from(page.matchAll(/To <bdi dir="ltr">(\d+)<\/bdi>/g), ([, phone]) => phone);

describe("the demonstration's phone", () => {
  test("says that it has nothing, and that nobody was sent anything", async () => {
    const { text, headers } = await show();

    expect(text).toContain("<h1>Demonstration phone</h1>");
    expect(text).toContain("No message has been sent to anybody.");
    expect(text).toContain("No messages yet.");
    expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  });

  test("needs no script and no style that a strict policy would refuse [T-15]", async () => {
    await receive("a", "7000001");
    const { text, headers } = await show();

    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'self'");
    expect(headers.get("Cache-Control")).toBe("no-store");
    const style = await show("/demo/style.css");
    expect(style.headers.get("Content-Type")).toBe("text/css; charset=utf-8");
  });

  test("shows the newest first, on the registry's clock", async () => {
    await receive("a", "7000001");
    await receive("b", "9000002", { minute: 1 });
    const { text } = await show();

    expect(listPhones(text)).toEqual(["9000002", "7000001"]);
    expect(text).toContain('<time datetime="2026-11-19T09:05:00.000Z">Nov 19, 2026, 14:05</time>');
  });

  test("shows one number's messages alone, and no address names a number", async () => {
    await receive("a", "7000001");
    await receive("b", "9000002", { minute: 1 });
    await receive("c", "7000001", { minute: 2 });
    const { text } = await show("/demo/phone?with=a");

    expect(listPhones(text)).toEqual(["7000001", "7000001"]);
    expect(text).toContain('<option value="c" selected>7000001 (2)</option>');
    expect(text).toContain('<a class="reload" href="/demo/phone?with=c">');
    for (const unknown of ["nobody", "%00"]) {
      expect(listPhones((await show(`/demo/phone?with=${unknown}`)).text)).toHaveLength(3);
    }
  });

  test("shows what a message says and nothing that it would do [T-2]", async () => {
    await receive("<i>", "7000001", { body: `<script>alert("x")</script> & 'ready'` });
    const { text } = await show();

    expect(text).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;ready&#39;");
    expect(text).toContain('<option value="&lt;i&gt;">');
  });

  test("shows a hundred, and says that there are more", async () => {
    for (let number = 0; number < 101; number++) await receive(`m${number}`, "7000001", { minute: number });
    const { text } = await show();

    expect(listPhones(text)).toHaveLength(100);
    expect(text).toContain("These are the newest 100 of 101.");
  });

  test("makes a link only of an address of its own payment page", async () => {
    const body =
      "Pay MVR 100: http://localhost:4000/demo/pay/a-_1 or http://x//demo/pay/b, http://x/other/demo/pay/c";
    await receive("a", "7000001", { body });
    const { text } = await show();

    expect(Array.from(text.matchAll(/<p class="body".*<\/p>/g), ([line]) => line)).toEqual([
      '<p class="body" dir="auto">Pay MVR 100: <a href="/demo/pay/a-_1">http://localhost:4000/demo/pay/a-_1</a> or http://x//demo/pay/b, http://x/other/demo/pay/c</p>',
    ]);
  });

  test("is read and takes nothing", async () => {
    const answer = await server.fetch(new Request("http://localhost/demo/phone", { method: "POST" }));
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });
});
