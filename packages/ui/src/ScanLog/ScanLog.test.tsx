import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ScanEntry } from "../ScanResult/index.ts";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { ScanLog } from "./ScanLog.tsx";

afterEach(cleanup);

const labels = {
  waiting: "Waiting",
  ok: "Added",
  duplicate: "Twice",
  refused: "Refused",
  unsent: "Not sent",
  undone: "Undone",
};
const entries: ScanEntry[] = Array.from({ length: 60 }, (_, index) => ({
  id: 60 - index,
  text: `SN${String(60 - index).padStart(7, "0")}`,
  state: index === 0 ? "unsent" : "ok",
  time: "14:05:09",
}));

const log = () => screen.getByRole("list", { name: "Last scans" });
const lines = () => screen.getAllByRole("listitem");

function showLog() {
  render(
    <ThemeRoot>
      <ScanLog label="Last scans" entries={entries} labels={labels} />
    </ThemeRoot>,
  );
}

test("the newest scans are listed, each with its time and its state in words", () => {
  showLog();
  expect(log()).toBeVisible();
  expect(lines()).toHaveLength(10);
  expect(lines()[0]).toHaveTextContent("14:05:09SN0000060Not sent");
  expect(log().scrollHeight).toBeGreaterThan(log().clientHeight);
});

test("who scrolls or comes by keyboard finds the newest fifty", async () => {
  showLog();
  act(() => log().focus());
  expect(lines()).toHaveLength(50);
  expect(lines()[49]).toHaveTextContent("14:05:09SN0000011Added");
  act(() => log().blur());
  expect(lines()).toHaveLength(10);
  log().scrollTop = 4;
  await waitFor(() => expect(lines()).toHaveLength(50));
  log().scrollTop = 0;
  await waitFor(() => expect(lines()).toHaveLength(10));
});

test("a scan can offer something to do, and one more scan draws only itself", () => {
  const renderAction = vi.fn(({ id, state }: ScanEntry) =>
    state === "unsent" ? <button type="button">{`Send ${id} again`}</button> : null,
  );
  const props = { label: "Last scans", labels, renderAction };
  const { rerender } = render(<ScanLog {...props} entries={entries} />);
  expect(screen.getByRole("button", { name: "Send 60 again" })).toBeVisible();
  renderAction.mockClear();
  const newest: ScanEntry = { id: 61, text: "SN0000061", state: "waiting" };
  rerender(<ScanLog {...props} entries={[newest, ...entries]} />);
  expect(renderAction.mock.calls).toEqual([[newest]]);
});
