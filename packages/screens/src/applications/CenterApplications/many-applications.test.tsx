import { refuse } from "@id-desk/core/testing";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createExampleApplications, serveApplications } from "../../testing/example-applications.ts";
import { findApplicationRow, showApplications } from "../../testing/stage-applications.tsx";
// What a page asks for later is here from the start: none of these tests is about how long it takes.
import "../lists/download-applications.ts";

const first = "C-2026-000930";
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const box = (name: string) => screen.getByRole("checkbox", { name });

beforeEach(() => page.viewport(1920, 900));
afterEach(() => void vi.restoreAllMocks());

describe("Selecting applications to print their slips", () => {
  async function startSelecting(status = "submitted") {
    const shown = showApplications({ query: { status } });
    await userEvent.click(await screen.findByRole("button", { name: "Select applications" }));
    return shown;
  }
  const printButton = (name: string) => screen.getByRole("button", { name });

  test("begins with none, says how many are selected, and ends with none", async () => {
    await startSelecting();
    expect(printButton("Print slips")).toHaveAccessibleDescription("Select applications in the table first.");
    await userEvent.click(box(`Select application ${first}`));
    await userEvent.click(box("Select application C-2026-000929"));
    expect(screen.getByText("2 applications selected").closest("[role=status]")).toBeTruthy();
    expect(printButton("Print 2 slips")).toBeEnabled();
    await press("Stop selecting");
    expect(screen.queryByRole("checkbox")).toBeNull();
    await press("Select applications");
    expect(screen.getByText("0 applications selected")).toBeTruthy();
  });

  test("prints twenty at most", async () => {
    await startSelecting();
    await userEvent.click(box("Select all applications on this page"));
    expect(screen.getByText("25 applications selected")).toBeTruthy();
    expect(printButton("Print 25 slips")).toHaveAccessibleDescription("Select at most 20 applications.");
    for (const number of [930, 929, 928, 927, 926])
      await userEvent.click(box(`Select application C-2026-000${number}`));
    expect(printButton("Print 20 slips")).not.toHaveAttribute("aria-disabled");
  });

  test("leaves out those that have no slip", async () => {
    await startSelecting("cancelled");
    await userEvent.click(box("Select all applications on this page"));
    expect(printButton("Print slips")).toHaveAccessibleDescription(
      "None of these applications has a slip to print.",
    );
  });

  test("keeps what is selected to its page: nothing is printed that is not seen", async () => {
    const { change } = await startSelecting();
    await userEvent.click(box(`Select application ${first}`));
    change({ query: { status: "submitted", page: 2 } });
    await findApplicationRow("C-2026-000901");
    expect(screen.getByText("0 applications selected")).toBeTruthy();
    change({ query: { status: "submitted" } });
    await findApplicationRow(first);
    expect(box(`Select application ${first}`)).toBeChecked();
  });

  test("opens the window that prints those that are selected", async () => {
    await startSelecting();
    await userEvent.click(box(`Select application ${first}`));
    await userEvent.click(box("Select application C-2026-000929"));
    await press("Print 2 slips");
    expect(await screen.findByRole("dialog", { name: /slips/i })).toBeTruthy();
  });
});

describe("The export of the list", () => {
  let files: { readonly name: string; readonly file: Blob }[] = [];
  beforeEach(() => {
    files = [];
    let made: Blob | undefined;
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      made = file as Blob;
      return "#file";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      if (made) files.push({ name: this.download, file: made });
    });
  });

  test("has number, type, status, days and centre of what is shown, and nothing of any person", async () => {
    const { queries } = showApplications({ defaultQuery: { status: "returned" } });
    await findApplicationRow("C-2026-000806");
    await userEvent.fill(screen.getByRole("searchbox"), "aminath");
    await userEvent.keyboard("{Enter}");
    await screen.findByText("2 applications");
    await press("Export CSV");
    expect(await screen.findByText("Exported 2 applications.")).toBeTruthy();
    expect(queries().at(-1)).toEqual({
      page: "1",
      per_page: "100",
      status: "returned",
      search: "aminath",
    });
    expect(files[0]?.name).toMatch(/^applications-center-returned-\d{4}-\d\d-\d\d\.csv$/);
    const text = (await files[0]?.file.text()) ?? "";
    expect(text.replace("\uFEFF", "").trim().split("\r\n")).toEqual([
      "Application number,Type,Status,Days in this status,Collection centre",
      "C-2026-000805,First card,Returned,2,DNR Head Office",
      "C-2026-000801,Renewal,Returned,10,HDh. Kulhudhuffushi City Centre",
    ]);
  });

  test("stops where a page fails, and goes on from there", async () => {
    const many = createExampleApplications(130, "submitted");
    const serve = serveApplications(many);
    let isDown = true;
    const listCenterApplications: typeof serve = (call) =>
      isDown && call.query.page === "2" && call.query.per_page === "100"
        ? (refuse("Out of order.", { status: 503 }) as ReturnType<typeof serve>)
        : serve(call);
    showApplications({}, { handlers: { listCenterApplications } });
    await screen.findByText("130 applications");
    await press("Export CSV");
    expect(await screen.findByText("The export stopped after 100 of 130.")).toBeTruthy();
    isDown = false;
    await press("Go on with the export");
    expect(await screen.findByText("Exported 130 applications.")).toBeTruthy();
  });
});
