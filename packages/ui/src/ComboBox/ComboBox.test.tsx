import { render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Dialog } from "../Dialog/index.ts";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { ComboBox, type ComboBoxProps } from "./ComboBox.tsx";

const islands = [
  { value: 11, label: "Gan, Addu", detail: "With the airfield" },
  { value: 12, label: "Gan, Laamu", detail: "The largest" },
  { value: 13, label: "Kendhoo", detail: "Baa" },
  { value: 14, label: "Kurendhoo", isDisabled: true },
];

describeConformance("ComboBox", {
  draw: (props) => <ComboBox {...props} label="Island" options={islands} />,
  refersTo: "INPUT",
});

function draw(props: Partial<ComboBoxProps<number>> = {}) {
  const onChange = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <ThemeRoot>
      <form onSubmit={onSubmit} style={{ inlineSize: 300 }}>
        <ComboBox label="Island" options={islands} onChange={onChange} {...props} />
      </form>
    </ThemeRoot>,
  );
  return { field: screen.getByRole<HTMLInputElement>("combobox", { name: /Island/ }), onChange, onSubmit };
}

const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-activedescendant") ?? "none")?.textContent;

test("Typing any part finds an option, Enter takes it and submits nothing", async () => {
  const { field, onChange, onSubmit } = draw();
  await userEvent.type(field, "largest");
  expect(options()).toEqual(["Gan, LaamuThe largest"]);
  await userEvent.keyboard("{Enter}");
  expect(field.value).toBe("Gan, Laamu");
  expect(onChange.mock.calls).toEqual([[12]]);
  expect(options()).toEqual([]);
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("A press on an option takes it, and the focus stays in the field", async () => {
  const { field, onChange } = draw();
  await userEvent.click(field);
  expect(field.ariaExpanded).toBe("true");
  await userEvent.click(screen.getByRole("option", { name: "Kendhoo Baa" }));
  expect(field.value).toBe("Kendhoo");
  expect(onChange.mock.calls).toEqual([[13]]);
  expect(document.activeElement).toBe(field);
});

test("What cannot be chosen is passed over by the keys and not taken by a press", async () => {
  const { field, onChange } = draw();
  field.focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(active(field)).toBe("KendhooBaa");
  await userEvent.keyboard("{ArrowDown}");
  expect(active(field)).toBe("Gan, AdduWith the airfield");
  await userEvent.click(screen.getByRole("option", { name: "Kurendhoo" }), { force: true });
  expect(onChange).not.toHaveBeenCalled();
  expect(options()).toHaveLength(4);
});

test("How many options are left is spoken", async () => {
  const { field } = draw();
  await userEvent.type(field, "gan");
  expect(screen.getByRole("status").textContent).toBe("2 choices");
  await userEvent.type(field, " laamu");
  expect(screen.getByRole("status").textContent).toBe("1 choice");
});

test("The button opens all options, with the chosen one under the keyboard, and closes them", async () => {
  const { field } = draw({ defaultValue: 12 });
  const button = screen.getByRole("button", { name: "Show choices" });
  await userEvent.click(button);
  expect(options()).toHaveLength(4);
  expect(active(field)).toBe("Gan, LaamuThe largest");
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("Gan, LaamuThe largest");
  await userEvent.click(button);
  expect(options()).toEqual([]);
});

test("What fits nothing is said, and leaving brings back what was chosen", async () => {
  const { field, onChange } = draw({ defaultValue: 13 });
  await userEvent.fill(field, "zzz");
  expect(screen.getByText("No matches.")).toBeTruthy();
  expect(field.ariaExpanded).toBe("false");
  await userEvent.tab();
  expect(field.value).toBe("Kendhoo");
  expect(onChange).not.toHaveBeenCalled();
});

test.each(["gan", "ken", "gan{ArrowDown}", "gan{ArrowDown}{ArrowDown}"])(
  "Leaving takes nothing that was only marked: %s",
  async (keys) => {
    const { field, onChange } = draw();
    await userEvent.type(field, keys);
    await userEvent.tab();
    expect([field.value, onChange.mock.calls]).toEqual(["", []]);
  },
);

test("Leaving takes the option of which the whole label was typed", async () => {
  const { field, onChange } = draw();
  await userEvent.type(field, "GAN, ADDU");
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[11]]);
});

test("Emptying the field chooses nothing", async () => {
  const { field, onChange } = draw({ defaultValue: 13 });
  await userEvent.clear(field);
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[null]]);
  expect(field.value).toBe("");
});

test("Home, End and the text keys are the field's", async () => {
  const { field } = draw();
  await userEvent.type(field, "gan");
  await userEvent.keyboard("{Home}x");
  expect(field.value).toBe("xgan");
});

function Controlled() {
  const [value, setValue] = useState<number | null>(11);
  return (
    <ThemeRoot>
      <ComboBox label="Island" options={islands} value={value} onChange={() => setValue(13)} />
    </ThemeRoot>
  );
}

test("A controlled list shows what its caller makes of a choice", async () => {
  render(<Controlled />);
  const field = screen.getByRole<HTMLInputElement>("combobox");
  expect(field.value).toBe("Gan, Addu");
  await userEvent.clear(field);
  await userEvent.type(field, "laamu{Enter}");
  expect(field.value).toBe("Kendhoo");
});

test("A form sends the value and not the words", async () => {
  draw({ name: "island", defaultValue: 12 });
  expect(new FormData(document.querySelector("form") as HTMLFormElement).get("island")).toBe("12");
});

test("Options stand under their headings", async () => {
  draw({ options: [{ heading: "South of Malé", options: islands.slice(0, 1) }] });
  await userEvent.click(screen.getByRole("combobox"));
  expect(within(screen.getByRole("group", { name: "South of Malé" })).getAllByRole("option")).toHaveLength(1);
});

test("An option within a section is found by typing into a list that stands open", async () => {
  const [first, ...rest] = islands;
  const { field } = draw({
    options: [
      { heading: "South", options: first ? [first] : [] },
      { heading: "North", options: rest },
    ],
  });
  await userEvent.click(field);
  expect(options()).toHaveLength(4);
  await userEvent.keyboard("kend");
  expect(options()).toEqual(["KendhooBaa"]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(field.value).toBe("Kendhoo");
});

test("A searchable list is described by its error and its hint", () => {
  const { field } = draw({ errorMessage: "Island is required.", description: "Where the parcel goes." });
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Island is required.",
    "Where the parcel goes.",
  ]);
});

test("In a dialog the first Escape closes the list, the second the dialog, and a press on an option neither", async () => {
  const onOpenChange = vi.fn();
  render(
    <ThemeRoot>
      <Dialog isOpen isDismissable onOpenChange={onOpenChange} heading="Move parcel">
        <ComboBox label="Island" options={islands} />
      </Dialog>
    </ThemeRoot>,
  );
  const field = screen.getByRole<HTMLInputElement>("combobox");
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, "gan");
  await userEvent.click(screen.getByRole("option", { name: /Laamu/ }));
  expect(field.value).toBe("Gan, Laamu");
  await userEvent.click(field);
  await userEvent.keyboard("{Escape}");
  expect(options()).toEqual([]);
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test("The list is over everything, under its field and as wide", async () => {
  const { field } = draw();
  await userEvent.click(field);
  const list = screen.getByRole("listbox").parentElement as HTMLElement;
  const [under, over] = [list.getBoundingClientRect(), field.parentElement?.getBoundingClientRect()];
  expect(list.matches(":popover-open")).toBe(true);
  expect(under.top - (over?.bottom ?? 0)).toBe(4);
  expect(Math.round(under.width)).toBe(Math.round(over?.width ?? 0));
});

function drawLoading() {
  const onChange = vi.fn();
  const show = (isLoading: boolean) => (
    <ThemeRoot>
      <ComboBox label="Island" options={isLoading ? [] : islands} onChange={onChange} isLoading={isLoading} />
      <button type="button">Next</button>
    </ThemeRoot>
  );
  const { rerender } = render(show(true));
  const field = screen.getByRole<HTMLInputElement>("combobox");
  return { field, onChange, arrive: () => rerender(show(false)) };
}

test("What is typed before the options arrive stays and finds its option when they are there", async () => {
  const { field, arrive, onChange } = drawLoading();
  await userEvent.type(field, "laamu");
  expect(screen.getByRole("status").textContent).toBe("Loading…");
  expect(screen.queryByText("No matches.")).toBeNull();
  await userEvent.keyboard("{Enter}");
  arrive();
  expect(document.activeElement).toBe(field);
  expect(options()).toEqual(["Gan, LaamuThe largest"]);
  await userEvent.keyboard("{Enter}");
  expect(onChange.mock.calls).toEqual([[12]]);
});

test.each([
  ["kendhoo", "Kendhoo", [[13]]],
  ["kend", "kend", []],
])(
  "A field left before its options arrive takes the one whose whole label was typed and keeps other text: %s",
  async (typed, text, taken) => {
    const { field, arrive, onChange } = drawLoading();
    await userEvent.type(field, typed);
    await userEvent.tab();
    expect(field.value).toBe(typed);
    expect(screen.queryByText("Loading…")).toBeNull();
    arrive();
    expect(field.value).toBe(text);
    expect(onChange.mock.calls).toEqual(taken);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Next" }));
  },
);

test("What is typed is told, for options that are searched for elsewhere, and a choice is not", async () => {
  const onType = vi.fn();
  const { field } = draw({ onType });
  await userEvent.type(field, "Gan");
  expect(onType.mock.calls).toEqual([["G"], ["Ga"], ["Gan"]]);
  await userEvent.keyboard("{Enter}");
  expect(field.value).toBe("Gan, Addu");
  expect(onType).toHaveBeenCalledTimes(3);
});
