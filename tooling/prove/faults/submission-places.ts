import type { Page } from "playwright";
import { makePdf } from "../../../apps/reference-host/e2e/evidence.ts";
import type { Place } from "./place.ts";
import { reading } from "./reading.ts";
import { writing } from "./writing.ts";

const clerk = { username: "clerk.male", center: 1 };
const taking = "/applications/new";
/** Of the demonstration: somebody with a card and no application, and an application that was returned for a document. */
const [applicant, returned] = ["A105420", "/applications/center/52/resubmit"];

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const press = (page: Page, name: string) => button(page, name).click();
const section = (page: Page, name: string) =>
  main(page).locator(`[data-step=${name}]`).and(page.locator('[aria-current="step"]'));

async function find(page: Page): Promise<void> {
  const field = main(page).getByRole("textbox", { name: /^Scan the card/ });
  await field.fill(applicant);
  await field.press("Enter");
}

/** Takes a renewal as far as the phone. */
async function takeToPhone(page: Page): Promise<void> {
  await find(page);
  await main(page).getByText("I have seen the applicant and the details match").click();
  await press(page, "Continue");
  await section(page, "request")
    .getByText(/^Renewal/)
    .first()
    .click();
  await press(page, "Continue");
  const slip = { name: "slip.pdf", mimeType: "application/pdf", buffer: makePdf(4000) };
  await section(page, "documents").locator("input[type=file]").first().setInputFiles(slip);
  await press(page, "Capture later");
  await section(page, "phone").waitFor();
}

/** Verifies the phone without the server, which sends somebody one code a minute. */
async function verify(page: Page): Promise<void> {
  await page.route("**/api/applications/center/otp", (asked) => {
    const at = new Date().toISOString();
    const isSent = asked.request().postData()?.includes('"otp"') !== true;
    const otp = {
      ...{ sent_to_masked: "*** **45", sent_at: at, verified_at: null },
      ...{ expires_in: 600, resend_in: 60, attempts_left: 5 },
    };
    const proof = { otp_token: "made up", verified_at: at, verified_for: 600 };
    return asked.fulfill({ json: isSent ? { otp, message: "" } : proof });
  });
  await press(page, "Send code");
  await main(page).getByRole("textbox", { name: /^Code/ }).fill("123456");
  await press(page, "Verify code");
  await section(page, "review").waitFor();
}

const declare = (page: Page) =>
  section(page, "review").locator("label").filter({ hasText: "declares that" }).click();

/** The page on which an application is taken, and the one on which a returned one is submitted again. */
export const submissionPlaces: readonly Place[] = [
  reading({
    name: "NewApplication, its applicant",
    clerk,
    path: taking,
    call: /\/applications\/dnr\/status\/A\d{6}$/,
    ask: find,
    wayOn: (page) => main(page).getByRole("textbox", { name: /^Scan the card/ }),
  }),
  writing({
    name: "NewApplication, Send code",
    clerk,
    path: taking,
    call: { method: "POST", path: /\/applications\/center\/otp$/ },
    fill: takeToPhone,
    button: (page) => button(page, "Send code"),
  }),
  writing({
    name: "NewApplication, Submit application",
    clerk,
    path: taking,
    call: { method: "POST", path: /\/applications\/center\/new$/ },
    async fill(page) {
      await takeToPhone(page);
      await verify(page);
      await declare(page);
    },
    // At the last fault the server refuses the proof that was made up, and the section of the phone opens.
    button: (page) => button(page, "Submit application"),
  }),
  reading({
    name: "ResubmitApplication, its application",
    clerk,
    path: returned,
    call: /\/applications\/center\/\d+$/,
  }),
  writing({
    name: "ResubmitApplication, Resubmit",
    clerk,
    path: returned,
    call: { method: "POST", path: /\/applications\/center\/new$/ },
    async fill(page) {
      const explanation = main(page).getByRole("textbox", { name: /^Explanation of/ });
      await explanation.fill("The document is the one that was asked for.");
      await press(page, "Continue");
      await declare(page);
    },
    button: (page) => button(page, "Resubmit (1 of 1 answered)"),
  }),
];
