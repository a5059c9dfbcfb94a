import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { NoticeList, type PastNotice } from "./NoticeList.tsx";

const failure: PastNotice = {
  id: 2,
  tone: "danger",
  label: "Failed",
  text: "The parcel could not be sent.",
  time: "14:05",
  dateTime: "2026-11-19T09:05:00Z",
  detail: "3 times",
};
const success: PastNotice = { ...failure, id: 1, tone: "success", label: "Done", detail: undefined };
const draw = (notices: PastNotice[], className?: string) => (
  <NoticeList label="Notices" notices={notices} empty="Nothing yet." className={className} />
);

describeConformance("NoticeList", { draw: ({ className }) => draw([failure], className) });
describeConformance("An empty NoticeList", { draw: ({ className }) => draw([], className) });

test("Each notice is told in a word, with its time and how often, and not by its colour alone", () => {
  render(draw([failure, success]), { wrapper: ThemeRoot });
  const list = screen.getByRole("list", { name: "Notices" });
  const [first, second] = within(list).getAllByRole("listitem");
  expect(first?.textContent).toBe("Failed14:053 timesThe parcel could not be sent.");
  expect(first?.querySelector("time")?.dateTime).toBe("2026-11-19T09:05:00Z");
  expect(second?.textContent).toBe("Done14:05The parcel could not be sent.");
  expect(first?.querySelector("svg")?.innerHTML).not.toBe(second?.querySelector("svg")?.innerHTML);
});

test("The list says nothing by itself, for each notice was spoken when it came", () => {
  const { container } = render(draw([failure]), { wrapper: ThemeRoot });
  expect(container.querySelector("[aria-live], [role=alert], [role=status], [role=log]")).toBe(null);
});

test("Before the first notice it says so", () => {
  render(draw([]), { wrapper: ThemeRoot });
  expect(screen.getByText("Nothing yet.")).toBeTruthy();
  expect(screen.queryByRole("list")).toBe(null);
});
