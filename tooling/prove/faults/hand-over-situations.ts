import type { Locator, Page } from "playwright";
import { expect } from "playwright/test";
import {
  bring,
  confirmPhoto,
  counterButton,
  findCard,
  handField,
  readPhone,
  scanInto,
  takeProof,
} from "./hand-over.ts";
import { expectSettled, patience } from "./place.ts";
import { pressThrice } from "./repeats.ts";
import type { Around, Situation } from "./situation.ts";

const clerk = { username: "clerk.male", center: 1 };
const counter = "/issuance/new";

// The cards SN0005060 to SN0005063.

/** A step that is pressed twice, and Enter after it, while its answer takes its time. */
const pressedTwice = (
  name: string,
  serial: string,
  stage: Parameters<typeof bring>[3],
  fill: (page: Page) => Promise<unknown> = async () => undefined,
): Situation => ({
  name: `NewIssuance, ${name} pressed twice`,
  clerk,
  async hold(page, { url, session }) {
    if (!session) throw new Error("Nobody is signed in.");
    await bring(session.send, url, serial, stage);
    await page.goto(counter);
    await findCard(page, serial);
    await fill(page);
    await pressThrice(page, counterButton(page, name));
  },
});

/** Lets the first answer to each call of a hand-over be lost on its way: the server has done what was asked. */
async function loseAnswers(page: Page): Promise<ReadonlySet<string>> {
  const lost = new Set<string>();
  await page.route(/\/api\/issuance\//, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (route.request().method() === "GET" || lost.has(path)) return route.fallback();
    await route.fetch({ maxRetries: 2 });
    await route.abort("connectionreset");
    lost.add(path);
  });
  return lost;
}

/** Does it, gets no answer, and does it again: only then what follows is there. */
async function twice(
  page: Page,
  lost: ReadonlySet<string>,
  what: () => Promise<unknown>,
  next: Locator,
): Promise<void> {
  const before = lost.size;
  await what();
  await expect.poll(() => lost.size, patience).toBe(before + 1);
  await expectSettled(page);
  await expect(next).toHaveCount(0);
  await what();
  await expect(next.first()).toBeVisible(patience);
}

/** How often each of these stands in what was written down of a hand-over. */
async function countEvents({ session }: Around, cardId: number): Promise<Readonly<Record<string, number>>> {
  const { issuance } = (await session?.send("GET", `/issuance/cards/${cardId}/completed`)) ?? {};
  const counts: Record<string, number> = {};
  for (const { action } of issuance.events) counts[action] = (counts[action] ?? 0) + 1;
  return counts;
}

/** What is pressed twice at the counter, and what is done again because no answer came: each happens once. */
export const handOverSituations: readonly Situation[] = [
  pressedTwice("Send code", "SN0005060", "chosen"),
  pressedTwice("Hand over card", "SN0005061", "in hand", confirmPhoto),
  pressedTwice("Save proof", "SN0005062", "handed over", async (page) => {
    await counterButton(page, "Save proof").click();
    await takeProof(page);
  }),
  {
    name: "NewIssuance, the answer to each step is lost once",
    clerk,
    async hold(page, around) {
      const serial = "SN0005063";
      const { url, session } = around;
      if (!session) throw new Error("Nobody is signed in.");
      const { issuance } = await session.send("POST", "/issuance/load", { serial_number: serial });
      const press = (name: string) => () => counterButton(page, name).click();
      const code = page.getByRole("main").getByRole("textbox", { name: /^Code/ });
      const told = (words: RegExp) => page.getByRole("main").getByText(words);
      const lost = await loseAnswers(page);
      await page.goto(counter);
      const owner = counterButton(page, "Continue with the owner");
      await twice(page, lost, () => findCard(page, serial), owner);
      await twice(page, lost, press("Continue with the owner"), counterButton(page, "Send code"));
      await twice(page, lost, press("Send code"), code);
      const typeCode = async () => scanInto(code, await readPhone(url, serial));
      await twice(page, lost, typeCode, handField(page));
      await twice(page, lost, () => scanInto(handField(page), serial), told(/^This is the card\.$/));
      await confirmPhoto(page);
      await twice(page, lost, press("Hand over card"), told(/was handed over to/));
      await takeProof(page);
      await twice(page, lost, press("Save proof"), told(/is complete\./));
      expect(lost.size).toBe(7);
      const {
        send_otp,
        verify_otp,
        otp_refused = 0,
        issue,
        complete,
      } = await countEvents(around, issuance.card.id);
      expect({ send_otp, verify_otp, otp_refused, issue, complete }).toEqual({
        send_otp: 1,
        verify_otp: 1,
        otp_refused: 0,
        issue: 1,
        complete: 1,
      });
    },
  },
];
