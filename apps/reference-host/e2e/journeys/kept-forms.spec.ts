import type { Route } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { Desk } from "../pages/Desk.ts";

const headOffice = "DNR Head Office";
const island = "HDh. Kulhudhuffushi";
const words = "Half a sentence about the boat";
const again = "What you had typed before you were signed out is here again.";

/** Everything that a page shows, and everything that the browser keeps of it. */
async function readTraces({ page }: Desk): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      [...document.querySelectorAll("input, textarea")].map((field) => (field as HTMLInputElement).value),
      location.href,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
    ]),
  );
}

const notesOf = ({ dialog }: Desk) => dialog.getByRole("textbox", { name: "Notes" });
const pressAdd = ({ dialog }: Desk) => dialog.getByRole("button", { name: "Add note" }).click();

async function typeNote(desk: Desk): Promise<void> {
  await desk.main.getByRole("button", { name: "Add note" }).click();
  await notesOf(desk).fill(words);
}

const openSending = ({ page }: Desk) =>
  page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Sending" }).click();

/** Goes to a batch without loading the page anew, which would forget everything by itself. */
async function walkTo(desk: Desk, batchNo: string): Promise<void> {
  await openSending(desk);
  await desk.main.getByRole("link", { name: batchNo, exact: true }).click();
  await expect(desk.main.getByRole("button", { name: "Add note" })).toBeVisible();
}

/** Ends the session in the moment of the next such request: a page that listens to its batch would know of it before. */
async function endAtNext(desk: Desk, request: string): Promise<void> {
  const end = async (route: Route) => {
    await desk.endSession();
    await route.continue();
  };
  await desk.page.route(request, end, { times: 1 });
}

/** Asks for a page with a session that has ended, and stands before the sign-in. */
async function meetTheEnd(desk: Desk): Promise<void> {
  await endAtNext(desk, "**/api/dispatch/batches/sending?**");
  await openSending(desk);
  await expect(desk.page).toHaveURL(`${desk.url}/login`);
}

test("A note that the server refused because the session had ended is there for the same user, who is back at the batch, and is forgotten once it is added [SESS-04] [ERR-02]", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  const { batchNo } = await desk.newBatch(island);
  const address = desk.page.url();
  await typeNote(desk);
  await endAtNext(desk, "**/addnote");
  await pressAdd(desk);
  await expect(desk.page).toHaveURL(`${desk.url}/login`);
  expect(await readTraces(desk)).not.toContain(words);

  await desk.signIn("clerk.male");
  await expect(notesOf(desk)).toHaveValue(words);
  await expect(desk.page).toHaveURL(address);
  await expect(desk.dialog.getByText(again)).toBeVisible();
  await expect(notesOf(desk)).toBeFocused();
  await pressAdd(desk);
  await expect(desk.dialog).toBeHidden();
  await expect(desk.main.getByRole("region", { name: "Notes" }).getByText(words)).toBeVisible();
  await expect(desk.scanField).toBeFocused();

  await meetTheEnd(desk);
  await desk.signIn("clerk.male");
  await walkTo(desk, batchNo);
  await expect(desk.dialog).toBeHidden();
});

test("Who was signed out because nobody worked is back with every word, in every tab once they have signed in in one", async ({
  desk,
}) => {
  const { clock } = desk.page.context();
  await clock.install();
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/dispatch/sending?status=all");
  await desk.main.getByRole("button", { name: "New batch" }).click();
  await desk.dialog.getByRole("combobox", { name: "Destination" }).fill(island);
  await desk.page
    .getByRole("option", { name: new RegExp(island) })
    .first()
    .click();
  await desk.dialog.getByRole("button", { name: "More" }).click();
  await desk.dialog.getByRole("textbox", { name: /^Notes/ }).fill(words);
  const other = new Desk(await desk.page.context().newPage(), desk.url);
  await other.open("/dispatch/receiving");
  await expect(other.heading).toHaveText("Receiving");
  for (const tab of [desk, other]) await tab.waitUntilWatched();
  await clock.runFor("15:10");
  for (const tab of [desk, other]) {
    await expect(tab.page).toHaveURL(`${desk.url}/login`);
    await expect(tab.main.getByRole("button", { name: "Sign in" })).toBeVisible();
    expect(await readTraces(tab)).not.toContain(words);
  }

  await other.signIn("clerk.male");
  await expect(other.page).toHaveURL(`${desk.url}/dispatch/receiving`);
  await expect(desk.page).toHaveURL(`${desk.url}/dispatch/sending?status=all`);
  await expect(desk.dialog.getByText(again)).toBeVisible();
  await expect(desk.dialog.getByRole("combobox", { name: "Destination" })).toHaveValue(new RegExp(island));
  await expect(desk.dialog.getByRole("textbox", { name: /^Notes/ })).toHaveValue(words);
});
