import { expect, test } from "../journey.ts";
import { catchPrints, readPdf, toPdf } from "../print.ts";

// Both are only looked at: whoever completes one or takes one back needs another card.
for (const [card, status] of [
  ["SN0005402", "Collected"],
  ["SN0005404", "Completed"],
] as const) {
  test(`The record and the receipt of ${card}, ${status}, say which supervisor vouched for its collector [CALL-48]`, async ({
    desk,
  }) => {
    const context = desk.page.context();
    const prints = await catchPrints(context);
    const paper = await context.newPage();
    await paper.goto("/login");
    await desk.startSession("clerk.male", "DNR Head Office");
    await desk.open("/issuance/list");
    await expect(desk.main.getByRole("row").filter({ hasText: card.slice(-4) })).toContainText(status);
    await desk.main.getByRole("searchbox").focus();
    await desk.scan(card);
    const record = desk.page.getByRole("dialog", { name: /^Hand-over HO-/ });
    await expect(record.getByText("A supervisor vouched")).toBeVisible();
    await expect(record.getByText("Fathimath Naseema", { exact: true })).toBeVisible();

    await record.getByRole("button", { name: "Print receipt" }).click();
    const choice = desk.page.getByRole("dialog", { name: /^Print receipt HO-/ });
    await choice.getByRole("button", { name: "Print receipt" }).click();
    await expect.poll(() => prints.length).toBe(1);
    const [caught] = prints;
    if (!caught) throw new Error("Nothing was printed.");
    const pages = await readPdf(await toPdf(paper, caught));
    const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join(" ");
    // A name is isolated from the words around it, and so is a piece of its own in what is read back.
    expect(text).toMatch(/Vouched for by Fathimath Naseema ?, supervisor, at /);
  });
}
