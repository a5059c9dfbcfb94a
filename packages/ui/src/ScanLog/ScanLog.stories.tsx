import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import type { ScanEntry, ScanState } from "../ScanResult/index.ts";
import { ScanLog } from "./ScanLog.tsx";

const states: ScanState[] = ["waiting", "ok", "duplicate", "refused", "unsent", "undone"];
const messages: Partial<Record<ScanState, string>> = {
  duplicate: "First scanned at 14:02.",
  refused: "This item belongs to another list.",
  unsent: "There is no connection.",
};

const entries: ScanEntry[] = Array.from({ length: 30 }, (_, index) => {
  const state = index < states.length ? (states[index] ?? "ok") : "ok";
  return {
    id: 30 - index,
    text: `SN${String(1234 + 30 - index).padStart(7, "0")}`,
    state,
    message: messages[state],
    time: `14:05:${String(59 - index).padStart(2, "0")}`,
  };
});

const meta = {
  title: "UI/ScanLog",
  component: ScanLog,
  args: {
    label: "Last scans",
    entries,
    labels: {
      waiting: "Sending…",
      ok: "Added",
      duplicate: "Already scanned",
      refused: "Refused",
      unsent: "Not sent",
      undone: "Undone",
    },
  },
} satisfies Meta<typeof ScanLog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = { args: { entries: [], empty: "Nothing scanned yet." } };
export const WithAction: Story = {
  args: {
    renderAction: ({ state }: ScanEntry) =>
      state === "unsent" ? (
        <Button size="sm" variant="quiet">
          Send again
        </Button>
      ) : null,
  },
};
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 272 }}>{Story()}</div>],
};
