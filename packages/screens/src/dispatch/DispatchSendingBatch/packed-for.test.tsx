import { createBatch } from "@id-desk/core/testing";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBatchServer, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchSendingBatch, type DispatchSendingBatchProps } from "./DispatchSendingBatch.tsx";

afterEach(() => page.viewport(1366, 768));

const destination_center = {
  id: 6,
  name: "HDh. Kulhudhuffushi City Centre",
  island: "Kulhudhuffushi",
  atoll: "Haa Dhaalu",
};

async function show(
  props: Partial<DispatchSendingBatchProps> = {},
  batch: Parameters<typeof createBatch>[0] = {},
) {
  const { handlers } = createBatchServer(createBatch({ destination_center, ...batch }));
  render(
    <Stage stage={createTestRegistry({ handlers })}>
      <DispatchSendingBatch batchId={12} autoFocusScan {...props} />
    </Stage>,
  );
  return screen.findByText(destination_center.name);
}

const sizeOf = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).fontSize);
const field = () => screen.getByRole("textbox", { name: /^Scan/ });

test("A batch that is packed names its destination below its number, larger than its island and atoll", async () => {
  const name = await show();
  const place = screen.getByText("Kulhudhuffushi · Haa Dhaalu");
  expect(place).toBeVisible();
  expect(sizeOf(name)).toBe(20);
  expect(sizeOf(name)).toBeLessThan(sizeOf(screen.getByRole("heading", { level: 1 })));
  expect(sizeOf(place)).toBe(14);
  expect(getComputedStyle(name).fontWeight).toBe("600");
});

test("The scan field says where the batch goes", async () => {
  await show();
  expect(field()).toHaveAccessibleDescription(
    /^Batch DB-2026-000012 goes to HDh. Kulhudhuffushi City Centre\. F2/,
  );
});

test("A portal that shows no header of ours shows the destination in large type all the same", async () => {
  const name = await show({ hideHeader: true });
  expect(name).toBeVisible();
  expect(sizeOf(name)).toBe(20);
});

test("shows the destination of a dispatched batch in letters of the usual size", async () => {
  const name = await show({}, { status: "dispatched", dispatched_at: "2026-11-20T05:00:00Z" });
  expect(sizeOf(name)).toBeLessThan(20);
});

test.each([1366, 768, 320])("The first card does not move the scan field at %i px", async (width) => {
  await page.viewport(width, 768);
  await show();
  const top = () => field().getBoundingClientRect().top + window.scrollY;
  const before = top();
  await userEvent.keyboard(`${serialOf(10)}{Enter}`);
  await screen.findByRole("button", { name: "Print" });
  expect(screen.queryByText("Add a card first.")).toBeNull();
  expect(top()).toBe(before);
});
