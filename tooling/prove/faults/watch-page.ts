import type { BrowserContext, Page } from "playwright";

/** Writes down every toast of every page of a context, also one that goes before anybody looks. */
export async function watchNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    const seen = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-idd-part="notices"] [role="alertdialog"]')) {
        if (seen.has(toast)) continue;
        seen.add(toast);
        told.push(toast.textContent ?? "");
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** What was told since the page was loaded. */
export function readNotices(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
}

/** What the pages of a context complain of on the console, as it comes, until the list is emptied; that an answer was no success is none of it. */
export function watchConsole(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("weberror", (error) => complaints.push(String(error.error())));
  context.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !text.startsWith("Failed to load resource")) complaints.push(text);
  });
  return complaints;
}
