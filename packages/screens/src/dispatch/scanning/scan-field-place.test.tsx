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

async function open(side: "sending" | "receiving", [width, height]: readonly [number, number]) {
  await page.viewport(width, height);
  const isReceiving = side === "receiving";
  const cards = createCards(4, { line_status: isReceiving ? "in_transit" : "packed" });
  await openPacket(side, { status: isReceiving ? "dispatched" : "open", cards });
  const batch = createBatchPage(side);
  await screen.findAllByRole("rowheader");
  // Its parts that load on demand are there.
  await screen.findByRole("searchbox");
  const placeOf = () => Math.round(batch.scanField().getBoundingClientRect().top + window.scrollY);
  return { batch, placeOf };
}

test.each(windows)(
  "From the first scan to the last the scan field of a receipt keeps its place, at %i × %i px",
  async (...size) => {
    const { batch, placeOf } = await open("receiving", size);
    const places: Record<string, number> = { first: placeOf() };
    batch.scan(serialOf(1));
    await screen.findByText(/^1 saved/);
    places.received = placeOf();
    batch.scan(foreign);
    await screen.findByText("1 refused");
    places.refused = placeOf();
    await batch.chooseForCard("Mark as missing", serialOf(2));
    const dialog = within(await screen.findByRole("dialog"));
    places.dialog = placeOf();
    await userEvent.fill(dialog.getByRole("textbox", { name: /^Notes/ }), "Not in the packet");
    await userEvent.click(dialog.getByRole("button", { name: /^Mark/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    places.missing = placeOf();
    batch.scan(serialOf(3), serialOf(4));
    await screen.findByText(/^3 saved/);
    places.last = placeOf();
    const kept = Object.keys(places).map((name) => [name, places.first]);
    expect(places).toEqual(Object.fromEntries(kept));
  },
);

test.each(windows)(
  "From the first scan to the last the scan field of a sending keeps its place, at %i × %i px",
  async (...size) => {
    const { batch, placeOf } = await open("sending", size);
    const places: Record<string, number> = { first: placeOf() };
    batch.scan(serialOf(10));
    await screen.findByText(/^1 saved/);
    places.added = placeOf();
    batch.scan(foreign);
    await screen.findByText("1 refused");
    places.refused = placeOf();
    batch.scan(serialOf(11), serialOf(10));
    await screen.findByText(/^2 saved/);
    places.last = placeOf();
    const kept = Object.keys(places).map((name) => [name, places.first]);
    expect(places).toEqual(Object.fromEntries(kept));
  },
);
