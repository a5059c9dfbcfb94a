import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ComboBox } from "./ComboBox.tsx";

const towns = ["Addu", "Fuvahmulah", "Gan", "Hithadhoo", "Kulhudhuffushi", "Malé", "Naifaru", "Thinadhoo"];

const meta = {
  title: "UI/ComboBox",
  component: ComboBox,
  args: {
    label: "Town",
    placeholder: "Type to search",
    options: towns.map((label) => ({ value: label, label })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: "Gan" } };
export const Open: Story = {
  args: { defaultValue: "Gan" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Show choices/ }));
    await expect(await screen.findAllByRole("option")).toHaveLength(8);
  },
};
export const WithDetails: Story = {
  args: {
    label: "Island",
    options: [
      { value: 1, label: "Gan, Addu", detail: "Southernmost, with the airfield" },
      { value: 2, label: "Gan, Laamu", detail: "The largest of its atoll" },
      { value: 3, label: "Kendhoo", detail: "Baa", otherNames: "Kendu" },
    ] as never,
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "gan");
    await expect(await screen.findAllByRole("option")).toHaveLength(2);
  },
};
export const WithSections: Story = {
  args: {
    options: [
      { heading: "South", options: [{ value: "addu", label: "Addu" }] },
      { heading: "North", options: [{ value: "naifaru", label: "Naifaru" }] },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Show choices/ }));
    const seen = await screen.findByRole("group", { name: "South" });
    await waitFor(() => expect(seen).toBeVisible());
  },
};
export const NoMatches: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "zzz");
    const seen = await screen.findByText("No matches.");
    await waitFor(() => expect(seen).toBeVisible());
  },
};
export const WithError: Story = { args: { errorMessage: "Town is required.", isRequired: true } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "Gan" } };
export const TwoHundred: Story = {
  args: {
    options: Array.from({ length: 200 }, (_, index) => ({
      value: `${index}`,
      label: `Town number ${index + 1}`,
    })),
  },
};
