import { createBatch } from "@id-desk/core/testing";
import { DispatchSending, DispatchSendingBatch, Login, NewApplication, Shell } from "@id-desk/screens";
import {
  createBatchListPage,
  createBatchPage,
  createBatchServer,
  createCards,
  renderScreen,
  scenarios,
  serialOf,
} from "@id-desk/screens/testing";
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

afterEach(cleanup);

test("a list opens a batch", async () => {
  expect(window.navigator.userAgent).toContain("jsdom");
  const { destinations } = renderScreen(<DispatchSending />, scenarios.busyDay());
  await createBatchListPage("sending").openBatch("DB-2026-000903");
  expect(destinations).toEqual([{ screen: "DispatchSendingBatch", params: { batchId: 903 } }]);
});

test("a scanned card is in the batch", async () => {
  const { handlers } = createBatchServer(createBatch({ cards: createCards(1) }));
  renderScreen(<DispatchSendingBatch batchId={12} />, { handlers });
  const page = createBatchPage("sending");
  await page.findRow(serialOf(1));
  page.scan(serialOf(2));
  await page.findRow(serialOf(2));
});

test.each([
  ["a form of sign-in", <Login key="1" />, { session: null }],
  ["a form in sections", <NewApplication key="2" />, {}],
  [
    "the frame of all pages",
    <Shell key="3" productName="Counter" path="/" navigation={[]} getItemHref={(url) => url}>
      <DispatchSending />
    </Shell>,
    {},
  ],
])("%s is shown without a failure", async (_title, screen, options) => {
  const { container, findByRole } = renderScreen(screen, options);
  await findByRole("heading", { level: 1 });
  expect(container.querySelector('[data-idd-part="error"]')).toBeNull();
});
