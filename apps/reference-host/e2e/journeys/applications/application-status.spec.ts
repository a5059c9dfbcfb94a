import { listAxeViolations } from "../../axe.ts";
import { expect, test } from "../../journey.ts";
import type { Desk } from "../../pages/Desk.ts";

const headOffice = "DNR Head Office";

const answer = (desk: Desk) => desk.main.getByRole("region", { name: "Answer" }).getByRole("status").first();

test("Three actions from any page answer where a card is [ROUTE-09] [TOP-03] [CALL-50]", async ({ desk }) => {
  await desk.signInAt("super", headOffice);
  await desk.page.keyboard.press("Control+K");
  await desk.page.keyboard.type("105001");
  await desk.page.keyboard.press("Enter");
  await expect(desk.page).toHaveURL(`${desk.url}/applications/status/A105001`);
  await expect(answer(desk)).toContainText("You can collect it");
  await expect(desk.main.getByText("Card ready here")).toBeVisible();
  expect(await listAxeViolations(desk.page)).toEqual([]);

  await desk.main.getByRole("link", { name: "New issuance" }).click();
  await expect(desk.page).toHaveURL(`${desk.url}/issuance/new`);
  await expect(desk.main.getByText("SN0005001 can be handed over.")).toBeAttached();
});

test("What is no ID number asks the server nothing, and an unknown one is told [ROUTE-09]", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  const asked: string[] = [];
  desk.page.on("request", (request) => {
    if (request.url().includes("/api/applications/")) asked.push(request.url());
  });
  await desk.open("/applications/status/A12");
  await expect(desk.main.getByText("Invalid ID Number")).toBeVisible();
  expect(asked).toEqual([]);
  const field = desk.main.getByRole("searchbox", { name: "ID number" });
  await field.fill("A999999");
  await field.press("Enter");
  await expect(desk.main.getByText("No record was found for A999999.")).toBeVisible();
});

test("Whoever searches alone begins with the search, and sees no way to what is not theirs [DOM-08]", async ({
  desk,
}) => {
  await desk.signInAt("status.male", headOffice);
  const field = desk.main.getByRole("textbox", { name: "ID number" });
  await field.fill("A105001");
  await desk.main.getByRole("button", { name: "Show status" }).click();
  await expect(answer(desk)).toContainText("You can collect it");
  for (const heading of ["Application history", "Dispatch card status", "Issuance status"]) {
    await expect(desk.main.getByRole("heading", { name: heading })).toBeVisible();
  }
  const links = await desk.main
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.filter((link) => link !== null && link !== "/")).toEqual([]);
});

test("Online applications are read here, and a row leads to the answer [ROUTE-04] [CALL-49]", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/applications/portal");
  await expect(desk.heading).toHaveText("Online Applications");
  await expect(
    desk.main.getByText("Online applications are reviewed by the registry. You cannot change them here."),
  ).toBeVisible();
  await desk.main
    .getByRole("link", { name: /^P-2026-/ })
    .first()
    .click();
  await expect(desk.page).toHaveURL(/\/applications\/status\/A\d{6}$/);
  await expect(answer(desk)).not.toBeEmpty();
});
