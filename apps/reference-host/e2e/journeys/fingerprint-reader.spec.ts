import { createHash } from "node:crypto";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { drawPrint } from "../../../../tooling/fingerprint-agent/draw-print.ts";
import { type FingerprintAgent, startAgent } from "../../../../tooling/fingerprint-agent/start-agent.ts";
import { listAxeViolations } from "../axe.ts";
import { signInDirectly } from "../colleague.ts";
import { expect, test as journey } from "../journey.ts";
import { Counter } from "../pages/Counter.ts";
import type { Desk } from "../pages/Desk.ts";
import { findFreePort, startServer } from "../server.ts";

const printByReader = "SN0005034";

/** The agent of a simulated reader beside the browser, and a server whose pages are told of it. */
const test = journey.extend<{ agent: FingerprintAgent }, { readerUrl: string }>({
  readerUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured.
    async ({}, use) => use(`http://127.0.0.1:${await findFreePort()}`),
    { scope: "worker" },
  ],
  server: [
    async ({ readerUrl }, use) => {
      const server = await startServer({ ID_DESK_FINGERPRINT_READER: readerUrl });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  agent: async ({ server, readerUrl }, use) => {
    const agent = await startAgent({ port: Number(new URL(readerUrl).port), origins: [server.url] });
    await use(agent);
    await agent.stop();
  },
});

async function giveCard(desk: Desk, card: string): Promise<Counter> {
  await desk.startSession("clerk.male", "DNR Head Office");
  const counter = new Counter(desk);
  await counter.giveToOwner(card);
  return counter;
}

/** Signs on a picture, as on a sheet of paper that was photographed. */
async function sign(desk: Desk): Promise<void> {
  const picture = await desk.page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [400, 160];
    const context = canvas.getContext("2d");
    context?.fillRect(40, 70, 300, 8);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  const opened = desk.page.waitForEvent("filechooser");
  await desk.page.getByRole("button", { name: "Use a picture" }).click();
  await (await opened).setFiles({
    name: "signature.png",
    mimeType: "image/png",
    buffer: Buffer.from(picture, "base64"),
  });
  await expect(desk.page.getByRole("img", { name: "The signature that will be sent" })).toBeVisible();
}

/** A fingerprint's pixels as a digest, with what its head says of them and its resolution. */
async function readGrey(png: Buffer) {
  const { width, height } = await loadImage(png);
  const canvas = createCanvas(width, height);
  canvas.getContext("2d").drawImage(await loadImage(png), 0, 0);
  const density = png.indexOf("pHYs");
  return {
    pixels: createHash("sha256").update(canvas.data()).digest("hex"),
    head: png.subarray(16, 29).toString("hex"),
    density: png.subarray(density, density + 13).toString("hex"),
  };
}

test("A fingerprint from the reader beside the computer is in the record, and only its agent is asked beside the server [CALL-41]", async ({
  desk,
  server,
  agent,
}) => {
  const { page } = desk;
  const foreign = new Set<string>();
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol === "http:" && origin !== desk.url) foreign.add(origin);
  });
  const counter = await giveCard(desk, printByReader);
  const answer = await page.request.get("/issuance/new");
  expect(answer.headers()["content-security-policy"]).toMatch(
    new RegExp(`; connect-src 'self' ${agent.url}$`),
  );
  // Nobody asks the agent before there is a finger to take.
  expect([...foreign]).toEqual([]);
  await counter.button("Take fingerprint").click();
  await expect(counter.main.getByText("Right thumb: place it on the reader.").first()).toBeVisible();
  expect(await listAxeViolations(page)).toEqual([]);
  agent.touch();
  await expect(counter.main.getByRole("img", { name: "The fingerprint that will be sent" })).toBeVisible();
  await expect(counter.main.getByText("Quality 82 of 100").first()).toBeVisible();
  expect([...foreign]).toEqual([agent.url]);
  await sign(desk);
  await counter.button("Save proof").click();
  await expect(counter.main.getByText(`The hand-over of ${printByReader} is complete.`)).toBeVisible();

  const { send } = await signInDirectly(server);
  const loaded = await send("POST", "/issuance/load", JSON.stringify({ serial_number: printByReader }));
  const { id } = ((await loaded.json()) as { issuance: { card: { id: number } } }).issuance.card;
  const { issuance } = await (await send("GET", `/issuance/cards/${id}/completed`)).json();
  expect(agent.wanted).toEqual(['{"finger":"thumb","hand":"right"}']);
  expect(issuance.proof).toMatchObject({
    thumb: true,
    finger: "thumb",
    hand: "right",
    resolution_ppi: 500,
    signature: true,
  });
  const print = await send("GET", `/issuance/cards/${id}/evidence/thumb`);
  expect(print.headers.get("Content-Type")).toBe("image/png");
  // Pixel by pixel what the reader gave, and its resolution.
  const [given, kept] = await Promise.all(
    [drawPrint("right thumb", 1), Buffer.from(await print.arrayBuffer())].map(readGrey),
  );
  expect(kept).toEqual(given);
});
