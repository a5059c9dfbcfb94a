import { media } from "@id-desk/ui/theme";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Sides } from "./Sides.tsx";

const order = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);

test("The keyboard and screen readers follow what is seen: what is beside the work comes after it, what is above it before", async () => {
  await page.viewport(1366, 768);
  render(
    <Sides from={media.lg} className="" beside={<h2>Person</h2>}>
      <h2>Work</h2>
      <input aria-label="Notes" />
    </Sides>,
  );
  expect(order()).toEqual(["Work", "Person"]);
  const notes = screen.getByRole<HTMLInputElement>("textbox");
  fireEvent.change(notes, { target: { value: "half typed" } });
  await page.viewport(700, 768);
  await waitFor(() => expect(order()).toEqual(["Person", "Work"]));
  expect(screen.getByRole("textbox")).toBe(notes);
  expect(notes.value).toBe("half typed");
});
