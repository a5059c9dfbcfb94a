import { expect } from "@playwright/test";
import { decide } from "../registry.ts";
import { Counter } from "./Counter.ts";
import type { Desk } from "./Desk.ts";
import type { Intake } from "./Intake.ts";

/** How a card is handed over. */
interface HandedOver {
  readonly takesOldCard?: boolean;
  /** The ID number of the mother who collects the card of an owner under age. */
  readonly mother?: string;
}

/** An application from its submission to the card that is collected; every page says at each status the same of it. */
export class Followed {
  readonly desk: Desk;
  readonly number: string;
  readonly #id: number;
  readonly #idNumber: string;

  private constructor(
    desk: Desk,
    { id, number, idNumber }: { id: number; number: string; idNumber: string },
  ) {
    this.desk = desk;
    this.number = number;
    this.#id = id;
    this.#idNumber = idNumber;
  }

  /** The application whose own page is open. */
  static async read(desk: Desk): Promise<Followed> {
    await expect(desk.page).toHaveURL(/\/applications\/center\/\d+$/);
    const id = Number(new URL(desk.page.url()).pathname.split("/").at(-1));
    const read = await desk.page.request.get(`${desk.url}/api/applications/center/${id}`);
    await expect(read).toBeOK();
    const { application } = await read.json();
    return new Followed(desk, {
      id,
      number: application.application_no,
      idNumber: application.applicant.id_number,
    });
  }

  /** Goes from the page that says that it is submitted to its own page. */
  static async open(intake: Intake, number: string): Promise<Followed> {
    await intake.success.getByRole("link", { name: "Open application" }).click();
    await expect(intake.desk.heading).toContainText(number);
    return Followed.read(intake.desk);
  }

  /** The list of its status, its own page and the person's page say the same of it, and its history ends with the event. */
  async expectStatus(status: string, label: string, event: string): Promise<void> {
    const { desk, number } = this;
    await desk.open(`/applications/center?status=${status}`);
    await expect(desk.main.getByRole("link", { name: number })).toBeVisible();
    await desk.open(`/applications/center/${this.#id}`);
    await expect(desk.heading).toContainText(number);
    await expect(desk.main.locator("header").getByText(label, { exact: true })).toBeVisible();
    const history = desk.main.getByRole("table", { name: `History of application ${number}` });
    await expect(history.getByRole("row").nth(1)).toContainText(event);
    await desk.open(`/applications/status/${this.#idNumber}`);
    const own = desk.main.getByRole("row").filter({ hasText: number });
    await expect(own.first()).toContainText(label);
  }

  /** The registry has its money by another way than the link. */
  async markPaid(): Promise<void> {
    await decide(this.desk, this.number, /^Mark MVR \d+ as paid/);
    await this.expectStatus("submitted", "Submitted", "Paid");
  }

  async approve(): Promise<void> {
    await decide(this.desk, this.number, "Start review");
    await this.expectStatus("under_review", "In review", "Review started");
    await decide(this.desk, this.number, "Approve");
    await this.expectStatus("approved", "Approved", "Approved");
  }

  /** Makes its card by a button of the registry's page, and gives the card's number. */
  async makeCard(button: string): Promise<string> {
    const card = /SN\d{7}/.exec(await decide(this.desk, this.number, button))?.[0];
    if (!card) throw new Error(`No card was made for ${this.number}.`);
    return card;
  }

  /** Hands the card to its owner or the owner's mother, who gives the old one back where there is one to give. */
  async handOver(
    card: string,
    { takesOldCard = false, mother, desk = this.desk }: HandedOver & { desk?: Desk },
  ) {
    const counter = new Counter(desk);
    await counter.open();
    await counter.find(card);
    if (takesOldCard) {
      await counter.button("Continue with the owner").click();
      await counter.takeOldCard();
    } else if (mother) await counter.chooseMother(mother);
    else await counter.chooseOwner();
    await counter.verify(card);
    await counter.checkCard(card);
    await counter.give();
    await this.expectStatus("collected", "Collected", "Card printed");
  }

  /** From the approval on, at the centre where it is collected. */
  async makeReadyAndHandOver(center: string, how: HandedOver = {}): Promise<void> {
    const card = await this.makeCard(`Make card, ready at ${center}`);
    await this.expectStatus("ready", "Ready", "Card printed");
    await this.handOver(card, how);
  }

  /** From the payment on, at the centre where it is collected. */
  async bringToCollected(center: string, how?: HandedOver): Promise<void> {
    await this.approve();
    await this.makeReadyAndHandOver(center, how);
  }
}
