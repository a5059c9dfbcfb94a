import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { ComboBox } from "./ComboBox.tsx";

test("An option within a section is found by typing into a list that stands open", async () => {
  const options = [
    { heading: "South", options: [{ value: "addu", label: "Addu" }] },
    { heading: "North", options: [{ value: "naifaru", label: "Naifaru" }] },
  ];
  render(
    <ThemeRoot>
      <ComboBox label="Town" options={options} />
    </ThemeRoot>,
  );
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Town" });
  await userEvent.click(field);
  expect(await screen.findAllByRole("option")).toHaveLength(2);
  await userEvent.keyboard("naif");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Naifaru"]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(field.value).toBe("Naifaru");
});
