import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { ComboBox, type ComboBoxProps } from "./ComboBox.tsx";

/** As many as a country has centres, in rows of one line and of several. */
const atolls = Array.from({ length: 20 }, (_, atoll) => ({
  heading: `Atoll ${atoll + 1}`,
  options: Array.from({ length: 10 }, (_, island) => ({
    value: atoll * 10 + island,
    label: `Island ${atoll + 1}-${island + 1}`,
    ...(island % 3 > 0 && { detail: `${"By the lagoon ".repeat(island % 3)}· Atoll ${atoll + 1}` }),
  })),
}));
const all = atolls.flatMap(({ options }) => options);

const towns = [
  { value: 1, label: "N. Kendhikulhudhoo", detail: "Noonu" },
  {
    value: 2,
    label: "HDh. Kulhudhuffushi",
    inOtherScript: { text: "ކުޅުދުއްފުށި", lang: "dv", dir: "rtl" as const },
  },
  { value: 3, label: "Kulhudhoo", detail: "Kaafu" },
];

beforeEach(() => page.viewport(1366, 768));
afterEach(() => page.viewport(1366, 768));

function draw(props: Partial<ComboBoxProps<number>> = {}) {
  const onChange = vi.fn();
  const show = (changed: Partial<ComboBoxProps<number>> = {}) => (
    <ThemeRoot>
      <div style={{ marginBlockStart: 60, maxInlineSize: 400 }}>
        <ComboBox label="Town" options={towns} onChange={onChange} {...props} {...changed} />
      </div>
    </ThemeRoot>
  );
  const { rerender } = render(show());
  const field = screen.getByRole<HTMLInputElement>("combobox");
  return { field, onChange, change: (changed: Partial<ComboBoxProps<number>>) => rerender(show(changed)) };
}

const list = () => screen.getByRole("listbox").parentElement as HTMLElement;
const findMarked = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-activedescendant") ?? "none");
const marked = (field: HTMLElement) => findMarked(field)?.firstElementChild?.firstChild?.textContent;

/** What is marked, with a note where not all of it is seen. */
function readMark(field: HTMLElement): string {
  const option = findMarked(field)?.getBoundingClientRect();
  const frame = list().getBoundingClientRect();
  const isSeen = option && option.top >= frame.top && option.bottom <= frame.bottom;
  return `${marked(field)}${isSeen ? "" : " out of sight"}`;
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

test.each([
  [1366, 768],
  [1366, 500],
  [320, 256],
])(
  "Each Arrow Down moves the mark by one and keeps it in sight in a window of %i by %i",
  async (width, height) => {
    await page.viewport(width, height);
    const { field } = draw({ options: atolls });
    await userEvent.click(field);
    const seen: string[] = [];
    for (let presses = 0; presses < 40; presses += 1) {
      await userEvent.keyboard("{ArrowDown}");
      await painted();
      seen.push(readMark(field));
    }
    expect(seen).toEqual(all.slice(0, 40).map(({ label }) => label));
    const keys: [string, number][] = [
      ["ArrowUp", 38],
      ["PageDown", 48],
      ["PageUp", 38],
      ["ArrowUp", 37],
    ];
    for (const [key, place] of keys) {
      await userEvent.keyboard(`{${key}}`);
      await painted();
      expect(readMark(field)).toBe(all[place]?.label);
    }
  },
);

test("A list that is scrolled by hand stays where it was scrolled to", async () => {
  const { field } = draw({ options: atolls });
  await userEvent.click(field);
  for (let turn = 1; turn <= 12; turn += 1) {
    list().scrollTop += 120;
    await painted();
    expect(list().scrollTop).toBe(turn * 120);
  }
});

test("An opened list marks nothing, and the first Arrow Down marks its first option", async () => {
  const { field, onChange } = draw();
  await userEvent.click(field);
  expect(findMarked(field)).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowDown}");
  expect(marked(field)).toBe("N. Kendhikulhudhoo");
});

test("Typing marks the first option, the first Arrow Down keeps it, and each further one moves by one", async () => {
  const { field, onChange } = draw();
  await userEvent.type(field, "Kulhu");
  const [first, second] = screen.getAllByRole("option");
  expect(findMarked(field)).toBe(first);
  expect(marked(field)).toBe("HDh. Kulhudhuffushi");
  await userEvent.keyboard("{ArrowDown}");
  expect(findMarked(field)).toBe(first);
  await userEvent.keyboard("{ArrowDown}");
  expect(findMarked(field)).toBe(second);
  await userEvent.keyboard("{ArrowUp}{Enter}");
  expect(onChange.mock.calls).toEqual([[2]]);
});

test("Arrow Down and Enter after typing take the first option", async () => {
  const { field, onChange } = draw();
  await userEvent.type(field, "Kulhu{ArrowDown}{Enter}");
  expect(onChange.mock.calls).toEqual([[2]]);
  expect(field.value).toBe("HDh. Kulhudhuffushi");
});

test("Typing on after the arrow keys marks the first option again", async () => {
  const { field } = draw();
  await userEvent.type(field, "kulhu{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(marked(field)).toBe("N. Kendhikulhudhoo");
  await userEvent.keyboard("dh");
  expect(marked(field)).toBe("HDh. Kulhudhuffushi");
});

test("A mark is drawn around its option, and the pointer leaves it where it is", async () => {
  const { field, onChange } = draw();
  await userEvent.hover(field);
  await userEvent.type(field, "kulhu");
  const [first, second] = screen.getAllByRole("option");
  await userEvent.hover(second as HTMLElement);
  const shadows = [first, second].map((option) => getComputedStyle(option as HTMLElement).boxShadow);
  expect(shadows).toEqual([expect.stringContaining("inset"), "none"]);
  await userEvent.keyboard("{Enter}");
  expect(onChange.mock.calls).toEqual([[2]]);
});

test("What fits nothing marks nothing, and Enter takes nothing", async () => {
  const { field, onChange } = draw();
  await userEvent.type(field, "kulhuzzz");
  expect(field.getAttribute("aria-activedescendant")).toBeNull();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onChange).not.toHaveBeenCalled();
});

test("Enter brings a marked option that was scrolled away back into sight and takes it only then", async () => {
  const { field, onChange } = draw({ options: atolls });
  await userEvent.type(field, "Island");
  list().scrollTop = 2000;
  await painted();
  await userEvent.keyboard("{Enter}");
  expect(onChange).not.toHaveBeenCalled();
  expect(readMark(field)).toBe("Island 1-1");
  await userEvent.keyboard("{Enter}");
  expect(onChange.mock.calls).toEqual([[0]]);
});

test("The first Arrow Down brings a marked option that was scrolled away back into sight", async () => {
  const { field } = draw({ options: atolls });
  await userEvent.type(field, "Island");
  list().scrollTop = 2000;
  await painted();
  await userEvent.keyboard("{ArrowDown}");
  expect(readMark(field)).toBe("Island 1-1");
});

test("Typing on brings the mark back into sight", async () => {
  const { field } = draw({ options: atolls });
  await userEvent.type(field, "Isl");
  list().scrollTop = 2000;
  await painted();
  await userEvent.keyboard("and");
  expect(readMark(field)).toBe("Island 1-1");
});

test("Options that arrive late do not move the mark", async () => {
  const { field, onChange, change } = draw();
  await userEvent.type(field, "kulhu");
  change({ options: [{ value: 4, label: "Kulhudhaa" }, ...towns] });
  expect(screen.getAllByRole("option")[0]?.textContent).toBe("Kulhudhaa");
  expect(marked(field)).toBe("HDh. Kulhudhuffushi");
  await userEvent.keyboard("{Enter}");
  expect(onChange.mock.calls).toEqual([[2]]);
});

test("A marked option that goes leaves nothing marked, and Enter takes no other one", async () => {
  const { field, onChange, change } = draw();
  await userEvent.type(field, "kulhu");
  change({ options: towns.filter(({ value }) => value !== 2) });
  expect(findMarked(field)).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowDown}");
  expect(marked(field)).toBe("Kulhudhoo");
});

test("A value that arrives late does not move the mark", async () => {
  const { field, change } = draw({ value: null });
  await userEvent.type(field, "kulhu");
  change({ value: 3 });
  expect(marked(field)).toBe("HDh. Kulhudhuffushi");
});

test("Typed Thaana marks its option, and an Enter that ends a word of an input method takes none", async () => {
  const { field, onChange } = draw();
  await userEvent.fill(field, "ކުޅު");
  expect(marked(field)).toBe("HDh. Kulhudhuffushi");
  fireEvent.keyDown(field, { key: "Enter", isComposing: true });
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onChange.mock.calls).toEqual([[2]]);
});
