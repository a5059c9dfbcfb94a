import { expect, type Locator } from "@playwright/test";
import type { Desk } from "./Desk.ts";

/** The page on which a card is handed over, in the words of the clerk at the counter. */
export class Counter {
  readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  get main(): Locator {
    return this.desk.main;
  }

  get code(): Locator {
    return this.main.getByRole("textbox", { name: /^Code/ });
  }

  get handOver(): Locator {
    return this.main.getByRole("button", { name: "Hand over card" });
  }

  button(name: string | RegExp): Locator {
    return this.main.getByRole("button", { name });
  }

  /** The section that is open. */
  get openStep(): Locator {
    return this.main.locator('[aria-current="step"]').getByRole("heading");
  }

  async open(): Promise<void> {
    await this.desk.open("/issuance/new");
    await expect(this.desk.scanField).toBeFocused();
  }

  /** Scans a card that can be handed over. */
  async find(card: string): Promise<void> {
    await this.desk.scan(card);
    await expect(this.openStep).toContainText("Collector");
  }

  /** Takes the card back that the new one takes the place of. */
  async takeOldCard(): Promise<void> {
    // The section is done with it, and its box goes.
    await this.main.getByText("Old card collected and cut").click();
    await expect(this.openStep).toContainText("Verify by one-time password");
  }

  async chooseOwner(): Promise<void> {
    await this.button("Continue with the owner").click();
    await expect(this.openStep).toContainText("Verify by one-time password");
  }

  /** The mother of an owner under age, for whom the owner cannot be chosen. */
  async chooseMother(idNumber: string): Promise<void> {
    await expect(this.main.getByRole("radio", { name: "Owner" })).toBeDisabled();
    await this.main.getByRole("textbox", { name: /^ID number of the collector/ }).fill(idNumber);
    await this.main.getByRole("combobox", { name: /^Relationship/ }).selectOption("mother");
    await this.button("Check collector").click();
    await expect(this.openStep).toContainText("Verify by one-time password");
  }

  async sendCode(): Promise<void> {
    await this.button("Send code").click();
    await expect(this.code).toBeFocused();
  }

  /** The newest code for a card that the demonstration's phone shows, as the collector reads it out. */
  async readPhone(card: string, after?: string): Promise<string> {
    const texts = new RegExp(`(\\d{6}) is your code to collect ID card ${card}`);
    let code: string | undefined;
    await expect(async () => {
      const phone = await this.desk.page.request.get(`${this.desk.url}/demo/phone`);
      code = texts.exec(await phone.text())?.[1];
      expect(code).toBeDefined();
      expect(code).not.toBe(after);
    }).toPass();
    return code ?? "";
  }

  /** Sends a code and types what the collector reads out. */
  async verify(card: string): Promise<void> {
    await this.sendCode();
    await this.desk.page.keyboard.type(await this.readPhone(card));
    await this.desk.page.keyboard.press("Enter");
    await expect(this.openStep).toContainText("Check the card in hand");
    await expect(this.desk.scanField).toBeFocused();
  }

  /** Scans the card in hand and looks from its photograph to the person. */
  async checkCard(card: string): Promise<void> {
    await expect(this.desk.scanField).toBeFocused();
    await this.desk.scan(card);
    await expect(this.main.getByText("This is the card.").first()).toBeVisible();
    await this.main.getByText(/^Photo on the card matches|^The person in front of me is/).click();
    await this.button("Continue").click();
    await expect(this.openStep).toContainText("Hand over");
  }

  async give(): Promise<void> {
    await this.handOver.click();
    await expect(this.main.getByText(/was handed over to/).first()).toBeVisible();
  }

  /** A hand-over to the owner, all but its proof. */
  async giveToOwner(card: string): Promise<void> {
    await this.open();
    await this.find(card);
    await this.chooseOwner();
    await this.verify(card);
    await this.checkCard(card);
    await this.give();
  }

  /**
   * An authorised person at the counter, who has yet to show a letter. Where codes are sent each journey takes somebody
   * else: nobody gets two within a minute.
   */
  async beginForAuthorised(card: string, collector = "A105305"): Promise<void> {
    await this.open();
    await this.find(card);
    await this.main.getByText("Authorised person", { exact: true }).click();
    await this.main.getByRole("textbox", { name: /^ID number of the collector/ }).fill(collector);
    await this.button("Check collector").click();
    await expect(this.main.getByText(/ may collect the card/)).toBeVisible();
  }
}
