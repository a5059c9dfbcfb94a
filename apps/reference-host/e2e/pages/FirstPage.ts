import { expect, type Locator } from "@playwright/test";
import type { Desk } from "./Desk.ts";

/** A number of the dashboard that leads to a list. */
export interface LinkedNumber {
  readonly section: string;
  /** The list item that it is in, of those of its section: some labels come twice. */
  readonly place: number;
  readonly label: string;
  /** How many rows the list has. */
  readonly rows: number;
  /** How many cards these rows tell of, where the number says so. */
  readonly cards: number | undefined;
}

/** The column that tells of how many cards a row is, by the label of the number. */
const columns = new Map([
  ["Late: more than 7 days on their way", "Cards"],
  ["Cards missing", "Missing"],
  ["Cards disputed", "Disputed"],
]);

const readNumber = (text: string | undefined) => Number(text?.replaceAll(",", ""));

/** The dashboard, in staff's words. */
export class FirstPage {
  readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  section(name: string): Locator {
    return this.desk.main.getByRole("region", { name, exact: true });
  }

  tile(name: string): Locator {
    return this.section("My work").getByRole("link", { name: new RegExp(`^${name}`) });
  }

  get cutoff(): Locator {
    return this.section("Watch list").getByRole("textbox", { name: "Cut-off date" });
  }

  /** The figure of a tile, once it is there. */
  async readTile(name: string): Promise<number> {
    const figure = this.tile(name).locator("span").nth(1);
    await expect(figure).toHaveText(/^[\d,]+$/);
    return readNumber((await figure.textContent()) ?? "");
  }

  /** Waits until everything on the page has come. */
  async waitUntilRead(): Promise<void> {
    await expect(this.desk.heading).toHaveText("Dashboard");
    // Its calls come last, and a machine that does other work too is slow.
    await expect(this.section("Population").getByRole("table").first()).toBeVisible({ timeout: 60_000 });
    await expect(this.desk.main.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  async open(): Promise<void> {
    await this.desk.visit("/");
    await this.waitUntilRead();
  }

  /** Every number of the tiles and of the watch list that leads to a list. */
  async listLinkedNumbers(): Promise<LinkedNumber[]> {
    const numbers: LinkedNumber[] = [];
    for (const section of ["My work", "Watch list"]) {
      for (const [place, item] of (await this.#itemsOf(section).all()).entries()) {
        const link = item.getByRole("link");
        if ((await link.count()) === 0) continue;
        const [label = "", text = ""] = await link.locator("span").allTextContents();
        const [, cards, batches] = /^([\d,]+) cards? in ([\d,]+) batch(?:es)?$/.exec(text) ?? [];
        numbers.push({
          section,
          place,
          label,
          rows: readNumber(batches ?? text),
          cards: cards === undefined ? undefined : readNumber(cards),
        });
      }
    }
    return numbers;
  }

  /** Presses a number, and counts the rows of the list that opens, and the cards that they tell of. */
  async press({ section, place, label, cards }: LinkedNumber): Promise<Pick<LinkedNumber, "rows" | "cards">> {
    const { main, page, heading } = this.desk;
    await this.#itemsOf(section).nth(place).getByRole("link").click();
    await expect(heading).not.toHaveText("Dashboard");
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    const column = cards === undefined ? undefined : columns.get(label);
    const first = await this.#readRows(column);
    // A full page: there may be more of them.
    if (first.rows < 25) return { rows: first.rows, cards: column === undefined ? undefined : first.cards };
    const address = new URL(page.url());
    const sum = { rows: 0, cards: 0 };
    for (let number = 1; ; number += 1) {
      address.searchParams.set("per_page", "100");
      address.searchParams.set("page", String(number));
      await this.desk.visit(address.pathname + address.search);
      const read = await this.#readRows(column);
      sum.rows += read.rows;
      sum.cards += read.cards;
      if (read.rows < 100) return { rows: sum.rows, cards: column === undefined ? undefined : sum.cards };
    }
  }

  #itemsOf(section: string): Locator {
    return this.section(section).getByRole("listitem");
  }

  async #readRows(column: string | undefined): Promise<{ readonly rows: number; readonly cards: number }> {
    const table = this.desk.main.getByRole("table");
    const rows = await table.locator("tbody tr").count();
    if (column === undefined || rows === 0) return { rows, cards: 0 };
    const headers = await table.locator("thead th").allTextContents();
    const at = headers.findIndex((header) => header.trim() === column);
    expect(headers[at], `the column of ${column}`).toBeDefined();
    const cells = await table.locator(`tbody tr > :nth-child(${at + 1})`).allTextContents();
    return { rows, cards: cells.reduce((all, text) => all + readNumber(/[\d,]+/.exec(text)?.[0]), 0) };
  }
}
