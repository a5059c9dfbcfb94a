import { makePdf } from "../../../apps/reference-host/e2e/evidence.ts";
import { fail, type Scene, type View } from "./scene.ts";
import { awaitEffect } from "./steadiness.ts";

const taking = { route: "NewApplication", visitor: "supervisor" } as const;
/** Another user's: the registry lets each look up so many people a minute. */
const takingOn = { route: "NewApplication", visitor: "clerk" } as const;
const again = { route: "ResubmitApplication", visitor: "supervisor" } as const;
const page = "/applications/new";

/** Of the demonstration, by what the page says of them. */
const people = {
  "with biometrics from before": "A105401",
  "without biometrics": "A105402",
  "under age": "A106031",
  "with an application": "A106012",
  "registered as deceased": "A105202",
  "on hold": "A105203",
} as const;

type Person = keyof typeof people;

const find = (who: Person) => async (view: View) => {
  await view.open(page);
  const field = view.main.getByRole("textbox").first();
  await field.fill(people[who]);
  // What the panel shows of the person comes with the last answer, and moves the sections where they are below it.
  const last = view.page.waitForResponse("**/api/applications/center/active/*/biometrics");
  await field.press("Enter");
  await last;
  await view.main.locator('[data-idd-part="person"]').waitFor();
};

/** Presses what a box or a choice is called by, as staff do. */
const tick = (view: View, role: "checkbox" | "radio", text: string) =>
  view.main
    .getByRole(role, { name: view.say(text) })
    .first()
    .locator("xpath=ancestor::label")
    .click();

const step = ({ main }: View, name: string) => main.locator(`[data-step=${name}][aria-current=step]`);

/** Goes on to what is applied for. */
const ask = (who: Person) => async (view: View) => {
  await find(who)(view);
  await tick(view, "checkbox", "I have seen the applicant and the details match");
  await view.press("Continue");
  await step(view, "request").waitFor();
};

/** Chooses what is applied for, by its place among the types. */
const choose = (place: number) => async (view: View) => {
  await ask("with biometrics from before")(view);
  await step(view, "request").getByRole("radio").nth(place).check({ force: true });
};

async function openDocuments(view: View, who: Person = "with biometrics from before"): Promise<void> {
  await ask(who)(view);
  await step(view, "request").getByRole("radio").first().check({ force: true });
  await view.press("Continue");
  await step(view, "documents").waitFor();
}

async function openBiometrics(view: View, who?: Person): Promise<void> {
  await openDocuments(view, who);
  const slip = { name: "slip.pdf", mimeType: "application/pdf", buffer: makePdf(4000) };
  await awaitEffect(view.page, async () => {
    await step(view, "documents").locator("input[type=file]").first().setInputFiles(slip);
    await step(view, "biometrics").waitFor();
  });
}

async function openPhone(view: View): Promise<void> {
  await openBiometrics(view);
  await view.press("Capture later");
  await step(view, "phone").waitFor();
}

/** Sends a code from the page; the server would send one a minute at most. */
async function openCode(view: View): Promise<void> {
  await view.page.route("**/api/applications/center/otp", (asked) => {
    const isVerified = asked.request().postData()?.includes('"otp"') === true;
    const sent_at = new Date().toISOString();
    const otp = { sent_to_masked: "*** **45", sent_at, expires_in: 600, resend_in: 60, attempts_left: 5 };
    const json = isVerified
      ? { otp_token: "made up", verified_at: sent_at, verified_for: 600 }
      : { otp: { ...otp, verified_at: null }, message: "Sent" };
    return asked.fulfill({ json });
  });
  await openPhone(view);
  await view.press("Send code");
  await step(view, "phone").getByRole("textbox").first().waitFor();
}

async function openReview(view: View): Promise<void> {
  await openCode(view);
  await step(view, "phone").getByRole("textbox").first().fill("123456");
  await view.press("Verify code");
  await step(view, "review").waitFor();
}

/** Submits with an answer of its own, so that the demonstration stays as it is. */
const submit = (status: string) => async (view: View) => {
  await view.page.route("**/api/applications/center/new", async (asked) => {
    const read = await (await asked.fetch({ url: listOf(view), method: "GET" })).json();
    const [listed] = read.applications;
    const one = await (await asked.fetch({ url: oneOf(view, listed.id), method: "GET" })).json();
    const application = {
      ...one.application,
      status,
      payment: { status: "pending", amount: 100, currency: "MVR" },
    };
    await asked.fulfill({ status: 201, json: { application, message: "Application submitted" } });
  });
  await openReview(view);
  await step(view, "review").getByRole("checkbox").check({ force: true });
  await view.press("Submit application");
  await view.main.getByRole("img").first().waitFor();
};

const apiOf = ({ page }: View) => new URL("/api/applications/center", page.url()).href;
const listOf = (view: View) => `${apiOf(view)}/list?status=submitted`;
const oneOf = (view: View, id: number) => `${apiOf(view)}/${id}`;

/** Of the demonstration: returned with a reason about the photograph and one about the signature. */
const returned = { biometrics: 47, documents: 48 } as const;

const showReturned = (about: keyof typeof returned) => (view: View) =>
  view.open(`/applications/center/${returned[about]}/resubmit`);

/** Changes the reasons for which an application was returned. */
async function returnFor(view: View, reasons: readonly object[]): Promise<void> {
  await view.page.route(`**/api/applications/center/${returned.biometrics}`, async (asked) => {
    const answer = await (await asked.fetch()).json();
    await asked.fulfill({
      json: { ...answer, application: { ...answer.application, return_reasons: reasons } },
    });
  });
  await showReturned("biometrics")(view);
}

/** The page on which an application is taken, section by section. */
const newScenes: readonly Scene[] = [
  { ...taking, state: "empty", what: "before a scan", show: ({ open }) => open(page) },
  ...(Object.keys(people) as Person[]).map(
    (what): Scene => ({ ...taking, state: "full", what, show: find(what) }),
  ),
  {
    ...taking,
    state: "failing",
    what: "no such person",
    async show(view) {
      await view.open(page);
      await view.main.getByRole("textbox").first().fill("A999999");
      await view.main.getByRole("textbox").first().press("Enter");
      await view.main.locator('[aria-invalid="true"]').waitFor();
    },
  },
  {
    ...taking,
    state: "failing",
    what: "person not read",
    async show(view) {
      await view.page.route("**/api/applications/dnr/status/*", fail);
      await view.open(page);
      await view.main.getByRole("textbox").first().fill("A105401");
      await view.main.getByRole("textbox").first().press("Enter");
      await view.main.getByRole("button", { name: view.say("Try again") }).waitFor();
    },
  },
  { ...taking, state: "full", what: "request", show: ask("with biometrics from before") },
  ...["renewal", "lost card", "damaged card", "change of details"].map(
    (what, place): Scene => ({ ...takingOn, state: "full", what, show: choose(place) }),
  ),
  {
    ...taking,
    state: "failing",
    what: "lost card without a word",
    async show(view) {
      await choose(1)(view);
      await view.press("Continue");
      await view.main.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  { ...taking, state: "full", what: "guardian", show: ask("under age") },
  { ...taking, state: "full", what: "documents", show: (view) => openDocuments(view) },
  { ...taking, state: "full", what: "biometrics from before", show: (view) => openBiometrics(view) },
  {
    ...taking,
    state: "full",
    what: "no biometrics",
    show: (view) => openBiometrics(view, "without biometrics"),
  },
  {
    ...taking,
    state: "open",
    what: "capture here",
    async show(view) {
      await openBiometrics(view, "without biometrics");
      await view.press("Capture here");
    },
  },
  { ...takingOn, state: "full", what: "phone", show: openPhone },
  {
    ...takingOn,
    state: "full",
    what: "another number",
    async show(view) {
      await openPhone(view);
      await step(view, "phone").getByRole("radio").nth(1).check({ force: true });
    },
  },
  { ...takingOn, state: "full", what: "code sent", show: openCode },
  { ...takingOn, state: "full", what: "review", show: openReview },
  {
    ...takingOn,
    state: "failing",
    what: "not submitted",
    async show(view) {
      await view.page.route("**/api/applications/center/new", fail);
      await openReview(view);
      await step(view, "review").getByRole("checkbox").check({ force: true });
      await view.press("Submit application");
      await view.main.getByText(view.say("The application was not submitted.")).waitFor();
    },
  },
  {
    ...takingOn,
    state: "full",
    what: "submitted, waiting for biometrics",
    show: submit("pending_biometrics"),
  },
  { ...takingOn, state: "full", what: "submitted, waiting for payment", show: submit("pending_payment") },
  {
    ...takingOn,
    state: "open",
    what: "another person",
    async show(view) {
      await openDocuments(view);
      await view.press("Another person");
      await view.page.getByRole("alertdialog").waitFor();
    },
  },
];

/** The page on which a returned application is submitted again. */
const againScenes: readonly Scene[] = [
  { ...again, state: "full", what: "biometrics", show: showReturned("biometrics") },
  { ...again, state: "full", what: "documents", show: showReturned("documents") },
  {
    ...again,
    state: "full",
    what: "request",
    show: (view) => returnFor(view, [{ code: "name_mismatch", field: "name", text: "Name does not match" }]),
  },
  {
    ...again,
    state: "full",
    what: "review",
    show: (view) => returnFor(view, [{ code: "not_entitled", field: null, text: "Not entitled to a card" }]),
  },
  {
    ...again,
    state: "empty",
    what: "not returned",
    show: ({ open }) => open("/applications/center/38/resubmit"),
  },
  {
    ...again,
    state: "failing",
    what: "not there",
    show: ({ open }) => open("/applications/center/99999/resubmit"),
  },
  {
    ...again,
    state: "failing",
    what: "not read",
    async show(view) {
      await view.page.route(`**/api/applications/center/${returned.biometrics}`, fail);
      await showReturned("biometrics")(view);
      await view.main.getByText(view.say("Could not load the application.")).waitFor();
    },
  },
];

/** The pages on which an application is taken, and submitted again. */
export const submissionScenes: readonly Scene[] = [...newScenes, ...againScenes];
