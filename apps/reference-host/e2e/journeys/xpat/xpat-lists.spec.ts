import { listAxeViolations } from "../../axe.ts";
import { expect, test } from "../../journey.ts";
import type { Desk } from "../../pages/Desk.ts";
import { catchPrints, readPdf, toPdf } from "../../print.ts";
import { expectWithinReach } from "../../within-reach.ts";

const headOffice = "DNR Head Office";

interface Row {
  readonly id: number;
  readonly interaction_no: string;
  readonly outcome: string;
  readonly island: { readonly atoll: string; readonly name: string };
  readonly passport_last4: string | null;
}

/** The interactions that the officer of this desk sees, as the server has them. */
async function listInteractions(desk: Desk, filter = ""): Promise<readonly Row[]> {
  const answer = await desk.page.request.get(`${desk.url}/api/xpat/interactions?per_page=100${filter}`);
  await expect(answer).toBeOK();
  return ((await answer.json()) as { readonly interactions: readonly Row[] }).interactions;
}

const figure = (desk: Desk, name: string) =>
  desk.main
    .getByRole("region", { name: "Figures" })
    .locator("div")
    .filter({ has: desk.page.locator("dt", { hasText: new RegExp(`^${name}$`) }) })
    .locator("dd");

test("An officer sees the interactions on their island, and figures that count the same ones [ROUTE-21] [CALL-32] [CALL-33]", async ({
  desk,
}) => {
  await desk.signInAt("xpat.male", headOffice);
  await desk.page.getByRole("navigation", { name: "Main navigation" }).getByText("XPAT Interactions").click();
  await expect(desk.page).toHaveURL(`${desk.url}/xpat/interactions`);
  await expect(desk.heading).toHaveText("XPAT Interactions");
  const rows = await listInteractions(desk);
  expect(rows.length).toBeGreaterThan(0);
  await expect(figure(desk, "Total")).toHaveText(String(rows.length));
  await expect(desk.main.getByRole("combobox", { name: "Island" })).toHaveCount(0);
  expect(await listAxeViolations(desk.page)).toEqual([]);

  const [{ outcome }] = rows as [Row];
  await desk.main.getByLabel("Outcome").selectOption(outcome);
  await expect(desk.page).toHaveURL(`${desk.url}/xpat/interactions?status=${outcome}`);
  const narrowed = rows.filter((row) => row.outcome === outcome);
  await expect(desk.main.getByText(new RegExp(`^${narrowed.length} interactions?$`))).toBeVisible();
  await expect(figure(desk, "Total")).toHaveText(String(narrowed.length));
});

test("Full access sees every island and narrows to one; the number of a slip opens its record once", async ({
  desk,
}) => {
  await desk.startSession("super", headOffice);
  await desk.open("/xpat/interactions");
  const all = await listInteractions(desk);
  await expect(figure(desk, "Total")).toHaveText(String(all.length));
  const other = all.find(({ island }) => island.name === "Kulhudhuffushi") as Row;
  const island = desk.main.getByRole("combobox", { name: "Island" });
  await island.fill("kulhudhufushi");
  await desk.page.getByRole("option", { name: /Kulhudhuffushi/ }).click();
  const there = all.filter(({ island: { name } }) => name === "Kulhudhuffushi");
  await expect(figure(desk, "Total")).toHaveText(String(there.length));

  const looks: string[] = [];
  desk.page.on("request", (request) => {
    if (/\/xpat\/interactions\/\d+$/.test(request.url())) looks.push(request.url());
  });
  await desk.main.getByRole("searchbox").fill(other.interaction_no.toLowerCase());
  await desk.main.getByRole("searchbox").press("Enter");
  const record = desk.page.getByRole("dialog");
  await expect(record.getByRole("heading", { name: `Interaction ${other.interaction_no}` })).toBeVisible();
  await expect(record.getByText("Slip printed")).toBeVisible();
  expect(looks).toHaveLength(1);
});

test("A slip is printed from the list with its barcode, and the next one is a copy", async ({ desk }) => {
  const prints = await catchPrints(desk.page.context());
  await desk.startSession("xpat.male", headOffice);
  await desk.open("/xpat/interactions");
  const [first] = (await listInteractions(desk)) as [Row];
  for (const times of [1, 2]) {
    const row = desk.main.getByRole("row").filter({ hasText: first.interaction_no });
    await row.getByRole("button", { name: /^Actions/ }).click();
    await desk.page.getByRole("menuitem", { name: "Print slip" }).click();
    await desk.dialog.getByRole("button", { name: "Print slip" }).click();
    await expect(desk.dialog).toHaveCount(0);
    expect(prints).toHaveLength(times);
  }
  const [original, copy] = prints;
  expect(original?.html).not.toContain("COPY");
  expect(copy?.html).toContain("COPY 2");
  const paper = await desk.page.context().newPage();
  await paper.goto(`${desk.url}/login`);
  if (!copy) throw new Error("There is no second print.");
  const [page] = await readPdf(await toPdf(paper, copy), "every page");
  expect(page?.barcodes).toEqual([first.interaction_no]);
});

test("A work permit leads to the page of interactions without its number in the address [ROUTE-22] [CALL-34]", async ({
  desk,
}) => {
  await desk.startSession("xpat.male", headOffice);
  await desk.open("/xpat/work-permits");
  await expect(desk.heading).toHaveText("Work Permits");
  await expect(desk.main.getByText("Type an employer name or permit number.")).toBeVisible();
  expect(await listAxeViolations(desk.page)).toEqual([]);
  await desk.main.getByRole("textbox", { name: "Employer name" }).fill("coral reef");
  await desk.page.keyboard.press("Enter");
  const rows = desk.main.getByRole("row").filter({ hasText: "Coral Reef Construction" });
  await expect(rows.first()).toBeVisible();
  await desk.main.getByRole("button", { name: "Clear" }).click();
  await desk.main.getByRole("textbox", { name: "Work permit number" }).fill("WP00100001");
  await desk.page.keyboard.press("Enter");
  await desk.main.getByRole("link", { name: /^Record interaction/ }).click();
  await expect(desk.page).toHaveURL(`${desk.url}/xpat`);
});

test("On a window of 320 px both lists are within reach", async ({ desk }) => {
  await desk.startSession("super", headOffice);
  await desk.page.setViewportSize({ width: 320, height: 640 });
  await desk.open("/xpat/interactions");
  await expect(desk.main.getByRole("row").nth(1)).toBeVisible();
  await desk.tabTo(desk.main.getByRole("searchbox"));
  await expectWithinReach(desk.page);
  await desk.open("/xpat/work-permits");
  await desk.main.getByRole("textbox", { name: "Employer name" }).fill("blue");
  await desk.page.keyboard.press("Enter");
  await expect(desk.main.getByRole("row").nth(1)).toBeVisible();
  await expectWithinReach(desk.page);
});

test("A clerk of the card counter sees neither list", async ({ desk }) => {
  await desk.startSession("clerk.male", headOffice);
  for (const path of ["/xpat/interactions", "/xpat/work-permits"]) {
    await desk.open(path);
    await expect(desk.main.getByText("You do not have access to this area.")).toBeVisible();
  }
});
