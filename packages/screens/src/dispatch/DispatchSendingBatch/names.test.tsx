import { createBatch, createBatchCard } from "@id-desk/core/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { createBatchServer } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchSendingBatch } from "./DispatchSendingBatch.tsx";

test("A name in two scripts keeps the page's own whole, and the other is cut at its own end [LOOK-02]", async () => {
  await page.viewport(1024, 768);
  const name_dv = "މުޙައްމަދު އިބްރާހީމް ޢަލީ ޙަސަން ޢަބްދުއްރަޙްމާން މޫސާ އަޙްމަދު ".repeat(2).trim();
  const card = createBatchCard(1, { name_en: "Mohamed Ibrahim Ali", name_dv });
  const { handlers } = createBatchServer(createBatch({ cards: [card] }));
  render(
    <Stage stage={createTestRegistry({ handlers })}>
      <DispatchSendingBatch batchId={12} />
    </Stage>,
  );
  const [english, thaana] = [
    await screen.findByText("Mohamed Ibrahim Ali"),
    await screen.findByText(name_dv),
  ];
  const isCut = (element: HTMLElement) => element.scrollWidth > element.clientWidth;
  expect([isCut(english), isCut(thaana)]).toEqual([false, true]);
  // The ellipsis stands where the words end: on the left of what runs from the right.
  expect(getComputedStyle(thaana)).toMatchObject({ direction: "rtl", textOverflow: "ellipsis" });
  const cell = thaana.closest("td")?.getBoundingClientRect();
  expect(thaana.getBoundingClientRect().right).toBeLessThanOrEqual(cell?.right ?? 0);
});
