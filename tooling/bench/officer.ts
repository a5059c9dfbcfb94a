import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright";
import { signInDirectly } from "../../apps/reference-host/e2e/colleague.ts";
import { Desk } from "../../apps/reference-host/e2e/pages/Desk.ts";
import { Officer } from "../../apps/reference-host/e2e/pages/Officer.ts";
import { drawPortrait } from "../../apps/reference-host/e2e/portrait.ts";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { measureHeap } from "./heap.ts";
import type { BenchPlan, BenchRow } from "./part.ts";

const people = 200;
/** The first people fill the caches of the browser and of the page. */
const before = 5;

/**
 * In the page: counts the object URLs that are alive, and chooses a file. Playwright's own way to choose a file keeps the
 * field, and the elements around it, in memory.
 */
const watch = `
const portrait = Uint8Array.from(atob("${drawPortrait().toString("base64")}"), (sign) => sign.charCodeAt(0));
window.choosePhotograph = (selector) => {
  const chosen = new DataTransfer();
  chosen.items.add(new File([portrait], "face.jpg", { type: "image/jpeg" }));
  const field = document.querySelector(selector);
  field.files = chosen.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
};
window.urls = new Set();
const { createObjectURL, revokeObjectURL } = URL;
URL.createObjectURL = (of) => { const url = createObjectURL.call(URL, of); window.urls.add(url); return url; };
URL.revokeObjectURL = (url) => { window.urls.delete(url); revokeObjectURL.call(URL, url); };`;

/** Records an interaction with the holder of a permit, with a photograph. */
async function record(officer: Officer, permit: string): Promise<void> {
  const { page, main, scanField } = officer.desk;
  await officer.type(permit);
  await officer.goOnIfSeenLately();
  await officer.confirmIdentity();
  await officer.choose(/^Same as permit/);
  await main.getByLabel(/^Passport seen/).selectOption("seen");
  await officer.fill(/^Notes/, "Met at work.");
  await officer.press("Continue");
  await officer.expectOpen("biometrics");
  await page.locator("[data-step=biometrics] input[type=file]").first().waitFor({ state: "attached" });
  await page.evaluate(`choosePhotograph("[data-step=biometrics] input[type=file]")`);
  await officer.press("Use this photograph");
  await officer.press("Continue");
  await officer.expectOpen("review");
  await officer.press("Save interaction");
  await officer.readNumber();
  await officer.press("Next person");
  await scanField.waitFor();
}

/** The heap and the living object URLs after a long day of one officer, in one tab of the built reference host. */
export async function benchOfficer(browser: Browser, { output }: BenchPlan): Promise<BenchRow[]> {
  const hostFolder = fileURLToPath(new URL("../../apps/reference-host", import.meta.url));
  execFileSync("vite", ["build", "--logLevel", "warn"], { cwd: hostFolder, stdio: "inherit" });
  // The usual limit of look-ups is for people, who are slower.
  const settings = join(output, "officer.json");
  writeFileSync(settings, JSON.stringify({ people: { lookupsInAMinute: 1_000, lookupsInADay: 10_000 } }));
  const server = await startServer({ ID_DESK_SETTINGS: settings });
  try {
    const client = await signInDirectly(server, "xpat.male", 1);
    const answer = await client.send("GET", "/xpat/employer-work-permits?workPermitNo=WP&per_page=100");
    const { permits } = (await answer.json()) as {
      permits: { permit: { number: string; status: string } }[];
    };
    const valid = permits.flatMap(({ permit }) => (permit.status === "valid" ? [permit.number] : []));
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1366, height: 768 } });
    const desk = new Desk(await context.newPage(), server.url);
    await desk.page.addInitScript(watch);
    await desk.startSession("xpat.male", "DNR Head Office");
    const officer = new Officer(desk);
    await officer.begin();
    let start = 0;
    for (let count = 0; count < before + people; count += 1) {
      if (count === before) start = await measureHeap(desk.page);
      await record(officer, valid[count % valid.length] ?? "");
    }
    const end = await measureHeap(desk.page);
    const urls = Number(await desk.page.evaluate("window.urls.size"));
    await context.close();
    return [
      {
        what: `Heap after ${people} foreign workers with a photograph, in one tab`,
        ours: `${end.toFixed(1)} MB`,
        other: `${start.toFixed(1)} MB before`,
        ratio: `${(end - start).toFixed(1)} MB more, ${urls} object URLs alive`,
        aim: "< 20 MB more, 0 alive",
      },
    ];
  } finally {
    await server.stop();
  }
}
