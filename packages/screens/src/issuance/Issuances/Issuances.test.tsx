import { createNetworkFailure, type FakeHandlers, refuse } from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  createExampleIssuances,
  createHandOverServer,
  hoursAgo,
  serveIssuances,
} from "../../testing/example-issuances.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { Issuances, type IssuancesProps } from "./Issuances.tsx";

beforeEach(() => page.viewport(1366, 768));

const rows = createExampleIssuances(8);
const [today, yesterday, , completed, returned] = rows;
if (!today || !yesterday || !completed || !returned) throw new Error("There are eight hand-overs.");

function show(props: IssuancesProps = {}, handlers: FakeHandlers = {}, first = rows) {
  const counter = createHandOverServer(first);
  const stage = createTestRegistry({ handlers: { ...counter.handlers, ...handlers } });
  const shown = render(
    <Stage stage={stage}>
      <Issuances {...props} />
    </Stage>,
  );
  return { ...stage, ...shown, counter };
}

const findRow = async ({ card }: { readonly card: { readonly serial_number: string } }) =>
  within(await screen.findByRole("row", { name: new RegExp(card.serial_number) }));
const filter = () => screen.getByRole("searchbox", { name: "Filter this page" });
const serials = () => screen.queryAllByRole("button", { name: /^View the hand-over/ }).length;

describe("The list of hand-overs", () => {
  test("says of each card who collected it, when, with what proof, and where it stands [CALL-45]", async () => {
    const { server } = show();
    const late = await findRow(yesterday);
    for (const words of ["Aminath Ibrahim", "Mother", "Hassan Manik", "Collected", "Proof outstanding"])
      expect(late.getByText(words)).toBeVisible();
    const whole = await findRow(completed);
    for (const words of ["Completed", "Authorised person", "Signature"])
      expect(whole.getByText(words)).toBeVisible();
    // Seen beside the signs, which say it to ears.
    expect(whole.getAllByText("No thumb")).toHaveLength(2);
    expect((await findRow(today)).queryByText("Proof outstanding")).toBeNull();
    expect((await findRow(today)).getByText("No signature")).toBeInTheDocument();
    expect((await findRow(today)).getByText("None taken")).toBeVisible();
    expect(server.callsOf("listIssuances").map(({ query }) => query)).toEqual([
      { page: "1", per_page: "25" },
    ]);
  });

  test("says below them how many proofs are late, and repeats none of its filters", async () => {
    show();
    await findRow(today);
    expect(screen.getByText("Proof outstanding 3")).toBeVisible();
    expect(screen.queryByText(/^Handed over \d/)).toBeNull();
  });

  test("warns of a missing proof after as many hours as the registry has settled", async () => {
    const settled = { issuance: { proof_outstanding_hours: 72 } };
    show({}, { getSettings: () => Response.json({ configs: settled }) });
    await waitFor(async () => expect((await findRow(yesterday)).queryByText("Proof outstanding")).toBeNull());
  });

  test("is narrowed on the page alone: nothing is asked again, and the page stays", async () => {
    const queries: unknown[] = [];
    const { server } = show(
      { defaultQuery: { page: 2, perPage: 10 }, onQueryChange: (query) => queries.push(query) },
      {},
      createExampleIssuances(24),
    );
    await waitFor(() => expect(serials()).toBe(10));
    await userEvent.type(filter(), "aminath sheereen");
    await waitFor(() => expect(serials()).toBeLessThan(10));
    expect(screen.getByText(/^\d of 10 hand-overs on this page$/)).toBeVisible();
    await userEvent.clear(filter());
    await userEvent.click(screen.getByRole("radio", { name: /^Returned/ }));
    await waitFor(() => expect(serials()).toBe(2));
    expect(queries).toEqual([{ page: 2, perPage: 10, status: "returned" }]);
    expect(server.callsOf("listIssuances")).toHaveLength(1);
  });

  test("opens the one hand-over whose receipt is scanned into the filter", async () => {
    show();
    await findRow(today);
    await userEvent.click(filter());
    await userEvent.keyboard(`${completed.issuance_no}{Enter}`);
    expect(await screen.findByRole("dialog", { name: `Hand-over ${completed.issuance_no}` })).toBeVisible();
  });

  test("turns its pages at the registry, and the focus goes to the new one", async () => {
    const { server } = show({ defaultQuery: { perPage: 10 } }, {}, createExampleIssuances(24));
    await waitFor(() => expect(serials()).toBe(10));
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(server.callsOf("listIssuances").at(-1)?.query.page).toBe("2"));
    expect(document.activeElement?.tagName).toBe("CAPTION");
  });

  test("leads to a new hand-over", async () => {
    const { destinations } = show();
    await userEvent.click(await screen.findByRole("link", { name: "New issuance" }));
    expect(destinations).toEqual([{ screen: "NewIssuance" }]);
  });

  test("opens the hand-over that staff have come for, and says so where it is not there", async () => {
    const { unmount } = show({ openCardId: completed.card.id });
    expect(await screen.findByRole("dialog", { name: `Hand-over ${completed.issuance_no}` })).toBeVisible();
    unmount();
    show({ openCardId: 9999 });
    await findRow(today);
    expect(screen.getByText("The hand-over that was to be opened is not at this centre.")).toBeVisible();
  });
});

describe("Where there is nothing to show", () => {
  test("the list says what will stand there", async () => {
    show({}, { listIssuances: serveIssuances([]) });
    expect(await screen.findByText("No cards have been handed over yet.")).toBeVisible();
  });

  test("because nothing matches, the filters are cleared by one press, and the focus is in the first", async () => {
    show();
    await findRow(today);
    await userEvent.type(filter(), "nobody");
    expect(await screen.findByText("No hand-overs on this page match these filters.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    await findRow(today);
    expect(document.activeElement).toBe(filter());
  });

  test("because the registry failed, it can be asked again", async () => {
    const { server } = show({}, { listIssuances: () => refuse("database is away", { status: 500 }) });
    expect(await screen.findByText("Could not load hand-overs.")).toBeVisible();
    server.on("listIssuances", serveIssuances(rows));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await findRow(today);
  });

  test("because they may not see it, staff are told so and led home", async () => {
    const { destinations } = show(
      {},
      { listIssuances: () => refuse("You do not have access to this area.", { status: 403 }) },
    );
    await userEvent.click(await screen.findByRole("link", { name: "Go to the dashboard" }));
    expect(destinations).toEqual([{ screen: "Dashboard" }]);
  });

  test("because the page is gone, the last one is a press away", async () => {
    show({ defaultQuery: { page: 9, perPage: 10 } });
    await userEvent.click(await screen.findByRole("button", { name: "Show the last page" }));
    await findRow(today);
  });
});

describe("What a row offers", () => {
  const openMenu = async (row: typeof today) => {
    await userEvent.click((await findRow(row)).getByRole("button", { name: /^Actions of card/ }));
    await screen.findByRole("menu");
    return screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
  };

  test.each([
    ["collected today", today, ["Save proof", "Print receipt", "Return card"]],
    ["collected on another day", yesterday, ["Save proof", "Print receipt"]],
    ["completed", completed, ["Print receipt"]],
  ])("is what one that was %s allows", async (_, row, items) => {
    const first =
      row === yesterday
        ? rows.map((each) => (each === row ? { ...row, issued_at: hoursAgo(49) } : each))
        : rows;
    show({}, {}, first);
    expect(await openMenu(row)).toEqual(items);
  });

  test("is only to print where the host lets nothing be written", async () => {
    show({ readOnly: true });
    expect(await openMenu(today)).toEqual(["Print receipt"]);
  });

  test("keeps to a day where the registry says so, and otherwise not", async () => {
    const settled = { issuance: { returns_same_day: false } };
    show({}, { getSettings: () => Response.json({ configs: settled }) });
    await findRow(yesterday);
    await waitFor(async () => {
      const items = await openMenu(yesterday);
      await userEvent.keyboard("{Escape}");
      expect(items).toContain("Return card");
    });
  });
});

test("The network fails while the list is shown: it stays, and says how old it is", async () => {
  const { server } = show();
  await findRow(today);
  server.on("listIssuances", () => {
    throw createNetworkFailure();
  });
  window.dispatchEvent(new Event("visibilitychange"));
  expect(await screen.findByText(/^The list could not be read again\. It shows how it was \d/)).toBeVisible();
  await findRow(today);
});

test.each([
  [["waiting_cards"], 1],
  [[], 0],
] as const)("With the words %j of the server, %i link leads to the waiting cards", async (words, links) => {
  const { destinations } = show({}, { listIssuances: serveIssuances(rows, words) });
  await findRow(today);
  const found = screen.queryAllByRole("link", { name: "Waiting cards" });
  expect(found).toHaveLength(links);
  for (const link of found) await userEvent.click(link);
  expect(destinations).toEqual(found.map(() => ({ screen: "WaitingCards" })));
});
