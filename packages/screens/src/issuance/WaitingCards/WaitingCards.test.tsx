import { createNetworkFailure, type FakeHandlers, refuse } from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createExampleWaitingCards, serveWaitingCards } from "../../testing/example-waiting-cards.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
// What a page asks for later is here from the start: none of these tests is about how long it takes.
import "./download-waiting-cards.ts";
import { WaitingCards, type WaitingCardsProps } from "./WaitingCards.tsx";

beforeEach(() => page.viewport(1366, 768));
afterEach(() => {
  vi.restoreAllMocks();
});

// SN0005001 has waited for 134 days, SN0005002 for 91, and so on.
const cards = createExampleWaitingCards([134, 91, 90, 31, 30, 0]);

function show(handlers: FakeHandlers = {}, props: WaitingCardsProps = {}) {
  const stage = createTestRegistry({ handlers: { listWaitingCards: serveWaitingCards(cards), ...handlers } });
  render(
    <Stage stage={stage}>
      <main>
        <WaitingCards {...props} />
      </main>
    </Stage>,
  );
  return { ...stage, queries: () => stage.server.callsOf("listWaitingCards").map(({ query }) => query) };
}

const findRow = async (serial: string) =>
  within(await screen.findByRole("row", { name: new RegExp(serial) }));
const tab = (name: RegExp) => screen.getByRole("radio", { name });
const serials = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

describe("The list of waiting cards", () => {
  test("shows the oldest card first, with its owner, type, arrival and days", async () => {
    const { queries } = show();
    const row = await findRow("SN0005001");
    for (const words of ["Mohamed Naseer", "މުޙައްމަދު ނަޞީރު", "National ID card", "134 days"])
      expect(row.getByText(words)).toBeVisible();
    expect(row.getByRole("cell", { name: "A305001" })).toBeVisible();
    expect(serials()).toEqual(
      ["SN0005001", "SN0005002", "SN0005003", "SN0005004", "SN0005005", "SN0005006"].map((serial) =>
        expect.stringContaining(serial),
      ),
    );
    expect(queries()).toEqual([{ age: "all", page: "1", per_page: "25" }]);
    expect(screen.getByText(/A card leaves this list when it is handed over\./)).toBeVisible();
  });

  test("marks more than 30 days with one sign and more than 90 with another", async () => {
    show();
    await findRow("SN0005001");
    const toneOf = (text: string) => screen.getByText(text).closest("[data-tone]")?.getAttribute("data-tone");
    expect(["134 days", "91 days", "90 days", "31 days", "30 days", "0 days"].map(toneOf)).toEqual([
      "danger",
      "danger",
      "warning",
      "warning",
      undefined,
      undefined,
    ]);
    const signOf = (text: string) =>
      screen.getByText(text).closest("[data-tone]")?.querySelector("svg")?.innerHTML;
    expect(signOf("134 days")).toBeTruthy();
    expect(signOf("134 days")).not.toBe(signOf("31 days"));
  });

  test("says whose owner was told, and when", async () => {
    show();
    expect((await findRow("SN0005002")).getByText("Not yet")).toBeVisible();
    const told = await findRow("SN0005001");
    expect(told.queryByText("Not yet")).toBeNull();
    expect(told.getAllByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toHaveLength(2);
  });

  test("counts on its tabs, asks for the tab that is chosen, and tells the host", async () => {
    const onQueryChange = vi.fn();
    const { queries } = show({}, { onQueryChange });
    await findRow("SN0005001");
    for (const name of [/^All\s*6$/, /^Over 30 days\s*4$/, /^Over 90 days\s*2$/])
      expect(tab(name)).toBeVisible();
    await userEvent.click(tab(/^Over 90 days/));
    await waitFor(() => expect(serials()).toHaveLength(2));
    expect(screen.getByText("2 cards.")).toBeVisible();
    expect(queries().at(-1)).toEqual({ age: "over_90", page: "1", per_page: "25" });
    expect(onQueryChange).toHaveBeenLastCalledWith({ status: "over_90" });
  });

  test("opens on the tab of its address, and on all cards for a tab that it does not have", async () => {
    const { queries } = show({}, { query: { status: "over_30" } });
    await findRow("SN0005004");
    expect(queries()).toEqual([{ age: "over_30", page: "1", per_page: "25" }]);
    const other = show({}, { query: { status: "over_365" } });
    await waitFor(() => expect(other.queries()).toEqual([{ age: "all", page: "1", per_page: "25" }]));
  });

  test("has tabs without counts where the server does not count", async () => {
    const answer = serveWaitingCards(cards);
    show({
      listWaitingCards: (call) => {
        const { body, status } = answer(call);
        return Response.json({ ...body, meta: {} }, { status });
      },
    });
    await findRow("SN0005001");
    expect(tab(/^Over 30 days$/)).toBeTruthy();
  });

  test("shows a type that it does not know as it is", async () => {
    show({ listWaitingCards: serveWaitingCards(cards.map((card) => ({ ...card, card_type: "diplomat" }))) });
    expect((await findRow("SN0005001")).getByText("diplomat")).toBeVisible();
  });

  test("turns its pages at the registry", async () => {
    const many = createExampleWaitingCards(Array.from({ length: 60 }, () => 40));
    const { queries } = show(
      { listWaitingCards: serveWaitingCards(many) },
      { defaultQuery: { status: "over_30" } },
    );
    await findRow("SN0005001");
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    await findRow("SN0005026");
    expect(queries().at(-1)).toEqual({ age: "over_30", page: "2", per_page: "25" });
  });
});

test("A row leads to the hand-over of its card, with the person beside the address", async () => {
  const { destinations } = show();
  const row = await findRow("SN0005002");
  const link = row.getByRole("link", { name: "Hand over card SN0005002 of Aminath Sheereen Abdulla" });
  expect(link.getAttribute("href")).not.toContain("A305002");
  await userEvent.click(link);
  expect(destinations).toEqual([{ screen: "NewIssuance", state: { idNumber: "A305002" } }]);
});

test("On a window of 320 px a row still says whose card it is, how long it has waited, and how to hand it over", async () => {
  await page.viewport(320, 568);
  show();
  const row = await findRow("SN0005001");
  for (const words of ["Mohamed Naseer", "134 days"]) expect(row.getByText(words)).toBeVisible();
  expect(row.getByRole("rowheader").textContent).toContain("A305001");
  expect(row.getByRole("link", { name: /^Hand over/ })).toBeVisible();
});

test("The file of a tab has its cards and nothing of their owners", async () => {
  const files: { name: string; file: Blob | undefined }[] = [];
  let made: Blob | undefined;
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    made = file as Blob;
    return "#file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, file: made });
  });
  const { queries } = show({}, { defaultQuery: { status: "over_90" } });
  await findRow("SN0005001");
  await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  expect(await screen.findByText("Exported 2 cards.")).toBeVisible();
  expect(queries().at(-1)).toEqual({ age: "over_90", page: "1", per_page: "100" });
  expect(files[0]?.name).toMatch(/^waiting-cards-over_90-\d{4}-\d\d-\d\d\.csv$/);
  const text = (await files[0]?.file?.text()) ?? "";
  const [heading, first, ...others] = text.trim().split("\r\n");
  expect(heading).toMatch(/^\ufeff?Serial no\.,Type,Arrived,Days waiting$/);
  expect(first).toMatch(/^SN0005001,National ID card,\d{4}-\d\d-\d\d,134$/);
  expect(others).toHaveLength(1);
  expect(text).not.toMatch(/A305|Naseer|Aminath/);
});

describe("Where there is nothing to show", () => {
  test.each([
    ["all", "No cards are waiting at this centre."],
    ["over_30", "No card has waited for more than 30 days."],
    ["over_90", "No card has waited for more than 90 days."],
  ])("the tab %s says so in its own words", async (status, words) => {
    show({ listWaitingCards: serveWaitingCards([]) }, { defaultQuery: { status } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Export CSV" })).toBeNull();
  });

  test.each([
    ["404", () => refuse("Not found.", { status: 404 })],
    ["405", () => refuse("Method not allowed", { status: 405 })],
    ["501", () => Response.json({}, { status: 501 })],
    ["a list without the word", serveWaitingCards(cards, [])],
  ])(
    "because the server answers %s, the page says that there is no such list",
    async (_, listWaitingCards) => {
      const onLoadError = vi.fn();
      show({ listWaitingCards }, { onLoadError });
      expect(await screen.findByText("The list of waiting cards is not available here.")).toBeVisible();
      expect(screen.getByRole("link", { name: "New issuance" })).toBeVisible();
      expect(screen.queryByRole("table")).toBeNull();
    },
  );

  test("because the registry failed, it can be asked again", async () => {
    const { server } = show({ listWaitingCards: () => Promise.reject(createNetworkFailure()) });
    expect(await screen.findByText("Could not load waiting cards.")).toBeVisible();
    server.on("listWaitingCards", serveWaitingCards(cards));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await findRow("SN0005001");
  });

  test("because they may not see it, staff are told so and led home", async () => {
    show({ listWaitingCards: () => refuse("You do not have access to this area.", { status: 403 }) });
    expect(await screen.findByRole("link", { name: "Go to the dashboard" })).toBeVisible();
    expect(screen.queryByRole("radio")).toBeNull();
  });

  test("because the page is gone, the last one is a press away", async () => {
    show({}, { defaultQuery: { page: 9 } });
    await userEvent.click(await screen.findByRole("button", { name: "Show the last page" }));
    await findRow("SN0005001");
  });
});
