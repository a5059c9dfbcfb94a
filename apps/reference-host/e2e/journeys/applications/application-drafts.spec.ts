import { expect } from "../../journey.ts";
import { Desk } from "../../pages/Desk.ts";
import { Intake } from "../../pages/Intake.ts";
import { test } from "../../quick-codes.ts";

const headOffice = "DNR Head Office";
/** Of the demonstration: each has a card in hand and no application. */
const people = { signedOut: "A105412", reloaded: "A105414", twice: "A105416", cutOff: "A105417" };
const place = "On the ferry to Villingili";
const resume = (idNumber: string) => new RegExp(`^Go on with ${idNumber}, saved`);

async function startIntake(desk: Desk, idNumber: string): Promise<Intake> {
  const intake = new Intake(desk);
  await intake.begin(idNumber);
  return intake;
}

/** Everything that a page shows and that the browser keeps of it. */
async function readTraces({ page }: Desk): Promise<string> {
  return page.evaluate(async () => {
    const readAll = async (name: string) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const stores = [...database.objectStoreNames].map(
        (store) =>
          new Promise((resolve, reject) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(reading.result);
            reading.onerror = () => reject(reading.error);
          }),
      );
      const kept = await Promise.all(stores);
      database.close();
      return kept;
    };
    const databases = await indexedDB.databases();
    return JSON.stringify([
      document.documentElement.outerHTML,
      [...document.querySelectorAll("input, textarea")].map((field) => (field as HTMLInputElement).value),
      location.href,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      await Promise.all(databases.map(({ name }) => readAll(name ?? ""))),
    ]);
  });
}

/** The server keeps a draft with these words. */
async function expectKept({ page, url }: Desk, words: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(`${url}/api/drafts/new_application`)).text())
    .toContain(words);
}

async function describeLoss(intake: Intake): Promise<void> {
  await intake.chooseType("Lost card", { goesOn: false });
  await intake.type("Lost on", "2026-01-15");
  await intake.type("Where it was lost", place);
  await intake.type("Police report number", "PR-77");
}

/** Describes the loss of a card until it is kept, and ends the session at the server. */
async function describeLossAndEndSession(desk: Desk): Promise<Intake> {
  await desk.startSession("clerk.male", headOffice);
  const intake = await startIntake(desk, people.signedOut);
  await describeLoss(intake);
  await expectKept(desk, "PR-77");
  await desk.endSession();
  return intake;
}

async function expectLoss(intake: Intake, report = "PR-77"): Promise<void> {
  await expect(intake.main.getByRole("textbox", { name: "Lost on" })).toHaveValue("2026-01-15");
  await expect(intake.main.getByRole("textbox", { name: "Where it was lost" })).toHaveValue(place);
  await expect(intake.main.getByRole("textbox", { name: "Police report number" })).toHaveValue(report);
}

test("After the session has ended the same user finds every field again, and another user finds nothing [SESS-04] [ROUTE-08]", async ({
  desk,
}) => {
  const intake = await describeLossAndEndSession(desk);
  // The next save finds that the session is gone.
  await intake.type("Where it was lost", `${place}.`);
  await expect(desk.page).toHaveURL(`${desk.url}/login`);
  await expect(desk.main.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(await readTraces(desk)).not.toContain(place);

  await desk.signIn("super");
  await desk.selectCenter(headOffice);
  await desk.visit("/applications/new");
  await expect(desk.scanField).toBeVisible();
  await expect(desk.main.getByText("This application is not submitted yet.")).toHaveCount(0);
  const traces = await readTraces(desk);
  expect(traces).not.toContain(place);
  expect(traces).not.toContain(people.signedOut);
  await desk.endSession();
  await desk.page.reload();

  await desk.signIn("clerk.male");
  await expect(desk.heading).toHaveText("Dashboard");
  await desk.visit("/applications/new");
  await intake.press(intake.button(resume(people.signedOut)));
  await intake.confirmDetails();
  await expectLoss(intake);
});

test("The same user who signs in again is back in the form, with the input that no save has reached", async ({
  desk,
}) => {
  const intake = await describeLossAndEndSession(desk);
  await intake.type("Police report number", "PR-78");
  await expect(desk.page).toHaveURL(`${desk.url}/login`);
  await desk.signIn("clerk.male");
  await expect(desk.page).toHaveURL(`${desk.url}/applications/new`);
  await intake.confirmDetails();
  await expectLoss(intake, "PR-78");
});

test("After a reload in any section the draft is offered, and files that are kept are not asked for again", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  const intake = await startIntake(desk, people.reloaded);
  const documents = intake.section("documents");
  async function reload(): Promise<void> {
    await desk.page.reload();
    await intake.press(intake.button(resume(people.reloaded)));
    await intake.confirmDetails();
  }
  await describeLoss(intake);
  await expectKept(desk, "PR-77");
  await reload();
  await expectLoss(intake);
  await intake.goOn("documents");
  await intake.giveDocument("Police report");
  await expectKept(desk, "Police report.pdf");
  await reload();
  await intake.goOn("documents");
  await expect(documents.getByText("Police report.pdf is kept for this form.")).toBeVisible();
  await intake.giveDocument("Payment slip");
  await intake.expectOpen("biometrics");
  await expectKept(desk, "Payment slip.pdf");
  await reload();
  await intake.goOn("biometrics");
  await intake.captureLater();
  await reload();
  await intake.goOn("biometrics");
  await intake.captureLater();
  await intake.verifyPhone();
  await intake.type("Notes", "The ferry has no office.");
  await expectKept(desk, "The ferry has no office.");
  await reload();
  await intake.goOn("biometrics");
  await intake.captureLater();
  await intake.expectOpen("phone");
  await expect(documents).toContainText("2 documents");
});

test("Two windows make one application, and the second window leads to it [CALL-53]", async ({
  openDesk,
}) => {
  const first = await openDesk();
  // A second window of the same browser.
  const second = new Desk(await first.page.context().newPage(), first.url);
  await first.startSession("clerk.male", headOffice);
  const intakes: Intake[] = [];
  for (const desk of [first, second]) {
    const intake = await startIntake(desk, people.twice);
    await intake.chooseType("Renewal");
    await intake.giveDocument("Payment slip");
    await intake.captureLater();
    await intake.verifyPhone();
    await intake.declare();
    intakes.push(intake);
  }
  const [one, other] = intakes;
  await expect(second.main.getByText("Another window has a draft of this application.")).toBeVisible();
  const number = await one?.submit();
  await other?.press("Submit application");
  await expect(second.main.getByText("This person already has an application.")).toBeVisible();
  await expect(second.main.getByText(String(number)).first()).toBeVisible();
  await second.main.getByRole("link", { name: "Open it" }).click();
  await expect(second.heading).toContainText(String(number));
  expect(second.consoleErrors).toEqual([]);
});

test("A submission whose server is killed before it answers is repeated under its key, and makes one number [CALL-53]", async ({
  desk,
  server,
}) => {
  await desk.startSession("clerk.male", headOffice);
  const intake = await startIntake(desk, people.cutOff);
  await intake.chooseType("Renewal");
  await intake.giveDocument("Payment slip");
  await intake.captureLater();
  await intake.verifyPhone();
  await intake.declare();
  const keys: (string | undefined)[] = [];
  await desk.page.route("**/api/applications/center/new", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await server.kill();
    return route.abort("connectionreset");
  });
  await intake.press("Submit application");
  await expect(intake.main.getByText("The application was not submitted.")).toBeVisible();
  await server.start();
  const number = await intake.submit();
  expect(keys).toEqual([keys[0], keys[0]]);
  const answer = await desk.page.request.get(`${desk.url}/api/applications/dnr/status/${people.cutOff}`);
  const { status } = await answer.json();
  const made = status.applications.map((each: { application_no: string }) => each.application_no);
  expect(made).toEqual([number]);
});
