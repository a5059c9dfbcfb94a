import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showSending } from "../testing/stage-sending.tsx";

const query = { status: "dispatched" } as const;
const destination = () => screen.queryByRole("combobox", { name: "Destination" });

test("On a narrow window the filters fold into one button, which says how many narrow the list", async () => {
  await page.viewport(320, 640);
  showSending({ defaultQuery: { ...query, center: 9 } });
  const fold = await screen.findByRole("button", { name: "Filters (1)" });
  expect(fold).toHaveAttribute("aria-expanded", "false");
  expect(destination()).toBeNull();
  await userEvent.click(fold);
  expect(fold).toHaveAttribute("aria-expanded", "true");
  expect(destination()).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(fold).toHaveTextContent("Filters");
});

test("On a wide window the filters stand beside the search field, without a button", async () => {
  await page.viewport(1366, 768);
  showSending({ defaultQuery: query });
  await screen.findAllByRole("rowheader");
  expect(destination()).toBeVisible();
  expect(screen.queryByRole("button", { name: "Filters" })).toBeNull();
});

test("At 200 % zoom the first row of a list is in sight", async () => {
  await page.viewport(683, 384);
  showSending({ defaultQuery: query });
  const [first] = await screen.findAllByRole("rowheader");
  // The bar of the host, which is not drawn here, is 80 px high, and its page has 16 px above.
  expect((first?.getBoundingClientRect().bottom ?? 384) + 96).toBeLessThanOrEqual(384);
});
