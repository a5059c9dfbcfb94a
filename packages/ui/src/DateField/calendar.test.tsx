import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ThemeRoot, type ThemeRootProps } from "../ThemeRoot/index.ts";
import { DateField, type DateFieldProps } from "./DateField.tsx";

function draw(props: Partial<DateFieldProps> = {}, root: Partial<ThemeRootProps> = {}) {
  const onChange = vi.fn();
  render(
    <ThemeRoot {...root}>
      <DateField label="Date of birth" onChange={onChange} {...props} />
    </ThemeRoot>,
  );
  return { onChange, field: screen.getByRole<HTMLInputElement>("textbox", { name: "Date of birth" }) };
}

const findOpener = () =>
  screen.findByRole("button", { name: "Choose a date", description: "Choose a date for Date of birth" });

async function openCalendar() {
  await userEvent.click(await findOpener());
  return within(await screen.findByRole("dialog", { name: "Choose a date for Date of birth" }));
}

test("A day is chosen by keyboard: the calendar opens at the day of the field, and the focus returns to the field", async () => {
  const { field, onChange } = draw({ defaultValue: "2026-11-21" });
  (await findOpener()).focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("dialog");
  await waitFor(() => expect(document.activeElement?.ariaLabel).toMatch(/November 21, 2026/));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
  expect(field.value).toBe("2026-11-28");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("2026-11-28");
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test("Escape closes the calendar, changes nothing and gives the focus back to the button", async () => {
  const { field, onChange } = draw({ defaultValue: "2026-11-21" });
  await openCalendar();
  await userEvent.keyboard("{Escape}");
  const opener = await findOpener();
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(field.value).toBe("2026-11-21");
  expect(onChange).not.toHaveBeenCalled();
});

test("The month and the year of a birth date are chosen at once", async () => {
  const { field } = draw({ max: "2026-11-28" });
  const calendar = await openCalendar();
  await userEvent.selectOptions(calendar.getByRole("combobox", { name: "Year" }), "1968");
  await userEvent.selectOptions(calendar.getByRole("combobox", { name: "Month" }), "November");
  await userEvent.click(calendar.getByRole("button", { name: /November 3, 1968/ }));
  await waitFor(() => expect(field.value).toBe("1968-11-03"));
});

test("Days, months and years out of range are not offered", async () => {
  draw({ defaultValue: "2026-11-21", min: "2026-11-10", max: "2027-02-05" });
  const calendar = await openCalendar();
  const listOptions = (name: string) =>
    within(calendar.getByRole("combobox", { name }))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  expect(listOptions("Year")).toEqual(["2026", "2027"]);
  expect(listOptions("Month")).toEqual(["November", "December"]);
  expect(calendar.getByRole("button", { name: /November 9, 2026/ }).ariaDisabled).toBe("true");
  expect(calendar.getByRole("button", { name: /November 10, 2026/ }).ariaDisabled).not.toBe("true");
  await userEvent.selectOptions(calendar.getByRole("combobox", { name: "Year" }), "2027");
  expect(listOptions("Month")).toEqual(["January", "February"]);
});

test("A text that is no day opens the calendar all the same", async () => {
  draw({ defaultValue: "2026-13-41" });
  expect((await openCalendar()).getAllByRole("button", { name: /day, / }).length).toBeGreaterThan(27);
});

test("A field whose text is its owner's gets the day from it", async () => {
  const { field, onChange } = draw({ value: "2026-11-21" });
  const calendar = await openCalendar();
  await userEvent.click(calendar.getByRole("button", { name: /November 5, 2026/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith("2026-11-05");
  expect(field.value).toBe("2026-11-21");
});

test("A field that cannot be changed opens no calendar", async () => {
  draw({ isDisabled: true });
  expect(await findOpener()).toBeDisabled();
});

test("On a window of 320 pixels the whole calendar is in sight, and what is pressed is large enough", async () => {
  await page.viewport(320, 640);
  draw({ defaultValue: "2026-11-21" });
  const calendar = await openCalendar();
  const { left, right } = screen.getByRole("dialog").getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
  const targets = [
    ...calendar.getAllByRole("button", { name: /2026/ }),
    ...calendar.getAllByRole("combobox"),
  ];
  for (const target of targets) {
    const { width, height } = target.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
});

test("From right to left the days of a week run from the right", async () => {
  draw({ defaultValue: "2026-11-21" }, { settings: { direction: "rtl" } });
  const calendar = await openCalendar();
  const place = (day: number) =>
    calendar.getByRole("button", { name: new RegExp(`November ${day}, 2026`) }).getBoundingClientRect().left;
  expect(place(16)).toBeGreaterThan(place(17));
  fireEvent.click(calendar.getByRole("button", { name: "Next month" }));
  await calendar.findByRole("button", { name: /December 1, 2026/ });
});
