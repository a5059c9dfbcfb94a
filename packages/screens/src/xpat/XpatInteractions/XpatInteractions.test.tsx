import { createNetworkFailure, createUser, type FakeHandlers, refuse } from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { createExampleInteractions } from "../../testing/xpat/example-xpat.ts";
import { createXpatServer, type XpatServerOptions } from "../../testing/xpat/xpat-server.ts";
import { XpatInteractions, type XpatInteractionsProps } from "./XpatInteractions.tsx";

beforeEach(() => page.viewport(1366, 768));

const interactions = createExampleInteractions(40);

/** Shows the list to somebody with full access, or to an officer of one island. */
function showInteractions(
  props: XpatInteractionsProps = {},
  {
    handlers,
    isOfficer = false,
    ...options
  }: XpatServerOptions & { readonly handlers?: FakeHandlers; readonly isOfficer?: boolean } = {},
) {
  const server = createXpatServer({ interactions, seesAll: !isOfficer, ...options });
  const stage = createTestRegistry({
    session: { user: createUser(isOfficer ? { roles: ["xpat"] } : { temp_full_access: true }) },
    handlers: { ...server.handlers, ...handlers },
  });
  render(
    <Stage stage={stage}>
      <main>
        <XpatInteractions {...props} />
      </main>
    </Stage>,
  );
  const queries = () => stage.server.callsOf("listInteractions").map(({ query }) => query);
  const figures = () => stage.server.callsOf("getInteractionStats").map(({ query }) => query);
  return { ...stage, xpat: server, queries, figures };
}

const box = () => screen.findByRole("searchbox", { name: "Search" });
const findRow = (number: string) => screen.findByRole("row", { name: new RegExp(number) });

/** A figure of the page, by its name. */
function readFigure(name: string): string | null | undefined {
  const section = within(screen.getByRole("region", { name: "Figures" }));
  return section.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;
}

describe("The list of interactions", () => {
  test("shows each with the last four signs of the passport, newest first [ROUTE-21] [CALL-32]", async () => {
    const { server } = showInteractions();
    const row = await findRow("X-2026-000140");
    expect(within(row).getByText("***4821")).toBeTruthy();
    expect(within(row).getByText("Verified")).toBeTruthy();
    expect(screen.queryByText(/BX0484821/)).toBeNull();
    expect(server.callsOf("listInteractions")).toHaveLength(1);
    expect(server.callsOf("getInteraction")).toEqual([]);
  });

  test("has its filters before the first answer, so that the rows do not move when it comes", async () => {
    showInteractions({}, { handlers: { listInteractions: () => new Promise(() => undefined) } });
    expect(await box()).toBeVisible();
  });

  test("shows nothing else while what an address asks for is still to come", async () => {
    const { listInteractions = () => refuse("") } = createXpatServer({
      interactions,
      seesAll: true,
    }).handlers;
    const { queries, figures } = showInteractions(
      { defaultQuery: { status: "no_permit" } },
      {
        handlers: {
          listInteractions: (call) =>
            call.query?.outcome ? new Promise(() => undefined) : listInteractions(call),
        },
      },
    );
    // The first answer says that the server can narrow.
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ outcome: "no_permit" }));
    await waitFor(() => expect(figures()).toEqual([{ outcome: "no_permit" }]));
    expect(screen.queryByText("X-2026-000140")).toBeNull();
  });

  test("counts what the list has, also after each filter [CALL-33]", async () => {
    const { queries, figures } = showInteractions();
    await findRow("X-2026-000140");
    await waitFor(() => expect(readFigure("Total")).toBe("40"));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Outcome" }), "no_permit");
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ outcome: "no_permit" }));
    await waitFor(() => expect(figures().at(-1)).toEqual({ outcome: "no_permit" }));
    const found = interactions.filter(({ outcome }) => outcome === "no_permit").length;
    expect(await screen.findByText(`${found} interactions`)).toBeTruthy();
    await waitFor(() => expect(readFigure("Total")).toBe(String(found)));
    expect(readFigure("Verified")).toBe("0%");
  });

  test.each([
    ["2026-11-19", { date_from: "2026-11-19", date_to: "2026-11-19" }],
    ["yesterday", {}],
  ])("begins with the interactions of the day that it is shown with: %s", async (day, range) => {
    const { queries, figures } = showInteractions({ day });
    await waitFor(() => expect(queries().at(-1)).toEqual({ page: "1", per_page: "25", ...range }));
    await waitFor(() => expect(figures().at(-1)).toEqual(range));
    const typed = "date_from" in range ? day : "";
    expect(await screen.findByRole("textbox", { name: "From" })).toHaveValue(typed);
    expect(screen.getByRole("textbox", { name: "To" })).toHaveValue(typed);
  });

  test("is narrowed by search, officer and days together, from its first page on", async () => {
    const { queries, figures } = showInteractions({ defaultQuery: { page: 2 } });
    await findRow("X-2026-000115");
    await userEvent.type(await box(), "islam");
    await userEvent.click(screen.getByRole("combobox", { name: "Officer" }));
    await userEvent.click(await screen.findByRole("option", { name: /Shaira Mohamed/ }));
    await userEvent.type(screen.getByRole("textbox", { name: "From" }), "2020-01-01");
    await waitFor(() =>
      expect(queries().at(-1)).toEqual({
        search: "islam",
        officer: "xpat.two",
        date_from: "2020-01-01",
        page: "1",
        per_page: "25",
      }),
    );
    await waitFor(() =>
      expect(figures().at(-1)).toEqual({ search: "islam", officer: "xpat.two", date_from: "2020-01-01" }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(queries().at(-1)).toEqual({ page: "1", per_page: "25" }));
    await waitFor(async () => expect(document.activeElement).toBe(await box()));
  });

  test("has room for a whole day in its field, and stays where it is when filters can be cleared", async () => {
    showInteractions();
    await findRow("X-2026-000140");
    const top = () => screen.getByRole("table").getBoundingClientRect().top;
    const before = top();
    const from = screen.getByRole("textbox", { name: "From" });
    expect(from).toHaveAccessibleDescription("YYYY-MM-DD");
    await userEvent.type(from, "2020-01-01");
    await screen.findByRole("button", { name: "Clear filters" });
    expect(from.scrollWidth).toBeLessThanOrEqual(from.clientWidth);
    expect(top()).toBe(before);
  });

  test.each([
    ["search", async () => userEvent.type(await box(), "islam{Enter}")],
    [
      "island",
      async () => {
        await userEvent.click(screen.getByRole("combobox", { name: "Island" }));
        await userEvent.click(await screen.findByRole("option", { name: /S. Hithadhoo/ }));
      },
    ],
  ])("shows no row of another %s beside figures that are on their way", async (_, narrow) => {
    const { server, xpat, queries } = showInteractions();
    await findRow("X-2026-000140");
    const answered = Promise.withResolvers<void>();
    server.on("listInteractions", async (call) => {
      await answered.promise;
      return xpat.handlers.listInteractions?.(call) ?? expect.fail();
    });
    await narrow();
    await waitFor(() => expect(queries()).toHaveLength(2));
    await waitFor(() => expect(screen.queryAllByText(/^X-2026-/)).toEqual([]));
    answered.resolve();
    await screen.findAllByText(/^X-2026-/);
  });

  test("has the island's filter for full access, and the figures of the islands", async () => {
    const { queries } = showInteractions();
    await findRow("X-2026-000140");
    expect(await screen.findByText(/^HDh. Kulhudhuffushi: /)).toBeTruthy();
    await userEvent.click(screen.getByRole("combobox", { name: "Island" }));
    await userEvent.click(await screen.findByRole("option", { name: /S. Hithadhoo/ }));
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ island_id: "70" }));
  });

  test("shows an officer their own island alone, without a filter for it", async () => {
    showInteractions({}, { isOfficer: true });
    expect(await screen.findAllByText("Interactions on HDh. Kulhudhuffushi")).not.toEqual([]);
    await findRow("X-2026-000140");
    expect(screen.queryByRole("combobox", { name: "Island" })).toBeNull();
    expect(screen.queryByText("By island")).toBeNull();
  });

  test("says to an officer that there are none on the island yet", async () => {
    showInteractions({}, { isOfficer: true, interactions: [] });
    expect(await screen.findByText("No interactions recorded on this island yet.")).toBeTruthy();
  });

  test("has no filters and no record at a server without the word, and still prints a slip", async () => {
    const { queries } = showInteractions({ defaultQuery: { status: "verified" } }, { extensions: [] });
    await findRow("X-2026-000140");
    expect(screen.queryByRole("searchbox")).toBeNull();
    expect(screen.queryByRole("button", { name: /^View interaction/ })).toBeNull();
    expect(queries().every(({ outcome }) => outcome === undefined)).toBe(true);
    const [menu] = screen.getAllByRole("button", { name: /^Actions of interaction/ });
    if (menu) await userEvent.click(menu);
    const items = await screen.findAllByRole("menuitem");
    expect(items.map(({ textContent }) => textContent)).toEqual(["Print slip"]);
  });

  test("offers in the menu of a row what its number does not do", async () => {
    showInteractions();
    await findRow("X-2026-000140");
    expect(screen.getAllByRole("button", { name: /^View interaction/ }).length).toBeGreaterThan(1);
    const [menu] = screen.getAllByRole("button", { name: /^Actions of interaction/ });
    if (menu) await userEvent.click(menu);
    const items = await screen.findAllByRole("menuitem");
    expect(items.map(({ textContent }) => textContent)).toEqual(["Print slip"]);
  });

  test("stays when its figures cannot be had, which are asked for again on their own", async () => {
    const { server, xpat } = showInteractions(
      {},
      { handlers: { getInteractionStats: () => refuse("not now", { status: 503 }) } },
    );
    await findRow("X-2026-000140");
    expect(await screen.findByText("Could not load the figures.")).toBeTruthy();
    const { getInteractionStats } = xpat.handlers;
    if (getInteractionStats) server.on("getInteractionStats", getInteractionStats);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(readFigure("Total")).toBe("40"));
    expect(server.callsOf("listInteractions")).toHaveLength(1);
  });

  test("says that it could not be loaded, and reads list and figures again", async () => {
    const { server, xpat } = showInteractions(
      {},
      { handlers: { listInteractions: () => Promise.reject(createNetworkFailure()) } },
    );
    expect(await screen.findByText("Could not load interactions.")).toBeTruthy();
    const { listInteractions } = xpat.handlers;
    if (listInteractions) server.on("listInteractions", listInteractions);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await findRow("X-2026-000140");
  });

  test("leads to the page that records one", async () => {
    const { destinations } = showInteractions();
    await findRow("X-2026-000140");
    await userEvent.click(screen.getByRole("link", { name: "Record interaction" }));
    expect(destinations).toEqual([{ screen: "Xpat" }]);
  });
});

describe("One interaction", () => {
  const open = async (number: string) => {
    await userEvent.click(await screen.findByRole("button", { name: `View interaction ${number}` }));
    return within(await screen.findByRole("dialog"));
  };

  test("is read once for each opening, and nothing of it can be changed", async () => {
    const { server } = showInteractions();
    const record = await open("X-2026-000139");
    expect(await record.findByText(/lent them out for the week/)).toBeTruthy();
    window.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("focus"));
    expect(server.callsOf("getInteraction")).toHaveLength(1);
    expect(record.queryAllByRole("textbox")).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await open("X-2026-000139");
    await waitFor(() => expect(server.callsOf("getInteraction")).toHaveLength(2));
  });

  test("shows what was found beside what the permit said then", async () => {
    showInteractions();
    const record = await open("X-2026-000139");
    const row = await record.findByRole("row", { name: /^Employer/ });
    expect(
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual(["Blue Horizon Construction", "Blue Horizon Construction"]);
    expect(record.getByText("Never")).toBeTruthy();
  });

  test("shows a picture only when staff press for it", async () => {
    const { server } = showInteractions();
    const record = await open("X-2026-000140");
    await userEvent.click(await record.findByRole("button", { name: "Show Right thumb" }));
    expect(await record.findByRole("img", { name: "Right thumb of Rafiqul Islam" })).toBeTruthy();
    expect(server.callsOf("getInteractionPart").map(({ path }) => path)).toEqual([
      { id: "140", partId: "14001" },
    ]);
  });

  test("is opened by the number of its slip, as a scanner sends it", async () => {
    showInteractions();
    await userEvent.type(await box(), "x-2026-000120{Enter}");
    const record = within(await screen.findByRole("dialog"));
    expect(record.getByText("X-2026-000120")).toBeTruthy();
  });

  test("that is gone says so, and is tried again", async () => {
    showInteractions(
      {},
      { handlers: { getInteraction: () => refuse("Interaction not found.", { status: 404 }) } },
    );
    const record = await open("X-2026-000140");
    expect(await record.findByText("Could not load the interaction.")).toBeTruthy();
    expect(record.getByText("Interaction not found.")).toBeTruthy();
  });
});
