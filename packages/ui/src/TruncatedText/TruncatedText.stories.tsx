import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { TruncatedText } from "./TruncatedText.tsx";

const meta = {
  title: "UI/TruncatedText",
  component: TruncatedText,
  args: { children: "Fathimath Zulaikha Mohamed Rasheed" },
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
} satisfies Meta<typeof TruncatedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TooLong: Story = {
  play: async ({ canvasElement }) => {
    // Measured after it is drawn, and then drawn anew as a stop on the way.
    await waitFor(() => expect(within(canvasElement).getByText(/Zulaikha/)).toHaveAttribute("tabindex", "0"));
  },
};
export const Short: Story = { args: { children: "Ali" } };
export const Thaana: Story = { args: { children: "ފާޠިމަތު ޒުލައިޚާ މުޙައްމަދު ރަޝީދު", lang: "dv" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
