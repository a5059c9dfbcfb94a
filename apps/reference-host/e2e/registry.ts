import { expect } from "@playwright/test";
import type { Desk } from "./pages/Desk.ts";

/** Decides about an application as the registry does, on its page of the demonstration; gives the answer of that page. */
export async function decide(
  desk: Desk,
  applicationNo: string,
  button: string | RegExp,
  reasons: readonly string[] = [],
): Promise<string> {
  const page = await desk.page.context().newPage();
  await page.goto(`/demo/registry?number=${applicationNo}`);
  if (reasons.length > 0) await page.getByText("Return or reject").click();
  for (const reason of reasons) await page.getByLabel(reason, { exact: true }).check();
  const name = typeof button === "string" ? `${button}: ${applicationNo}` : button;
  await page.getByRole("button", { name }).click();
  await expect(page.getByRole("status")).toContainText(`${applicationNo} is now`);
  const said = (await page.getByRole("status").textContent()) ?? "";
  await page.close();
  return said;
}

/** Pays as the applicant does, by the link that the demonstration's phone has. */
export async function payByPhone(desk: Desk): Promise<void> {
  const phone = await desk.page.context().newPage();
  const link = phone.getByText(/\/demo\/pay\//).first();
  // The server sends its messages after it has answered.
  await expect(async () => {
    await phone.goto("/demo/phone");
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const address = /https?:\/\/\S+\/demo\/pay\/[\w-]+/.exec((await link.textContent()) ?? "")?.[0] ?? "";
  await phone.goto(new URL(address).pathname);
  await phone.getByRole("button", { name: /^Pay/ }).click();
  await phone.close();
}
