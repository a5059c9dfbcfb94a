import type { Browser } from "playwright";
import type { Claims } from "../release/rehearsal.ts";
import { listen, type Workplace } from "./work-at-host.ts";

/** Of the demonstration: a card that is ready at the head office. */
const idNumber = "A105001";

/** Asks where a card is on a page that shows one screen alone, for somebody whom the portal has signed in itself. */
export async function inquireAlone(
  browser: Browser,
  { name, url }: Pick<Workplace, "name" | "url">,
  claims: Claims,
): Promise<void> {
  const claim = (title: string, holds: boolean, detail = "") =>
    claims.claim(`${name}: ${title}`, holds, detail);
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const complaints = listen(page);
  try {
    await page.goto(`${url}/inquiry/${idNumber}`);
    await page.getByRole("button", { name: "Sign in at the portal" }).click();
    const screen = page.locator('[data-idd-screen="ApplicationStatus"][data-idd-screen-version="1"]');
    const answer = screen.getByRole("region", { name: "Answer" });
    await answer.getByText("Card ready here", { exact: true }).waitFor();
    const sentence = (await answer.getByRole("status").first().textContent()) ?? "";
    claim("ApplicationStatus alone answers in a sentence", sentence.includes("DNR Head Office"), sentence);
    claim("and asks nobody to sign in", (await page.locator('[data-idd-screen="Login"]').count()) === 0);
    await screen.getByRole("img").first().waitFor();
    const links = await screen.getByRole("link").allTextContents();
    claim("and leads to no page that its user may not open", links.length === 0, links.join());
    await screen.getByRole("button", { name: "Print status sheet" }).click();
    await page.locator('[data-idd-part="dialog"]').getByRole("button", { name: "Close" }).click();
    claim(
      "and leaves the console silent, under a content policy",
      complaints.length === 0,
      complaints.join("\n"),
    );
  } finally {
    await context.close();
  }
}
