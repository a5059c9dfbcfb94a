import type { Browser } from "playwright";
import { Desk } from "../../../apps/reference-host/e2e/pages/Desk.ts";
import { Officer } from "../../../apps/reference-host/e2e/pages/Officer.ts";
import type { Claims } from "../release/rehearsal.ts";
import { listen, type Workplace } from "./work-at-host.ts";

/** Of the demonstration. */
const rafiqul = { surname: "ISLAM", givenNames: "RAFIQUL", birth: "910314", number: "EA0104821" };

/** Records an interaction on a page that shows one screen alone, for an officer whom the portal has signed in itself. */
export async function recordAlone(
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
    await page.goto(`${url}/xpat`);
    await page.getByRole("button", { name: "Sign in at the portal" }).click();
    await page.locator('[data-idd-screen="Xpat"][data-idd-screen-version="1"]').waitFor();
    const officer = new Officer(new Desk(page, api));
    await officer.desk.scanField.focus();
    await officer.scan(rafiqul);
    await officer.goOnIfSeenLately();
    await officer.confirmIdentity();
    await officer.choose(/^Same as permit/);
    await officer.press("Continue");
    const number = await officer.finish();
    claim("Xpat alone takes an interaction to its number", /^X-\d{4}-\d{6}$/.test(number), number);
    claim("and asks nobody to sign in", (await page.locator('[data-idd-screen="Login"]').count()) === 0);
    await officer.press("Next person");
    await officer.desk.scanField.waitFor();
    const next = await page.content();
    claim("and shows nothing of the person to the next one", !next.includes(rafiqul.number));
    claim(
      "and leaves the console silent, under a content policy",
      complaints.length === 0,
      complaints.join("\n"),
    );
  } finally {
    await context.close();
  }
}
