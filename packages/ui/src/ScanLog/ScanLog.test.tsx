import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
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
  message: index === 0 ? "There is no connection." : undefined,
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
  expect(lines()[0]).toHaveTextContent("14:05:09SN0000060Not sentThere is no connection.");
});

test("a list that has the focus is open: it shows the newest fifty, each with its sentence", async () => {
  showLog();
  const sentence = screen.getByText("There is no connection.");
  expect(sentence.getBoundingClientRect().width).toBeLessThan(2);
  await userEvent.click(log());
  expect(lines()).toHaveLength(50);
  expect(lines()[49]).toHaveTextContent("14:05:09SN0000011Added");
  expect(log().scrollHeight).toBeGreaterThan(log().clientHeight);
  expect(sentence.getBoundingClientRect().width).toBeGreaterThan(20);
  act(() => log().blur());
  expect(lines()).toHaveLength(10);
  expect(sentence.getBoundingClientRect().width).toBeLessThan(2);
});

test.each([30, 50, 70])("no line is cut where the list has %i px", (height) => {
  render(
    <ThemeRoot>
      <div style={{ blockSize: height, inlineSize: 256, display: "flex", flexDirection: "column" }}>
        <ScanLog label="Last scans" entries={entries} labels={labels} />
      </div>
    </ThemeRoot>,
  );
  const place = log().getBoundingClientRect();
  const inSight = lines()
    .map((line) => line.getBoundingClientRect())
    .filter(({ left, top }) => left < place.right - 1 && top < place.bottom);
  expect(inSight).toHaveLength(Math.floor(height / 24));
  for (const { bottom } of inSight) expect(bottom).toBeLessThanOrEqual(place.bottom);
});

test("a press on what can be done about a scan does it, and leaves the list closed", async () => {
  const onPress = vi.fn();
  const renderAction = ({ id, state }: ScanEntry) =>
    state === "unsent" && <button type="button" onClick={onPress}>{`Send ${id} again`}</button>;
  render(<ScanLog label="Last scans" entries={entries} labels={labels} renderAction={renderAction} />);
  await userEvent.click(screen.getByRole("button", { name: "Send 60 again" }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(lines()).toHaveLength(10);
});

test.each([
  ["is reached backwards by keyboard", () => userEvent.tab({ shift: true })],
  [
    "gets the focus back from a dialog",
    () => act(() => screen.getByRole("button", { name: "Send 55 again" }).focus()),
  ],
])(
  "the list opens when a button in it %s, the button is in sight, and afterwards the newest scan",
  async (_, focus) => {
    const renderAction = ({ id }: ScanEntry) => <button type="button">{`Send ${id} again`}</button>;
    render(
      <ThemeRoot>
        <div style={{ display: "grid", blockSize: "60px" }}>
          <ScanLog label="Last scans" entries={entries} labels={labels} renderAction={renderAction} />
        </div>
        <button type="button">Behind</button>
      </ThemeRoot>,
    );
    act(() => screen.getByRole("button", { name: "Behind" }).focus());
    await focus();
    expect(lines()).toHaveLength(50);
    const focused = document.activeElement as HTMLElement;
    expect(log()).toContainElement(focused);
    expect(focused).not.toBe(log());
    await vi.waitFor(() => {
      const [inner, outer] = [focused, log()].map((element) => element.getBoundingClientRect());
      expect(inner?.top).toBeGreaterThanOrEqual(outer?.top ?? 0);
      expect(inner?.bottom).toBeLessThanOrEqual(outer?.bottom ?? 0);
      expect(inner?.left).toBeLessThan(outer?.right ?? 0);
    });
    act(() => focused.blur());
    expect([log().scrollLeft, log().scrollTop]).toEqual([0, 0]);
  },
);

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
