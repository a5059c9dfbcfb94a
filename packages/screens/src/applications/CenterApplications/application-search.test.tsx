import { refuse } from "@id-desk/core/testing";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ListQuery } from "../../runtime/frame/destination.ts";
import { createExampleApplications, serveApplications } from "../../testing/example-applications.ts";
import { findApplicationRow, madeHere, showApplications } from "../../testing/stage-applications.tsx";
import { createWedgeScanner } from "../../testing/wedge-scanner.ts";

beforeEach(() => page.viewport(1920, 900));

const field = () => screen.getByRole("searchbox", { name: "Search" });
const first = "C-2026-000930";

describe("The search", () => {
  test("asks when staff stop typing, without the spaces around it, and says how many it found", async () => {
    const { queries } = showApplications();
    await findApplicationRow(first);
    // All in one moment, which is quicker than anybody stops.
    for (const typed of ["  am", "  amin", "  aminath "])
      fireEvent.change(field(), { target: { value: typed } });
    expect((await screen.findByText("8 applications")).closest("[role=status]")).toBeTruthy();
    expect(queries().slice(1)).toEqual([
      { page: "1", per_page: "25", status: "submitted", search: "aminath" },
    ]);
    expect(field()).toHaveValue("  aminath ");
  });

  test("asks at once on Enter, begins on the first page, and keeps the text when the page is turned", async () => {
    const told: ListQuery[] = [];
    const { queries } = showApplications({
      defaultQuery: { status: "all", perPage: 10, page: 2 },
      onQueryChange: (query) => told.push(query),
    });
    await findApplicationRow("C-2026-000920");
    await userEvent.fill(field(), "C-2026");
    await userEvent.keyboard("{Enter}");
    await findApplicationRow(first);
    expect(queries().at(-1)).toEqual({ page: "1", per_page: "10", status: "all", search: "C-2026" });
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ page: "2", search: "C-2026" }));
    expect(field()).toHaveValue("C-2026");
    expect(told).toEqual([
      { status: "all", perPage: 10 },
      { status: "all", perPage: 10, page: 2 },
    ]);
  });

  test("asks for an ID number as the registry writes it", async () => {
    const { queries } = showApplications(
      {},
      { handlers: { listCenterApplications: serveApplications(madeHere) } },
    );
    await findApplicationRow(first);
    await userEvent.fill(field(), "000803");
    await waitFor(() => expect(queries().at(-1)?.search).toBe("A000803"));
  });

  test("does not ask for one character, and says so on Enter", async () => {
    const { queries } = showApplications();
    await findApplicationRow(first);
    await userEvent.fill(field(), " n ");
    expect(screen.queryByText("Type at least 2 characters.")).toBeNull();
    await userEvent.keyboard("{Enter}");
    expect(field()).toHaveAccessibleDescription("Type at least 2 characters.");
    await userEvent.fill(field(), "na");
    expect(field()).not.toHaveAttribute("aria-invalid");
    await waitFor(() =>
      expect(
        queries()
          .slice(1)
          .map(({ search }) => search),
      ).toEqual(["na"]),
    );
  });

  test.each(["%_'\"", "ނަޞީރު", "x".repeat(200)])("takes %j as it is", async (text) => {
    const { queries } = showApplications();
    await findApplicationRow(first);
    await userEvent.fill(field(), text);
    await waitFor(() => expect(queries().at(-1)?.search).toBe(text));
  });

  test("that finds nothing says so, and is cleared with the focus in its field", async () => {
    const { queries } = showApplications();
    await findApplicationRow(first);
    await userEvent.fill(field(), "nobody");
    expect(await screen.findByText("No applications match this search.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    await findApplicationRow(first);
    expect(field()).toHaveValue("");
    expect(field()).toHaveFocus();
    expect(queries().at(-1)).not.toHaveProperty("search");
  });

  test("has its field a key away, with what is in it selected", async () => {
    showApplications();
    await findApplicationRow(first);
    await userEvent.fill(field(), "aminath");
    act(() => screen.getByRole("button", { name: "Of the host" }).focus());
    await userEvent.keyboard("{F2}");
    expect(field()).toHaveFocus();
    await userEvent.keyboard("naseer");
    expect(field()).toHaveValue("naseer");
  });
});

describe("A scanned slip or ID number", () => {
  const scanner = createWedgeScanner();
  async function scanIntoField(code: string): Promise<void> {
    await userEvent.click(field());
    await userEvent.keyboard(`${code}{Enter}`);
  }

  test.each([first, "A000930", "000930", first.toLowerCase()])(
    "opens the one row of the page that it names: %s",
    async (code) => {
      const { destinations, server } = showApplications();
      await findApplicationRow(first);
      await scanIntoField(code);
      await waitFor(() =>
        expect(destinations).toEqual([{ screen: "CenterApplication", params: { applicationId: 930 } }]),
      );
      expect(server.callsOf("findApplication")).toHaveLength(0);
    },
  );

  test("of another status or page is found at the registry, and opened", async () => {
    const { destinations, server } = showApplications();
    await findApplicationRow(first);
    await scanIntoField("C-2026-000806");
    await waitFor(() =>
      expect(destinations).toEqual([{ screen: "CenterApplication", params: { applicationId: 806 } }]),
    );
    expect(server.callsOf("findApplication").map(({ query }) => query)).toEqual([
      { number: "C-2026-000806" },
    ]);
  });

  test("that comes before the list has answered is opened when it has", async () => {
    const answer = Promise.withResolvers<void>();
    const serve = serveApplications(madeHere, { extensions: ["find"] });
    const { destinations, server } = showApplications(
      {},
      {
        handlers: {
          async listCenterApplications(call) {
            await answer.promise;
            return serve(call);
          },
        },
      },
    );
    await scanIntoField("C-2026-000806");
    expect(field()).toHaveAttribute("aria-busy", "true");
    expect(server.callsOf("findApplication")).toHaveLength(0);
    answer.resolve();
    await waitFor(() =>
      expect(destinations).toEqual([{ screen: "CenterApplication", params: { applicationId: 806 } }]),
    );
  });

  test("of one that was made online leads to its applicant", async () => {
    const { destinations } = showApplications();
    await findApplicationRow(first);
    await scanIntoField("P-2026-000021");
    await waitFor(() =>
      expect(destinations).toEqual([{ screen: "ApplicationStatus", params: { idNumber: "A000021" } }]),
    );
  });

  test("of another centre says at which, and leads to the status", async () => {
    const { destinations, queries } = showApplications();
    await findApplicationRow(first);
    await scanIntoField("C-2026-000011");
    const said = await screen.findByText(/is at/);
    expect(said.closest("[role=status]")).toHaveTextContent(
      "C-2026-000011 is at HDh. Kulhudhuffushi City Centre.",
    );
    expect(await screen.findByText("No applications match this search.")).toBeTruthy();
    expect(queries().at(-1)?.search).toBe("C-2026-000011");
    await userEvent.click(screen.getByRole("link", { name: "Show status" }));
    expect(destinations).toEqual([{ screen: "ApplicationStatus", params: { idNumber: "A000011" } }]);
  });

  test("that nobody knows says so, until something else is typed", async () => {
    const { registry } = showApplications();
    const notices: string[] = [];
    registry.onNotice(({ message }) => notices.push(message));
    await findApplicationRow(first);
    await scanIntoField("A999999");
    const said = await screen.findByText(/No application was found/);
    expect(said.closest("[role=status]")).toHaveTextContent("No application was found for A999999.");
    // The count changes too, and is not spoken as well.
    expect((await screen.findByText("0 applications")).closest("[role=status]")).toBeNull();
    expect(notices).toEqual([]);
    await userEvent.fill(field(), "am");
    expect(screen.queryByText(/No application was found/)).toBeNull();
  });

  test("is not a card's: a serial number is called what it is, and the list stays", async () => {
    const { server, queries, destinations } = showApplications();
    await findApplicationRow(first);
    const asked = queries().length;
    await scanIntoField("sn0000123");
    const said = await screen.findByText(/is the serial number of a card/);
    expect(said.closest("[role=status]")?.textContent).toMatch(/^SN0000123 is the serial number of a card\./);
    expect(screen.getByRole("row", { name: new RegExp(first) })).toBeVisible();
    expect([queries().length, server.callsOf("findApplication").length]).toEqual([asked, 0]);
    await userEvent.click(screen.getByRole("link", { name: "New issuance" }));
    expect(destinations).toEqual([{ screen: "NewIssuance" }]);
  });

  test("that cannot be looked up says why", async () => {
    const findApplication = () => refuse("Too many look-ups.", { status: 429 });
    showApplications({}, { handlers: { findApplication } });
    await findApplicationRow(first);
    await scanIntoField("A999999");
    expect(await screen.findByText(/Too many look-ups/)).toBeTruthy();
  });

  test("is searched for in the list where the server cannot tell which centre has it", async () => {
    const listCenterApplications = serveApplications(madeHere);
    const { server, queries } = showApplications({}, { handlers: { listCenterApplications } });
    await findApplicationRow(first);
    await scanIntoField("C-2026-000806");
    await waitFor(() => expect(queries().at(-1)?.search).toBe("C-2026-000806"));
    expect(server.callsOf("findApplication")).toHaveLength(0);
  });

  test("of a person with two rows on the page is asked about at the registry", async () => {
    const two = createExampleApplications(2, "submitted", { firstId: 930 }).map((application) => ({
      ...application,
      applicant: { ...application.applicant, id_number: "A000931" },
    }));
    const listCenterApplications = serveApplications(two, { extensions: ["find"] });
    const { server } = showApplications({}, { handlers: { listCenterApplications } });
    await findApplicationRow("C-2026-000932");
    await scanIntoField("A000931");
    await waitFor(() => expect(server.callsOf("findApplication")).toHaveLength(1));
  });

  test("is heard within the list alone, and in the whole of main where the host says so", async () => {
    const { destinations, change } = showApplications();
    await findApplicationRow(first);
    const opened = { screen: "CenterApplication", params: { applicationId: 930 } };
    act(() => (document.activeElement as HTMLElement).blur());
    scanner.scan(first);
    expect(destinations).toEqual([]);
    act(() => screen.getByRole("button", { name: "Select applications" }).focus());
    scanner.scan(first);
    expect(destinations).toEqual([opened]);
    change({ scanAnywhere: true });
    act(() => (document.activeElement as HTMLElement).blur());
    scanner.scan(first);
    expect(destinations).toEqual([opened, opened]);
    act(() => screen.getByRole("link", { name: "New application" }).focus());
    scanner.scan(first);
    expect(destinations).toEqual([opened, opened, opened]);
    act(() => screen.getByRole("button", { name: "Of the host" }).focus());
    scanner.scan(first);
    expect(destinations).toHaveLength(3);
    expect(field()).toHaveValue(first);
  });
});
