import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";

/** Puts a scanner in HID-POS mode into the browser's WebHID. Staff have to allow it once, as in Chrome. */
function plugScannerIn(): void {
  const device = Object.assign(new EventTarget(), {
    vendorId: 0x05e0,
    productId: 0x1900,
    productName: "Symbol Bar Code Scanner",
    opened: false,
    collections: [{ usagePage: 0x8c, usage: 2 }],
    async open() {
      device.opened = true;
    },
    async close() {
      device.opened = false;
    },
  });
  const isAllowed = () => localStorage.getItem("allowed-scanner") !== null;
  const hid = Object.assign(new EventTarget(), {
    getDevices: async () => (isAllowed() ? [device] : []),
    async requestDevice() {
      if (isAllowed()) throw new Error("The scanner was asked for twice.");
      localStorage.setItem("allowed-scanner", "");
      return [device];
    },
  });
  Object.defineProperty(navigator, "hid", { value: hid });
  window.addEventListener("scan-of-journey", (event) => {
    const { detail: code } = event as CustomEvent<string>;
    if (!device.opened) throw new Error("The scanner is not open.");
    const bytes = new Uint8Array(63);
    bytes.set([code.length, ...new TextEncoder().encode(`]C0${code}`)]);
    const report = { device, reportId: 2, data: new DataView(bytes.buffer) };
    device.dispatchEvent(Object.assign(new Event("inputreport"), report));
  });
}

const scan = ({ page }: Desk, code: string) =>
  page.evaluate((detail) => window.dispatchEvent(new CustomEvent("scan-of-journey", { detail })), code);

test("A scanner that types nothing is connected once, and its cards are recorded wherever the focus is", async ({
  desk,
}) => {
  const { page, main } = desk;
  const written: string[] = [];
  page.on("console", (message) => written.push(message.text()));
  await page.addInitScript(plugScannerIn);
  await desk.startSession("clerk.male", "DNR Head Office");
  await desk.newBatch("HDh. Kulhudhuffushi");
  const menu = main.getByRole("button", { name: "More ways to scan, and sound" });
  await menu.click();
  await page.getByRole("menuitem", { name: "Connect a scanner" }).click();
  await expect(page.getByText("Scanner connected.", { exact: true }).first()).toBeVisible();
  await scan(desk, "SN0000696");
  await expect(desk.row("SN0000696")).toBeVisible();

  await main.getByRole("button", { name: "Cancel batch" }).click();
  await scan(desk, "SN0000697");
  await expect(desk.dialog.getByRole("alert")).toHaveText("Not recorded: close the dialog first.");
  await page.keyboard.press("Escape");
  await expect(desk.row("SN0000697")).toHaveCount(0);

  // The next visit opens it without a question.
  await page.reload();
  await menu.click();
  await expect(page.getByRole("menuitem", { name: "Scan with the camera" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Connect a scanner" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  const search = main.getByRole("searchbox", { name: "Search the cards" });
  await search.focus();
  await scan(desk, "SN0000697");
  await expect(desk.row("SN0000697")).toBeVisible();
  // The server has taken both. A card that it refuses has a row too, until the answer comes.
  await expect(main.getByText("2 cards", { exact: true })).toBeVisible();
  await expect(search).toHaveValue("");
  expect(written.filter((text) => text.includes("SN000069"))).toEqual([]);
});
