import { reply } from "@id-desk/core/testing";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { createExampleBatches, exampleCenters, serveBatches } from "../../testing/example-batches.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { findRow } from "../../testing/stage-sending.tsx";
import { DispatchReceiving } from "../DispatchReceiving/DispatchReceiving.tsx";
import { DispatchSending } from "../DispatchSending/DispatchSending.tsx";

const lists = { sending: DispatchSending, receiving: DispatchReceiving } as const;
const tabs = ["open", "dispatched", "receiving", "received", "discrepancy", "cancelled", "all"] as const;
const destination = "S. Hithadhoo (Addu City) City Centre";

/** The words of an element that are broken over two lines. */
function findBrokenWords(element: HTMLElement): readonly string[] {
  const text = element.firstChild;
  // What is only heard is in an element.
  if (!(text instanceof Text)) return [];
  return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
  });
}

async function show(side: keyof typeof lists, status: (typeof tabs)[number]) {
  await page.viewport(1366, 768);
  const [batch] = createExampleBatches(1, "received", { firstId: 700 });
  const center = { id: 9, name: destination };
  const batches = serveBatches([
    { ...batch, has_discrepancy: true, origin_center: center, destination_center: center } as never,
  ]);
  const handlers = {
    listSendingBatches: batches,
    listReceivingBatches: batches,
    listCenterHierarchy: () => reply(200, { centers: exampleCenters }),
  };
  const List = lists[side];
  render(
    <Stage stage={createTestRegistry({ handlers })}>
      <div style={{ inlineSize: 1058 }}>
        <List defaultQuery={{ status }} />
      </div>
    </Stage>,
  );
  return screen.findByRole("table");
}

const places = (["sending", "receiving"] as const).flatMap((side) => tabs.map((tab) => [side, tab] as const));

test.each(places)("No word of a heading is broken on a window of 1366 px: %s, %s", async (...place) => {
  const headings = within(await show(...place)).getAllByRole("columnheader");
  expect(headings.length).toBeGreaterThan(3);
  expect(headings.flatMap(findBrokenWords)).toEqual([]);
});

test("Among all batches the other centre is read whole, a discrepancy is on one line, and no row is higher for them", async () => {
  await show("sending", "all");
  const row = await findRow("DB-2026-0007");
  const name = row.getByText(destination);
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth || name.scrollWidth);
  expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(
    name.closest("td")?.getBoundingClientRect().right ?? 0,
  );
  const words = row.getByText("With discrepancy", { selector: "td *" });
  expect(words.getBoundingClientRect().height).toBeLessThan(20);
  expect(row.getByRole("rowheader").getBoundingClientRect().height).toBeLessThanOrEqual(53);
});
