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

test("A wrong code says so and how many tries are left, five lock it, and nothing typed before is lost [CALL-38] [CALL-39] [ERR-14]", async ({
  desk,
}) => {
  const card = serial(5011);
  const counter = await openCounter(desk);
  await counter.find(card);
  await counter.chooseOwner();
  await counter.sendCode();
  const right = await counter.readPhone(card);
  const wrong = right === "000000" ? "000001" : "000000";
  for (const left of [4, 3, 2, 1]) {
    await counter.code.fill(wrong);
    await desk.page.keyboard.press("Enter");
    await expect(counter.main.getByText("Otp is not valid.").first()).toBeVisible();
    await expect(counter.main.getByText(left === 1 ? "1 try left." : `${left} tries left.`)).toBeVisible();
    await expect(counter.code).toHaveValue("");
    await expect(counter.code).toBeFocused();
  }
  await counter.code.fill(wrong);
  await desk.page.keyboard.press("Enter");
  await expect(counter.main.getByText(/Try again in 1[45]:/).first()).toBeVisible();
  // Not even the right one is looked at now, and a new page knows it too.
  await counter.open();
  await desk.scan(card);
  await expect(counter.openStep).toContainText("Verify by one-time password");
  await expect(counter.main.getByText(/Try again in 1[45]:/).first()).toBeVisible();
});

test("A contact that is no phone number is told at its field; another number needs a reason and gets the code [CALL-38] [ERR-13]", async ({
  desk,
}) => {
  const card = serial(5012);
  const counter = await openCounter(desk);
  await counter.find(card);
  await counter.chooseOwner();
  await counter.main.getByText("Another number").click();
  const contact = counter.main.getByRole("textbox", { name: /^Phone number/ });
  await contact.fill("123");
  await counter.button("Send code").click();
  await expect(counter.main.getByText("Phone Number is not valid.")).toBeVisible();
  await expect(counter.main.getByText("Reason is required.")).toBeVisible();
  await expect(contact).toBeFocused();
  await contact.fill("7712345");
  await counter.main.getByLabel("Reason").selectOption({ index: 1 });
  // What a page of another version lets through, the registry refuses.
  const unchecked = "**/api/issuance/otp";
  await desk.page.route(unchecked, (route) =>
    route.continue({ postData: (route.request().postData() ?? "").replace("7712345", "123") }),
  );
  await counter.button("Send code").click();
  await expect(
    counter.main.getByText("Collector's contact must be a valid phone number.").first(),
  ).toBeVisible();
  await desk.page.unroute(unchecked);
  await expect(contact).toHaveValue("7712345");
  await counter.sendCode();
  await expect(counter.main.getByText("A code was sent to *** **45.")).toBeVisible();
  await desk.page.keyboard.type(await counter.readPhone(card));
  await desk.page.keyboard.press("Enter");
  await expect(counter.openStep).toContainText("Check the card in hand");
});

test("Another card in the hand stops the hand-over and shows both numbers [CALL-46] [ERR-07]", async ({
  desk,
}) => {
  const card = serial(5013);
  const counter = await openCounter(desk);
  await counter.find(card);
  await counter.chooseOwner();
  await counter.verify(card);
  await desk.scan(serial(5014));
  await expect(counter.main.getByText("Serial number does not match.").first()).toBeVisible();
  await expect(counter.main.getByText("In your hand", { exact: true })).toBeVisible();
  await expect(counter.handOver).toHaveCount(0);
  await counter.checkCard(card);
  await counter.give();
});

test("A card that is not there, and one that may not be handed over, say why, and the next scan is possible at once [CALL-37] [ERR-12]", async ({
  desk,
}) => {
  const counter = await openCounter(desk);
  const reasons: readonly [string, RegExp | string][] = [
    ["SN9999999", "No valid card with this serial number was found."],
    ["A999999", "Card not found by ID number."],
    [serial(5201), /^This card expired on/],
    [serial(5202), "The owner is registered as deceased."],
    [serial(5203), /There is a hold on the owner/],
    [serial(5208), /^The fee is not paid/],
    [serial(5130), /This card is at .*Kulhudhuffushi/],
  ];
  for (const [code, words] of reasons) {
    await desk.scan(code);
    await expect(counter.main.getByText(words).first()).toBeVisible();
    await expect(desk.scanField).toBeFocused();
  }
  await counter.find(serial(5015));
});

test("A mother collects for her child after she was looked up; a minor, a dead and a barred person are refused [CALL-43]", async ({
  desk,
}) => {
  const card = serial(5016);
  const counter = await openCounter(desk);
  await counter.find(card);
  await counter.main.getByText("Family", { exact: true }).click();
  const collector = counter.main.getByRole("textbox", { name: /^ID number of the collector/ });
  await counter.main.getByLabel(/Relationship/).selectOption({ label: "Mother" });
  for (const [person, reason] of [
    ["A105301", /18|minor|adult/i],
    ["A105302", /deceased/i],
    ["A105303", /hold|not/i],
  ] as const) {
    await collector.fill(person);
    await counter.button("Check collector").click();
    await expect(counter.main.getByText(/may not collect the card/)).toBeVisible();
    await expect(counter.main.getByText(reason).first()).toBeVisible();
  }
  await collector.fill("A105304");
  await counter.button("Check collector").click();
  // She needs to show nothing more, so the next section opens by itself.
  await counter.verify(card);
  await counter.checkCard(card);
  await counter.give();
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
  await counter.give();
  await desk.page.reload();
  await expect(desk.scanField).toBeFocused();
  await desk.scan(card);
  await expect(counter.main.getByText(/was handed over to/).first()).toBeVisible();
  await expect(counter.button("Complete")).toBeVisible();
});

test("Two presses hand a card over once, and a colleague who begins with it meanwhile is told by whom [CALL-40]", async ({
  desk,
  openDesk,
  server,
}) => {
  const card = serial(5018);
  const counter = await openCounter(desk);
  await counter.find(card);
  const colleague = new Counter(await openDesk());
  await colleague.desk.startSession("super", headOffice);
  await colleague.open();
  await colleague.desk.scan(card);
  await expect(colleague.main.getByText(/Aishath Shareef is handing this card over/)).toBeVisible();

  await counter.chooseOwner();
  await counter.verify(card);
  await counter.checkCard(card);
  await counter.handOver.dblclick();
  await expect(counter.main.getByText(/was handed over to/).first()).toBeVisible();
  const { send } = await signInDirectly(server);
  const { issuance } = await (
    await send("POST", "/issuance/load", JSON.stringify({ serial_number: card }))
  ).json();
  const issued = issuance.events.filter(({ action }: { action: string }) => action === "issue");
  expect(issued).toHaveLength(1);
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
