import type { Browser } from "playwright";
import { Desk } from "../../../apps/reference-host/e2e/pages/Desk.ts";
import { Intake } from "../../../apps/reference-host/e2e/pages/Intake.ts";
import type { Claims } from "../release/rehearsal.ts";
import { listen, type Workplace } from "./work-at-host.ts";

/** Of the demonstration: each has a card in hand and no application, and is taken once. */
const people = ["A105401", "A105404", "A105406", "A105407", "A105408"];

/** Takes a renewal on a page that shows one screen alone, for a clerk whom the portal has signed in itself. */
export async function applyAlone(
  browser: Browser,
  { name, url }: Pick<Workplace, "name" | "url">,
  api: string,
  claims: Claims,
): Promise<void> {
  const claim = (title: string, holds: boolean, detail = "") =>
    claims.claim(`${name}: ${title}`, holds, detail);
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const complaints = listen(page);
  try {
    await page.goto(`${url}/new-application`);
    await page.getByRole("button", { name: "Sign in at the portal" }).click();
    await page.locator('[data-idd-screen="NewApplication"][data-idd-screen-version="1"]').waitFor();
    const intake = new Intake(new Desk(page, api));
    const idNumber = people.shift() ?? "";
    await intake.scan(idNumber);
    await intake.confirmDetails();
    await intake.chooseType("Renewal");
    await intake.giveDocument("Payment slip");
    await intake.captureLater();
    const { number } = await intake.finish();
    claim("NewApplication alone takes a renewal to its number", /^C-\d{4}-\d{6}$/.test(number), number);
    claim("and asks nobody to sign in", (await page.locator('[data-idd-screen="Login"]').count()) === 0);
    const links = await intake.success.getByRole("link").all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
    claim(
      "and its links lead where the portal says",
      addresses.join() === "/elsewhere/BiometricsCapture,/elsewhere/CenterApplication",
      addresses.join(),
    );
    await intake.press("New application");
    await intake.desk.scanField.waitFor();
    const next = await page.content();
    claim(
      "and shows the next clerk nothing of the applicant",
      ![number, idNumber].some((text) => next.includes(text)),
    );
    claim(
      "and leaves the console silent, under a content policy",
      complaints.length === 0,
      complaints.join("\n"),
    );
  } finally {
    await context.close();
  }
}
