import { render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ComboBox } from "../ComboBox/index.ts";
import { DateField } from "../DateField/index.ts";
import { Select } from "../Select/index.ts";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Dialog } from "./Dialog.tsx";

const reasons = [
  { value: "late", label: "Came too late" },
  { value: "damaged", label: "Came damaged" },
];

function Example({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ThemeRoot>
      <Dialog heading="Send 52 parcels?" isOpen={isOpen} onOpenChange={setOpen}>
        {children}
      </Dialog>
    </ThemeRoot>
  );
}

const findDialog = () => screen.queryByRole("dialog", { name: "Send 52 parcels?" });

/** Presses Escape twice: the first closes the list alone, the second the dialog. */
async function pressEscapeTwice(isListOpen: () => boolean) {
  await waitFor(() => expect(isListOpen()).toBe(true));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(isListOpen()).toBe(false));
  expect(findDialog()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(findDialog()).toBe(null));
}

test("Escape closes the open list of a select and leaves the dialog around it", async () => {
  render(
    <Example>
      <Select label="Reason" options={reasons} />
    </Example>,
  );
  const select = await screen.findByRole("combobox", { name: "Reason" });
  select.focus();
  await userEvent.keyboard(" ");
  await pressEscapeTwice(() => select.matches(":open"));
});

test("Escape closes a searchable list and leaves the dialog around it", async () => {
  render(
    <Example>
      <ComboBox label="Reason" options={reasons} />
    </Example>,
  );
  const field = await screen.findByRole("combobox", { name: "Reason" });
  await userEvent.click(field);
  await pressEscapeTwice(() => field.ariaExpanded === "true");
});

test("Escape closes the months of a calendar, then the calendar, then the dialog around them", async () => {
  render(
    <Example>
      <DateField label="Date of birth" />
    </Example>,
  );
  const opener = await screen.findByRole("button", { name: "Choose a date" });
  await userEvent.click(opener);
  const months = await screen.findByRole("combobox", { name: "Month" });
  months.focus();
  await userEvent.keyboard(" ");
  await waitFor(() => expect(months.matches(":open")).toBe(true));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(months.matches(":open")).toBe(false));
  await pressEscapeTwice(() => months.isConnected);
});
