import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Counter } from "../Counter/index.ts";
import { ScanLog } from "../ScanLog/index.ts";
import { type ScanEntry, ScanResult } from "../ScanResult/index.ts";
import { ScanField } from "./ScanField.tsx";

const meta = {
  title: "UI/ScanField",
  component: ScanField,
  args: { label: "Scan or type", onScan: fn() },
} satisfies Meta<typeof ScanField>;

export default meta;
type Story = StoryObj<typeof meta>;

const sound = { onChange: fn(), turnOffLabel: "Turn sound off", turnOnLabel: "Turn sound on" };

export const Ready: Story = { args: { placeholder: "Serial or barcode" } };
export const WithHint: Story = { args: { description: "Hold the scanner a hand's width away." } };
export const WithSound: Story = { args: { sound: { ...sound, isOn: true } } };
export const Muted: Story = { args: { sound: { ...sound, isOn: false } } };
export const Disabled: Story = { args: { isDisabled: true, description: "The list is closed." } };
export const Invalid: Story = { args: { errorMessage: "This is no serial number." } };

export const Unfinished: Story = {
  args: { autoFocus: true, unfinishedHint: "The code has not been sent. Press Enter." },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox"), "SN0001234", { delay: null });
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("Press Enter."));
  },
};

const labels = {
  waiting: "Sending…",
  ok: "Added",
  duplicate: "Already scanned",
  refused: "Refused",
  unsent: "Not sent",
  undone: "Undone",
};

export const AtWork: Story = {
  args: { autoFocus: true, keepsFocus: true, scanAnywhere: true, sound: { ...sound, isOn: true } },
  render: function AtWork(args) {
    const [entries, setEntries] = useState<readonly ScanEntry[]>([]);
    const taken = entries.filter(({ state }) => state === "ok").length;
    const add = (text: string) =>
      setEntries((before) => {
        const isTwice = before.some((entry) => entry.text === text);
        const state = !/^SN\d+$/.test(text) ? "refused" : isTwice ? "duplicate" : "ok";
        return [{ id: before.length + 1, text, state, time: "14:05:09" }, ...before];
      });
    return (
      <div style={{ display: "grid", gap: 20, maxInlineSize: 640 }}>
        <ScanField {...args} onScan={add} />
        <ScanResult entries={entries} labels={labels} emptyText="Ready for the first scan." />
        <Counter value={taken} of="of 40" label="scanned" />
        <ScanLog label="Last scans" entries={entries} labels={labels} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole("textbox"),
      "SN0001234{Enter}SN0001235{Enter}SN0001234{Enter}X{Enter}",
    );
    await waitFor(() => expect(canvas.getByRole("list", { name: "Last scans" })).toBeVisible());
    await expect(canvas.getByRole("alert")).toHaveTextContent("X: Refused.");
  },
};
