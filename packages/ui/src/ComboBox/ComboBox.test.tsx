import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { ComboBox, type ComboBoxProps } from "./ComboBox.tsx";

const islands = [
  { value: 11, label: "Gan, Addu", detail: "With the airfield" },
  { value: 12, label: "Gan, Laamu", detail: "The largest" },
  { value: 13, label: "Kendhoo", detail: "Baa" },
];

describeConformance("ComboBox", {
  draw: (props) => <ComboBox {...props} label="Island" options={islands} />,
});

function draw(props: Partial<ComboBoxProps<number>> = {}) {
  const onChange = vi.fn();
  const { container } = render(
    <ThemeRoot>
      <ComboBox label="Island" options={islands} onChange={onChange} {...props} />
    </ThemeRoot>,
  );
  return { field: screen.getByRole<HTMLInputElement>("combobox", { name: /Island/ }), onChange, container };
}

test("Typing any part finds an option, and Enter takes it", async () => {
  const { field, onChange } = draw();
  await userEvent.type(field, "largest");
  expect(await screen.findAllByRole("option")).toHaveLength(1);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(field.value).toBe("Gan, Laamu");
  expect(onChange.mock.calls).toEqual([[12]]);
});

test("How many options are left is spoken", async () => {
  const { field } = draw();
  await userEvent.type(field, "gan");
  await waitFor(() => {
    const spoken = [...document.querySelectorAll("[aria-live]")].map((region) => region.textContent).join();
    expect(spoken).toContain("2 options available");
  });
});

test("The list opens inside the root and shows the second lines", async () => {
  const { field, container } = draw();
  await userEvent.click(field);
  const list = await screen.findByRole("listbox");
  expect(container.contains(list)).toBe(true);
  expect(screen.getByRole("option", { name: "Kendhoo Baa" })).toBeTruthy();
});

test("What fits nothing is said, and is not taken", async () => {
  const { field, onChange } = draw({ defaultValue: 13 });
  await userEvent.fill(field, "zzz");
  expect(await screen.findByText("No matches.")).toBeTruthy();
  await userEvent.tab();
  expect(field.value).toBe("Kendhoo");
  expect(onChange).not.toHaveBeenCalled();
});

test("Emptying the field chooses nothing", async () => {
  const { field, onChange } = draw({ defaultValue: 13 });
  await userEvent.clear(field);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test("A searchable list is described by its error and its hint", () => {
  const { field } = draw({ errorMessage: "Island is required.", description: "Where the parcel goes." });
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  const texts = ids.map((id) => document.getElementById(id)?.textContent);
  expect(texts).toContain("Island is required.");
  expect(texts).toContain("Where the parcel goes.");
  expect(field.ariaInvalid).toBe("true");
});

test("Two hundred options open without a pause that anybody feels", async () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ value: index, label: `Town ${index + 1}` }));
  const { field } = draw({ options: many });
  const start = performance.now();
  await userEvent.click(field);
  expect(await screen.findAllByRole("option")).toHaveLength(200);
  expect(performance.now() - start).toBeLessThan(1000);
});
