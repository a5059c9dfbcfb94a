import { signInDirectly } from "../colleague.ts";
import { expect, test } from "../journey.ts";
import { Counter } from "../pages/Counter.ts";
import type { Desk } from "../pages/Desk.ts";

const headOffice = "DNR Head Office";
const serial = (number: number) => `SN${String(number).padStart(7, "0")}`;

async function openCounter(desk: Desk): Promise<Counter> {
  await desk.startSession("clerk.male", headOffice);
  const counter = new Counter(desk);
  await counter.open();
  return counter;
}

test("An owner gets the card after a code on their phone, and the record says who, how, when and by whom [CALL-37] [CALL-40] [ROUTE-19]", async ({
  desk,
  server,
}) => {
  const card = serial(5010);
  const counter = await openCounter(desk);
  await counter.find(card);
  await counter.chooseOwner();
  await counter.verify(card);
  await counter.checkCard(card);
  await counter.give();

  const { send } = await signInDirectly(server);
  const loaded = await (await send("POST", "/issuance/load", JSON.stringify({ serial_number: card }))).json();
  const record = await (await send("GET", `/issuance/cards/${loaded.issuance.card.id}/collected`)).json();
  expect(record.issuance).toMatchObject({
    status: "collected",
    card: { serial_number: card },
    collector: { type: "self" },
    otp: { sent_to_masked: expect.stringMatching(/^\*\*\* \*\*\d\d$/), verified_at: expect.any(String) },
    issued_by: { username: "clerk.male" },
    center: { name: headOffice },
  });
  const actions = record.issuance.events.map(({ action }: { action: string }) => action);
  for (const action of ["load", "send_otp", "verify_otp", "verify_card", "issue"])
    expect(actions).toContain(action);
});

test("After a reload a scan brings back everything that the registry knows, and a verified collector stays verified [DOM-06]", async ({
  desk,
}) => {
  const card = serial(5017);
  const counter = await openCounter(desk);
  await counter.find(card);
  await counter.chooseOwner();
  await counter.verify(card);
  await counter.checkCard(card);
  await desk.page.reload();
  await expect(desk.scanField).toBeFocused();
  await desk.scan(card);
  await expect(counter.main.getByText(/Verified .* by a code to/).first()).toBeVisible();
  await expect(counter.openStep).toContainText("Check the card in hand");
  await counter.main.getByText("Photo on the card matches the person in front of me").click();
  await counter.button("Continue").click();
  await counter.give();
  await desk.page.reload();
  await expect(desk.scanField).toBeFocused();
  await desk.scan(card);
  await expect(counter.main.getByText(/was handed over to/).first()).toBeVisible();
  await expect(counter.button("Save proof")).toBeVisible();
});

test("/issuance leads to a new issuance, and whoever has no role for it is told so [ROUTE-17]", async ({
  desk,
  openDesk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/issuance");
  await expect(desk.page).toHaveURL(`${desk.url}/issuance/new`);
  const other = await openDesk();
  await other.startSession("xpat.male", /./);
  await other.open("/issuance/new");
  await expect(other.main.getByText("You do not have access to this area.").first()).toBeVisible();
});
