import { listAxeViolations } from "../../axe.ts";
import { choose } from "../../choose.ts";
import { expect, test } from "../../journey.ts";
import type { Desk } from "../../pages/Desk.ts";
import { decide, payByPhone } from "../../registry.ts";

const headOffice = "DNR Head Office";
const hulhumale = /Hulhumalé Phase 1/;
const kulhudhuffushi = /Kulhudhuffushi/;

interface Made {
  readonly id: number;
  readonly application_no: string;
  readonly applicant: { readonly id_number: string };
  readonly created_center: { readonly id: number } | null;
}

/** The applications of this desk's centre with a status, as the server has them. */
async function listApplications(desk: Desk, status: string): Promise<readonly Made[]> {
  const answer = await desk.page.request.get(
    `${desk.url}/api/applications/center/list?status=${status}&per_page=100`,
  );
  await expect(answer).toBeOK();
  const { applications } = (await answer.json()) as { readonly applications: readonly Made[] };
  return applications;
}

/** One that the head office has made itself. */
async function findOwn(desk: Desk, status: string): Promise<Made> {
  const own = (await listApplications(desk, status)).find(({ created_center }) => created_center?.id === 1);
  if (!own) throw new Error(`The demonstration has no application of the head office that is ${status}.`);
  return own;
}

const openTab = (desk: Desk, name: RegExp) => choose(desk.main.getByRole("radio", { name }));

test("Applications open on those submitted, with the way to every other [ROUTE-03] [ROUTE-05] [DOM-05]", async ({
  desk,
}) => {
  await desk.signInAt("clerk.male", headOffice);
  await desk.page
    .getByRole("navigation", { name: "Main navigation" })
    .getByText("Applications")
    .first()
    .click();
  await expect(desk.page).toHaveURL(`${desk.url}/applications/center`);
  await expect(desk.heading).toHaveText("Applications");
  await expect(desk.main.getByRole("radio", { name: /^Submitted/ })).toBeChecked();
  const submitted = await listApplications(desk, "submitted");
  await expect(desk.main.getByText(`${submitted.length} applications`, { exact: true })).toBeVisible();
  expect(await listAxeViolations(desk.page)).toEqual([]);

  await openTab(desk, /^Returned/);
  await expect(desk.page).toHaveURL(`${desk.url}/applications/center?status=returned`);
  await expect(desk.main.getByText("Photo too dark (+1 more)").first()).toBeVisible();
  await desk.main.getByLabel("Other statuses").selectOption("under_review");
  await expect(desk.page).toHaveURL(`${desk.url}/applications/center?status=under_review`);
  await desk.open("/applications");
  await expect(desk.page).toHaveURL(`${desk.url}/applications/center`);
});

test("The three pages of applications say where they are with breadcrumbs [NAV-06] [NAV-02] [ROUTE-04]", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  for (const [path, name] of [
    ["/applications/center", "Applications"],
    ["/applications/portal", "Online Applications"],
    ["/applications/biometrics", "Biometrics"],
  ] as const) {
    await desk.open(path);
    const breadcrumbs = desk.page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(breadcrumbs).toContainText("Application");
    await expect(breadcrumbs).toContainText(name);
  }
});

test("A search finds by number, takes each character as it is, and stays out of the address [CALL-54]", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  const own = await findOwn(desk, "submitted");
  await desk.open("/applications/center");
  const field = desk.main.getByRole("searchbox", { name: "Search" });
  const rows = desk.main.getByRole("row").filter({ has: desk.page.getByRole("link") });
  await field.fill(own.applicant.id_number.slice(1));
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(own.application_no);
  await field.fill("%_%");
  await expect(desk.main.getByText("No applications match this search.")).toBeVisible();
  await expect(desk.page).toHaveURL(`${desk.url}/applications/center`);
});

test("A scanned slip opens its application, or says at which centre it is", async ({ desk, openDesk }) => {
  await desk.startSession("clerk.male", headOffice);
  const own = await findOwn(desk, "returned");
  const away = await openDesk();
  await away.startSession("clerk.hdh", kulhudhuffushi);
  const [theirs] = (await listApplications(away, "under_review")).filter(
    ({ created_center }) => created_center?.id === 6,
  );

  await desk.open("/applications/center");
  await expect(desk.main.getByRole("searchbox")).toBeVisible();
  await desk.scan(own.application_no);
  await expect(desk.page).toHaveURL(`${desk.url}/applications/center/${own.id}`);
  await expect(desk.heading).toContainText(own.application_no);

  await desk.open("/applications/center");
  await expect(desk.main.getByRole("searchbox")).toBeVisible();
  await desk.scan(theirs?.application_no ?? "");
  await expect(desk.main.getByText(`${theirs?.application_no} is at HDh. Kulhudhuffushi`)).toBeVisible();
});

test("A returned application says why first; cancelled in two windows, the second is told by whom [ROUTE-07] [CALL-55] [CALL-57]", async ({
  desk,
  openDesk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  const { id, application_no } = await findOwn(desk, "returned");
  const other = await openDesk();
  await other.startSession("super", headOffice);
  for (const one of [desk, other]) {
    await one.open(`/applications/center/${id}`);
    await expect(one.main.getByText(/^Returned for \d reasons?$/)).toBeVisible();
    await one.main.getByRole("button", { name: "Cancel application" }).click();
  }
  expect(await listAxeViolations(desk.page)).toEqual([]);
  await desk.dialog.getByRole("button", { name: "Cancel application" }).click();
  await expect(desk.dialog.getByLabel("Reason")).toHaveAccessibleDescription(/Reason is required\./);
  for (const one of [desk, other]) {
    await one.dialog.getByLabel("Reason").selectOption({ label: "Asked for by the applicant" });
    await one.dialog.getByRole("textbox", { name: "Notes" }).fill("The old card was found");
  }
  await other.dialog.getByRole("button", { name: "Cancel application" }).click();
  await expect(other.main.getByText(/^Cancelled .* by .*Fathimath Naseema/)).toBeVisible();
  await desk.dialog.getByRole("button", { name: "Cancel application" }).click();
  await expect(
    desk.dialog.getByText(/^This application was changed by Fathimath Naseema/).first(),
  ).toBeVisible();
  await expect(desk.dialog.getByRole("textbox", { name: "Notes" })).toHaveValue("The old card was found");
  expect(application_no).toMatch(/^C-\d{4}-\d{6}$/);
});

test("Nobody cancels what the registry reviews, and another centre's application is not found", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  const own = await findOwn(desk, "submitted");
  await decide(desk, own.application_no, "Start review");
  await desk.open(`/applications/center/${own.id}`);
  await expect(
    desk.main.getByText("The registry is reviewing this application. Ask them to return it."),
  ).toBeVisible();
  await expect(desk.main.getByRole("button", { name: "Cancel application" })).toHaveCount(0);

  await desk.startSession("clerk.male", hulhumale);
  await desk.open(`/applications/center/${own.id}`);
  await expect(desk.main.getByText("This application was not found at Hulhumalé Phase 1")).toBeVisible();
});

test("The registry returns an application, approves it and makes its card, and the pages follow [DOM-08]", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  // Not one that is in review from the start: those are for the journeys that resubmit.
  const [own, approved] = [await findOwn(desk, "submitted"), await findOwn(desk, "approved")];
  await decide(desk, own.application_no, "Start review");
  await decide(desk, own.application_no, "Return", ["Photo too dark"]);
  await desk.open(`/applications/center/${own.id}`);
  await expect(desk.main.getByText("Returned for 1 reason")).toBeVisible();
  await expect(desk.main.getByText("Photo too dark").first()).toBeVisible();

  await decide(desk, approved.application_no, "Make card, to be sent");
  await desk.open(`/applications/status/${approved.applicant.id_number}`);
  await expect(desk.main.getByRole("region", { name: "Answer" })).toContainText("The card was printed on");
  await expect(desk.main.getByRole("list", { name: "Progress" })).toContainText("Printed");
});

test("A payment link is sent and paid, and the page says so by itself [CALL-58] [CALL-51]", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  const own = await findOwn(desk, "pending_payment");
  await desk.open(`/applications/center/${own.id}`);
  await desk.main.getByRole("button", { name: "Payment link" }).click();
  await desk.dialog.getByRole("button", { name: "Send payment link" }).click();
  await expect(desk.dialog.getByText(/^Payment link sent to/)).toBeVisible();
  await expect(desk.dialog.getByText(/^You can send another link in/)).toBeVisible();

  await payByPhone(desk);
  await expect(desk.dialog.getByText("Paid.", { exact: true })).toBeVisible({ timeout: 15_000 });
  await desk.dialog.getByRole("button", { name: "Close" }).click();
  await expect(desk.main.getByText(/MVR \d+\.00.* paid/)).toBeVisible();
});
