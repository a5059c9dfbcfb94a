import { act, cleanup, render, screen, within } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ScanLog } from "../ScanLog/index.ts";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { ScanResult, type ScanResultProps } from "./ScanResult.tsx";
import type { ScanEntry, ScanState } from "./scan-entry.ts";

beforeEach(() => page.viewport(1366, 768));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.documentElement.style.fontSize = "";
});

const labels = {
  waiting: "Sending…",
  ok: "Added",
  duplicate: "Already scanned",
  refused: "Refused",
  unsent: "Not sent",
  undone: "Undone",
};

function Results({ entries, figures }: Pick<ScanResultProps, "entries" | "figures">) {
  return (
    <StrictMode>
      <ThemeRoot>
        <ScanResult entries={entries} labels={labels} emptyText="Nothing scanned yet." figures={figures} />
      </ThemeRoot>
    </StrictMode>
  );
}

const entry = (id: number, state: ScanState, message?: string): ScanEntry => ({
  id,
  text: `SN000000${id}`,
  state,
  message,
});
const shown = () => document.querySelector('[data-idd-part="scan-result"]')?.querySelector("div");

/** Everything that a screen reader was given to say, in the order it was given. */
function hear(): string[] {
  const said: string[] = [];
  for (const region of [screen.getByRole("status"), screen.getByRole("alert")]) {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? "");
    }).observe(region, { childList: true, subtree: true, characterData: true });
  }
  return said;
}
const settle = () => new Promise((done) => setTimeout(done));

test("a scan that is taken with a warning has the word of one that is taken, and a tone and a sign of its own", async () => {
  const { rerender, container } = render(<Results entries={[]} />);
  const said = hear();
  const sign = () => container.querySelector("svg")?.innerHTML;
  rerender(<Results entries={[entry(1, "ok")]} />);
  const taken = sign();
  rerender(<Results entries={[entry(2, "duplicate"), entry(1, "ok")]} />);
  const twice = sign();
  rerender(<Results entries={[entry(3, "warned", "Promised."), entry(2, "duplicate"), entry(1, "ok")]} />);
  expect(shown()).toHaveTextContent("AddedSN0000003 Promised.");
  expect(container.querySelector("[data-tone=warning]")).not.toBeNull();
  expect([taken, twice]).not.toContain(sign());
  await settle();
  expect(said.at(-1)).toBe("SN0000003: Added. Promised.");
});

test("the newest scan is shown with its state in words", () => {
  const { rerender } = render(<Results entries={[]} />);
  expect(screen.getByText("Nothing scanned yet.")).toBeVisible();
  rerender(<Results entries={[entry(2, "refused", "The label does not match."), entry(1, "ok")]} />);
  expect(shown()).toHaveTextContent("RefusedSN0000002 The label does not match.");
  rerender(<Results entries={[entry(3, "waiting"), entry(2, "refused"), entry(1, "ok")]} />);
  expect(shown()).toHaveTextContent("Sending…SN0000003");
});

test("each result is spoken once when it is known, and a scan on its way is not", async () => {
  const { rerender } = render(<Results entries={[]} />);
  const said = hear();
  rerender(<Results entries={[entry(1, "waiting")]} />);
  rerender(<Results entries={[entry(1, "ok", "1 of 500.")]} />);
  rerender(<Results entries={[entry(1, "ok", "1 of 500.")]} />);
  await settle();
  expect(said).toEqual(["SN0000001: Added. 1 of 500."]);
});

test("twenty results are twenty sentences, also when several become known at once", async () => {
  const { rerender } = render(<Results entries={[]} />);
  const said = hear();
  let entries: ScanEntry[] = [];
  for (let id = 1; id <= 20; id += 1) {
    entries = [entry(id, "waiting"), ...entries];
    rerender(<Results entries={entries} />);
    if (id % 4 !== 0) continue;
    entries = entries.map((each) => ({ ...each, state: "ok" }));
    rerender(<Results entries={entries} />);
    await settle();
  }
  expect(said).toHaveLength(20);
  expect(new Set(said).size).toBe(20);
});

test("scans that follow each other without a pause are counted at its end, and one alone is told alone", () => {
  vi.useFakeTimers();
  const figures = { current: document.createElement("div") };
  figures.current.innerHTML = "<p>21 items</p><p>40 expected</p>";
  const show = (...entries: ScanEntry[]) => <Results entries={entries} figures={figures} />;
  const { rerender } = render(show());
  const lines = () => [...screen.getByRole("status").children].map(({ textContent }) => textContent);
  const urgent = () => screen.getByRole("alert").textContent;
  const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
  rerender(show(entry(1, "ok")));
  pass(900);
  rerender(show(entry(2, "ok"), entry(1, "ok")));
  pass(900);
  rerender(show(entry(3, "refused"), entry(2, "ok"), entry(1, "ok")));
  expect(lines()).toEqual(["SN0000001: Added."]);
  expect(urgent()).toBe("SN0000003: Refused.");
  pass(1000);
  expect(lines()).toEqual(["SN0000001: Added.", "2 added, 1 refused, 21 items, 40 expected"]);
  rerender(show(entry(4, "ok"), entry(3, "refused"), entry(2, "ok"), entry(1, "ok")));
  pass(5000);
  expect(lines()).toEqual([
    "SN0000001: Added.",
    "2 added, 1 refused, 21 items, 40 expected",
    "SN0000004: Added.",
  ]);
});

test("what went wrong is an alert, everything else waits for a pause; neither is read again as a whole", () => {
  const { rerender } = render(<Results entries={[]} />);
  rerender(<Results entries={[entry(3, "refused"), entry(2, "duplicate"), entry(1, "ok")]} />);
  const alert = screen.getByRole("alert");
  const status = screen.getByRole("status");
  expect(alert).toHaveTextContent("SN0000003: Refused.");
  expect(within(status).getByText("SN0000001: Added.")).toBeInTheDocument();
  expect(within(status).getByText("SN0000002: Already scanned.")).toBeInTheDocument();
  expect(alert).toHaveAttribute("aria-atomic", "false");
  expect(status).toHaveAttribute("aria-atomic", "false");
});

test("scans from before the page was opened are shown and not spoken", () => {
  render(<Results entries={[entry(1, "ok")]} />);
  expect(shown()).toHaveTextContent("AddedSN0000001");
  expect(screen.getByRole("status")).toHaveTextContent("");
});

test("what to do stands under what was scanned, in letters as large", () => {
  render(<Results entries={[entry(2, "refused", "The label does not match.")]} />);
  const message = screen.getByText("The label does not match.").parentElement as Element;
  const code = message.previousElementSibling as Element;
  expect(code).toHaveTextContent("SN0000002");
  expect(getComputedStyle(message).fontSize).toBe("20px");
  expect(message.getBoundingClientRect().top).toBeGreaterThanOrEqual(code.getBoundingClientRect().bottom);
});

test.each(["waiting", "ok", "duplicate", "refused", "unsent"] as const)(
  "a scan that is %s has one sign and one tone, as the last result and in the log",
  (state) => {
    const entries = [entry(1, state)];
    render(
      <ThemeRoot>
        <ScanResult entries={entries} labels={labels} emptyText="" />
        <ScanLog label="Last scans" entries={entries} labels={labels} />
      </ThemeRoot>,
    );
    const result = document.querySelector<HTMLElement>('[data-idd-part="scan-result"]');
    const line = screen.getByRole("listitem");
    expect(line.dataset.tone).toBe(result?.dataset.tone);
    expect(line.querySelector("svg")?.innerHTML).toBe(result?.querySelector("svg")?.innerHTML);
  },
);

test("right to left, a message begins at the right whatever its language", () => {
  const words = "The label does not match. Put the parcel aside and tell the sender which label it has.";
  render(
    <ThemeRoot direction="rtl">
      <div style={{ inlineSize: "400px" }}>
        <ScanResult entries={[entry(1, "refused", words)]} labels={labels} emptyText="" />
      </div>
    </ThemeRoot>,
  );
  const lines = document.createRange();
  lines.selectNodeContents(screen.getByText(words));
  const code = screen.getByText((_, element) => element?.textContent === "SN0000001");
  const { right } = code.getBoundingClientRect();
  const rights = [...lines.getClientRects()].map((line) => line.right);
  expect(rights.length).toBeGreaterThan(1);
  for (const each of rights) expect(Math.abs(each - right)).toBeLessThan(1);
});

test("text of twice the size leaves the state whole on a window of 320 px, and the code in one line", async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = "32px";
  render(<Results entries={[entry(1, "duplicate")]} />);
  const state = screen.getByText("Already scanned");
  expect(state.scrollWidth).toBeLessThanOrEqual(state.clientWidth);
  const code = screen.getByText((_, element) => element?.textContent === "SN0000001", { selector: "bdi" });
  expect(code.getBoundingClientRect().height).toBeLessThan(40);
});
