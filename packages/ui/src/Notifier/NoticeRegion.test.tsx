import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { createNotifier, type NoticePreset, noticePresets } from "./create-notifier.ts";
import { NoticeRegion } from "./NoticeRegion.tsx";

function draw(preset: NoticePreset = noticePresets.pausing, notices = "Notices") {
  const notifier = createNotifier(preset);
  const { container } = render(
    <ThemeRoot words={{ notices }}>
      <button type="button">Elsewhere</button>
      <NoticeRegion notifier={notifier} />
    </ThemeRoot>,
  );
  const tell = (...notice: Parameters<typeof notifier.notify>) => act(() => notifier.notify(...notice));
  return { notifier, tell, container };
}

const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));
afterEach(() => void vi.useRealTimers());

const isGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBe(null));

test.each([
  ["success", "status"],
  ["info", "status"],
  ["warning", "alert"],
  ["danger", "alert"],
] as const)("A notice of %s is spoken as %s", async (tone, role) => {
  draw().tell({ tone, text: "The parcel was sent." });
  expect((await screen.findByRole(role)).textContent).toBe("The parcel was sent.");
});

test("Notices stand inside the root, in the upper corner at the end of the line [ERR-16]", async () => {
  const { tell, container } = draw();
  tell({ text: "Sent." });
  const region = await screen.findByRole("region", { name: "Notices" });
  expect(container.contains(region)).toBe(true);
  const { top, right } = region.getBoundingClientRect();
  expect([top, window.innerWidth - right]).toEqual([8, 16]);
});

test("Notices stand within the height of the page's own bar, beside its buttons", async () => {
  const { tell, container } = draw();
  const root = container.querySelector<HTMLElement>(".idd-root");
  root?.style.setProperty("--idd-covered-top", "60px");
  root?.style.setProperty("--idd-covered-end", "200px");
  tell({ text: "Sent." });
  const region = await screen.findByRole("region", { name: "Notices" });
  const { top, bottom, right } = region.getBoundingClientRect();
  const isWide = window.innerWidth >= 768;
  expect([top, window.innerWidth - right]).toEqual([8, isWide ? 216 : 16]);
  expect(bottom).toBeLessThanOrEqual(60);
});

test("A notice that the page says aloud itself is silent", async () => {
  draw().tell({ text: "Not sent.", tone: "danger", isSilent: true });
  await screen.findByText("Not sent.");
  expect(screen.queryByRole("alert")).toBe(null);
});

test("Notices are narrow enough to leave a page's heading in sight", async () => {
  const { tell } = draw();
  tell({ text: "Sent." });
  expect((await screen.findByRole("region", { name: "Notices" })).offsetWidth).toBe(
    Math.min(336, window.innerWidth - 32),
  );
});

test("Notices of two notifiers stand one below the other in the corner that they share", async () => {
  const slow = { ...noticePresets.pausing, timeout: 60_000 };
  const [one, other] = [draw(slow), draw(slow, "Notices of the other registry")];
  const topOf = async (text: string) =>
    (await screen.findByText(text)).closest('[role="region"]')?.getBoundingClientRect().top;
  one.tell({ text: "Sent." });
  other.tell({ text: "Received." });
  const first = await screen.findByRole("region", { name: "Notices" });
  await waitFor(async () => expect(await topOf("Received.")).toBe(first.offsetHeight + 16));
  act(() => one.notifier.clear());
  await waitFor(async () => expect(await topOf("Received.")).toBe(8));
});

test.each([
  ["pausing", 5000],
  ["mounted", 3000],
] as const)("In the %s way a notice goes after %i ms [ERR-16]", (name, time) => {
  vi.useFakeTimers();
  const { tell } = draw(noticePresets[name]);
  tell({ text: "Sent." });
  pass(time - 1);
  expect(screen.getByText("Sent.")).toBeTruthy();
  pass(1);
  expect(screen.queryByText("Sent.")).toBe(null);
});

test.each(["pausing", "mounted"] as const)(
  "In the %s way the pointer on a notice stops its clock until it leaves [ERR-16]",
  (name) => {
    vi.useFakeTimers();
    draw(noticePresets[name]).tell({ text: "Sent." });
    const notice = screen.getByText("Sent.");
    fireEvent.pointerEnter(notice, { pointerType: "mouse" });
    pass(60_000);
    expect(screen.getByText("Sent.")).toBeTruthy();
    fireEvent.pointerLeave(notice, { pointerType: "mouse", relatedTarget: document.body });
    pass(5000);
    expect(screen.queryByText("Sent.")).toBe(null);
  },
);

test("The focus on a notice stops its clock and its bar [ERR-16]", () => {
  vi.useFakeTimers();
  const { tell, container } = draw(noticePresets.mounted);
  tell({ text: "Sent." });
  const bar = container.querySelector<HTMLElement>("[style*=animation-duration]");
  expect(bar?.style.animationDuration).toBe("3000ms");
  act(() => screen.getByRole("button", { name: "Close" }).focus());
  expect(getComputedStyle(bar as HTMLElement).animationPlayState).toBe("paused");
  pass(60_000);
  expect(screen.getByText("Sent.")).toBeTruthy();
});

test("The mounted way closes on a press anywhere, the pausing way on its cross only [ERR-16]", async () => {
  const mounted = draw({ ...noticePresets.mounted, timeout: 60_000 });
  mounted.tell({ text: "Sent." });
  fireEvent.click(await screen.findByText("Sent."));
  await isGone("Sent.");
  const pausing = draw({ ...noticePresets.pausing, timeout: 60_000 });
  pausing.tell({ text: "Kept." });
  fireEvent.click(await screen.findByText("Kept."));
  expect(screen.getByText("Kept.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await isGone("Kept.");
});

test("The mounted way colours the whole notice [ERR-16]", async () => {
  draw(noticePresets.mounted).tell({ text: "Sent.", tone: "success" });
  const notice = await screen.findByRole("alertdialog");
  expect(getComputedStyle(notice).backgroundColor).toBe("rgb(27, 112, 68)");
});

test("F6 leads to the notices", async () => {
  draw().tell({ text: "Sent." });
  await screen.findByText("Sent.");
  await userEvent.keyboard("{F6}");
  expect(screen.getByRole("region").contains(document.activeElement)).toBe(true);
});

test("A region tells a programmer who gave it something else than a notifier", () => {
  const impostor = { ...createNotifier() };
  expect(() => render(<NoticeRegion notifier={impostor} />, { wrapper: ThemeRoot })).toThrow(
    "Make it with createNotifier()",
  );
});
