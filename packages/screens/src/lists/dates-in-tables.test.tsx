import { waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { everyScreen } from "../testing/every-screen.tsx";
import { renderScreen, scenarios } from "../testing/index.ts";

beforeEach(() => page.viewport(1920, 900));

const withTables = [
  "ApplicationStatus",
  "CenterApplications",
  "DispatchReceivingBatch",
  "DispatchSending",
  "DispatchSendingBatch",
  "Issuances",
  "WaitingCards",
  "XpatInteractions",
];

/** The room that readers may ask for between letters and words. */
const spacing = "letter-spacing: 0.12em; word-spacing: 0.16em; line-height: 1.5";

test.each(withTables)("No date in a table of %s is cut, with wider text spacing neither", async (name) => {
  const onReady = vi.fn();
  const screen = everyScreen.find((each) => each.name === name);
  const { container } = renderScreen(screen?.render({ onReady }) ?? <div />, scenarios.busyDay());
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  const times = await waitFor(() => {
    const found = [...container.querySelectorAll<HTMLElement>(":is(td, th) time")];
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
  await document.fonts.ready;
  // The widest month, so that it depends on no day of the examples.
  for (const time of times) time.textContent = time.textContent.replace(/^[A-Z]\w\w \d+/, "May 28");
  const listCut = () =>
    times.flatMap((time) => {
      const cell = time.closest<HTMLElement>("td, th");
      return cell && cell.scrollWidth > cell.clientWidth
        ? [`${time.textContent} in ${cell.clientWidth}`]
        : [];
    });
  const lines = () => times.map((time) => time.getClientRects().length);
  expect(listCut()).toEqual([]);
  expect(new Set(lines())).toEqual(new Set([1]));
  const root = container.querySelector<HTMLElement>(".idd-root");
  root?.setAttribute("style", `${root.getAttribute("style") ?? ""}; ${spacing}`);
  expect(listCut()).toEqual([]);
});

/** Numbers of batches, hand-overs, applications, interactions, cards and people. */
const code = /^(?:SN|DB-|HO-|[CPX]-\d|[A-Z]\s?\d{3})/;

test.each(withTables)("No number in a table of %s is cut, with wider text spacing neither", async (name) => {
  const onReady = vi.fn();
  const screen = everyScreen.find((each) => each.name === name);
  const { container } = renderScreen(screen?.render({ onReady }) ?? <div />, scenarios.busyDay());
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  const codes = await waitFor(() => {
    const cells = [...container.querySelectorAll<HTMLElement>(":is(td, th) :is(bdi, a)")];
    const found = cells.filter(({ textContent }) => code.test(textContent));
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
  await document.fonts.ready;
  const listCut = () =>
    codes.flatMap((element) => {
      const boxes = [element, element.closest<HTMLElement>("td, th")].filter((box) => box !== null);
      const isCut = boxes.some((box) => box.scrollWidth > box.clientWidth && box.clientWidth > 0);
      return isCut ? [`${element.textContent} in ${element.closest("td, th")?.clientWidth}`] : [];
    });
  expect(listCut()).toEqual([]);
  const root = container.querySelector<HTMLElement>(".idd-root");
  root?.setAttribute("style", `${root.getAttribute("style") ?? ""}; ${spacing}`);
  expect(listCut()).toEqual([]);
});
