import { listAxeViolations } from "../axe.ts";
import { expect, test } from "../journey.ts";
import { Counter } from "../pages/Counter.ts";
import type { Desk } from "../pages/Desk.ts";
import { expectWithinReach } from "../within-reach.ts";

const headOffice = "DNR Head Office";

interface Row {
  readonly serial_number: string;
  readonly id_number: string;
  readonly arrived_at: string;
  readonly owner: { readonly name_en: string };
}

/** The cards that have waited for more than 30 days, as the server lists them. */
async function listOld(desk: Desk): Promise<readonly Row[]> {
  const answer = await desk.page.request.get(`${desk.url}/api/issuance/waiting?age=over_30&per_page=100`);
  await expect(answer).toBeOK();
  return ((await answer.json()) as { readonly cards: readonly Row[] }).cards;
}

/** Of the cards SN0005070 to SN0005119, which no other journey hands over. */
const isFree = ({ serial_number }: Row) => serial_number >= "SN0005070" && serial_number <= "SN0005119";

test("A clerk finds a card that has waited for over 30 days, and hands it over from its row", async ({
  desk,
}) => {
  test.slow();
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/issuance/list");
  await desk.main.getByRole("link", { name: "Waiting cards" }).click();
  await expect(desk.page).toHaveURL(`${desk.url}/issuance/waiting`);
  await expect(desk.heading).toHaveText("Waiting cards");

  await desk.main.getByRole("radio", { name: /^Over 30 days/ }).check({ force: true });
  await expect(desk.page).toHaveURL(`${desk.url}/issuance/waiting?status=over_30`);
  const rows = await listOld(desk);
  await expect(desk.main.getByText(new RegExp(`^${rows.length} cards\\.$`))).toBeVisible();
  await desk.open("/issuance/waiting?status=over_30&per_page=100");
  await expect(desk.main.getByRole("rowheader").first()).toContainText(rows[0]?.serial_number ?? "");
  expect(await listAxeViolations(desk.page)).toEqual([]);

  const card = rows.find(isFree);
  if (!card) throw new Error("No free card has waited for so long.");
  const row = desk.main.getByRole("row").filter({ hasText: card.serial_number });
  await row.getByRole("link", { name: `Hand over card ${card.serial_number}` }).click();
  await expect(desk.page).toHaveURL(`${desk.url}/issuance/new`);
  const counter = new Counter(desk);
  await expect(counter.openStep).toContainText("Collector");
  const panel = desk.main.getByRole("complementary", { name: "The card and its owner" });
  for (const words of [card.serial_number, card.id_number, card.owner.name_en])
    await expect(panel).toContainText(words);

  await counter.chooseOwner();
  await counter.verify(card.serial_number);
  await counter.checkCard(card.serial_number);
  await counter.give();
  await desk.open("/issuance/waiting?status=over_30&per_page=100");
  await expect(desk.main.getByText(new RegExp(`^${rows.length - 1} cards?\\.$`))).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("On a window of 320 px the list of waiting cards is within reach of the keyboard", async ({ desk }) => {
  await desk.page.setViewportSize({ width: 320, height: 640 });
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/issuance/waiting?per_page=10");
  await desk.tabTo(desk.main.getByRole("link", { name: /^Hand over card/ }).first());
  await expectWithinReach(desk.page);
});

test("An officer who works with foreign workers sees no waiting cards", async ({ desk }) => {
  await desk.startSession("xpat.male", headOffice);
  await desk.open("/issuance/waiting");
  await expect(desk.main.getByText("You do not have access to this area.")).toBeVisible();
});
