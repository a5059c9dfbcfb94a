import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScanResult } from "./ScanResult.tsx";
import type { ScanState } from "./scan-entry.ts";

const labels = {
  waiting: "Sending…",
  ok: "Added",
  duplicate: "Already scanned",
  refused: "Refused",
  unsent: "Not sent",
  undone: "Undone",
};

const meta = {
  title: "UI/ScanResult",
  component: ScanResult,
  args: { entries: [], labels, emptyText: "Ready for the first scan." },
} satisfies Meta<typeof ScanResult>;

export default meta;
type Story = StoryObj<typeof meta>;

const only = (state: ScanState, message?: string) => [{ id: 1, text: "SN0001234", state, message }];

export const NothingYet: Story = {};
export const Waiting: Story = { args: { entries: only("waiting") } };
export const Taken: Story = { args: { entries: only("ok", "17 of 500.") } };
export const TakenWithWarning: Story = {
  args: { entries: only("warned", "It was promised to somebody else.") },
};
export const Twice: Story = { args: { entries: only("duplicate", "First scanned at 14:02.") } };
export const Refused: Story = { args: { entries: only("refused", "This item belongs to another list.") } };
export const NotSent: Story = { args: { entries: only("unsent", "There is no connection.") } };
export const Undone: Story = { args: { entries: only("undone", "Its card is not in the list any more.") } };
export const LongWords: Story = {
  args: {
    entries: [
      {
        id: 1,
        text: "https://example.org/something-that-is-no-serial-number-at-all?and=more",
        state: "refused",
        message: "This is not a serial number. Scan the long barcode at the lower edge of the back.",
      },
    ],
  },
};
