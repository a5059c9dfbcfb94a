import { writeZone } from "@id-desk/core/testing";
import { expect, type Locator, type Page } from "@playwright/test";
import { choose } from "../choose.ts";
import type { Desk } from "./Desk.ts";

/** What is read of the figures and the list of interactions. */
interface Counted {
  readonly today: number;
  readonly total: number;
  readonly listed: number;
}

/** An officer who records interactions with foreign workers, in staff's words. Counts the actions. */
export class Officer {
  readonly desk: Desk;
  /** Scans, presses, choices and typed fields so far. */
  actions = 0;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  get page(): Page {
    return this.desk.page;
  }

  get success(): Locator {
    return this.desk.main.getByRole("region", { name: /is saved\.$/ });
  }

  async begin(): Promise<void> {
    await this.desk.open("/xpat");
    await expect(this.desk.heading).toHaveText("XPAT");
    await expect(this.desk.scanField).toBeFocused();
  }

  /** Scans the zone of a passport: its lines come one after the other, each with Enter. */
  async scan(zone: Parameters<typeof writeZone>[0]): Promise<void> {
    for (const line of writeZone(zone)) await this.desk.scan(line);
    this.actions += 1;
  }

  async type(text: string): Promise<void> {
    await this.desk.scanField.fill(text);
    await this.page.keyboard.press("Enter");
    this.actions += 1;
  }

  async expectOpen(step: string): Promise<void> {
    await expect(this.desk.main.locator(`[data-step="${step}"][aria-current="step"]`)).toBeVisible();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.desk.main.getByRole("button", { name, exact: typeof name === "string" }).click();
    this.actions += 1;
  }

  async choose(name: string | RegExp): Promise<void> {
    await choose(this.desk.main.getByRole("radio", { name }));
    this.actions += 1;
  }

  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.desk.main.getByLabel(name).fill(text);
    this.actions += 1;
  }

  /** Says that another interaction is recorded, where somebody has seen the person lately. */
  async goOnIfSeenLately(): Promise<void> {
    const another = this.desk.main.getByRole("button", { name: "Record another" });
    await expect(another.or(this.desk.main.getByRole("radiogroup").first())).toBeVisible();
    if (await another.isVisible()) await this.press("Record another");
  }

  async chooseEmployer(search: string, name: RegExp): Promise<void> {
    await this.desk.main.getByRole("combobox", { name: /^Search by name/ }).fill(search);
    await this.page.getByRole("option", { name }).first().click();
    this.actions += 1;
  }

  async chooseCountry(name: string): Promise<void> {
    await this.desk.main.getByRole("combobox", { name: /^Country/ }).fill(name);
    await this.page.getByRole("option", { name }).first().click();
    this.actions += 1;
  }

  /** Answers the four questions of identity with yes. */
  async confirmIdentity(): Promise<void> {
    await this.expectOpen("identity");
    const groups = this.desk.main.getByRole("radiogroup");
    await expect(groups).toHaveCount(4);
    for (const group of await groups.all()) {
      await choose(group.getByRole("radio", { name: "Yes" }));
      this.actions += 1;
    }
    await this.press("Continue");
    await this.expectOpen("interaction");
  }

  /** Goes on without biometrics, saves, and returns the number. */
  async finish(): Promise<string> {
    await this.expectOpen("biometrics");
    await this.press("Continue");
    await this.expectOpen("review");
    await this.press("Save interaction");
    return this.readNumber();
  }

  async readNumber(): Promise<string> {
    const number = this.success.getByText(/^X-\d{4}-\d{6}$/);
    await expect(number).toBeVisible();
    return (await number.textContent()) ?? "";
  }

  /** What the figures and the list count; both count the same rows. */
  async count(): Promise<Counted> {
    const api = this.page.request;
    const stats = await (await api.get(`${this.desk.url}/api/xpat/interaction-stats`)).json();
    const list = await (await api.get(`${this.desk.url}/api/xpat/interactions`)).json();
    const { today, total } = stats.stats;
    expect(total).toBe(list.meta.total);
    return { today, total, listed: list.meta.total };
  }

  /** The newest interaction of the list. */
  async readNewest(): Promise<Record<string, unknown>> {
    const list = await (await this.page.request.get(`${this.desk.url}/api/xpat/interactions`)).json();
    const [{ id }] = list.interactions;
    const one = await (await this.page.request.get(`${this.desk.url}/api/xpat/interactions/${id}`)).json();
    return one.interaction;
  }
}
