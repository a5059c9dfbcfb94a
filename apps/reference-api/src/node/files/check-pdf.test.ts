import { afterAll, expect, test, vi } from "vitest";
import { writePdf } from "../../testing/hostile-pdfs.ts";
import { checkPdf } from "./check-pdf.ts";

// Each file that never ends takes the whole time limit of a file.
vi.setConfig({ testTimeout: 120_000 });
// The next file runs in the same worker.
afterAll(() => vi.resetConfig());

const toBytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

/** A file that is looked through for its end again and again, for far longer than any file may take. */
const endless = toBytes(writePdf().replace("xref\n", `${"7 0 obj\n>>\n".repeat(200_000)}xref\n`));

test("A good file beside five that never end waits for two of them at most [T-21]", async () => {
  const order: string[] = [];
  const send = async (name: string, sender: string, bytes: Uint8Array) => {
    const found = await checkPdf({ bytes, keepsSigned: false }, sender);
    order.push(name);
    return found;
  };
  const hostile = Array.from({ length: 5 }, () => send("endless", "one", endless));
  const good = await send("good", "other", toBytes(writePdf()));

  expect(good).toHaveProperty("bytes");
  expect(order.slice(0, -1).length).toBeLessThanOrEqual(2);
  for (const found of await Promise.all(hostile)) expect(found).toEqual({ problem: "unreadable" });
});
