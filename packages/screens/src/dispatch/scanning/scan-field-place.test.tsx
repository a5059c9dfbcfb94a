import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBatchPage } from "../../testing/batch-page.ts";
import { createCards, serialOf } from "../../testing/batch-server.ts";
import { openPacket } from "../../testing/stage-packet.tsx";

const foreign = `X${"0".repeat(60)}`;
const windows: [number, number][] = [
  [1366, 768],
  [768, 1024],
  [320, 640],
];

/** On narrower windows the result of a scan is between the field and the cards, and as high as its words need. */
const leastWidthOfStillTable = 768;

async function open(side: "sending" | "receiving", [width, height]: readonly [number, number]) {
  await page.viewport(width, height);
  const isReceiving = side === "receiving";
  const cards = createCards(4, { line_status: isReceiving ? "in_transit" : "packed" });
  await openPacket(side, { status: isReceiving ? "dispatched" : "open", cards });
  const batch = createBatchPage(side);
  await screen.findAllByRole("rowheader");
  // Its parts that load on demand are there.
  await screen.findByRole("searchbox");
  const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top + window.scrollY);
  const placesOf = () => ({
    field: topOf(batch.scanField()),
    ...(width >= leastWidthOfStillTable && { table: topOf(screen.getByRole("table")) }),
  });
  return { batch, placesOf };
}

test.each(windows)(
  "From the first scan to the last the scan field of a receipt and the cards below it keep their places, at %i × %i px",
  async (...size) => {
    const { batch, placesOf } = await open("receiving", size);
    const places: Record<string, object> = { first: placesOf() };
    batch.scan(serialOf(1));
    await screen.findByText(/^1 saved/);
    places.received = placesOf();
    batch.scan(foreign);
    await screen.findByText("1 refused");
    places.refused = placesOf();
    await batch.chooseForCard("Mark as missing", serialOf(2));
    const dialog = within(await screen.findByRole("dialog"));
    places.dialog = placesOf();
    await userEvent.fill(dialog.getByRole("textbox", { name: /^Notes/ }), "Not in the packet");
    await userEvent.click(dialog.getByRole("button", { name: /^Mark/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    places.missing = placesOf();
    batch.scan(serialOf(3), serialOf(4), serialOf(1));
    await screen.findByText(/^3 saved/);
    await screen.findByText("1 scanned before");
    places.last = placesOf();
    const kept = Object.keys(places).map((name) => [name, places.first]);
    expect(places).toEqual(Object.fromEntries(kept));
  },
);

test.each(windows)(
  "From the first scan to the last the scan field of a sending and the cards below it keep their places, at %i × %i px",
  async (...size) => {
    const { batch, placesOf } = await open("sending", size);
    const places: Record<string, object> = { first: placesOf() };
    batch.scan(serialOf(10));
    await screen.findByText(/^1 saved/);
    places.added = placesOf();
    batch.scan(foreign);
    await screen.findByText("1 refused");
    places.refused = placesOf();
    batch.scan(serialOf(11), serialOf(10));
    await screen.findByText(/^2 saved/);
    await screen.findByText("1 scanned before");
    places.last = placesOf();
    const kept = Object.keys(places).map((name) => [name, places.first]);
    expect(places).toEqual(Object.fromEntries(kept));
  },
);
