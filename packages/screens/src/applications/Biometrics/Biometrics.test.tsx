import { createApplicationSummary, refuse, reply } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  createExampleApplications,
  serveApplications,
  serveFoundApplications,
} from "../../testing/example-applications.ts";
import { type RenderScreenOptions, renderScreen } from "../../testing/render-screen.tsx";
import { findApplicationRow } from "../../testing/stage-applications.tsx";
import { Biometrics, type BiometricsProps } from "./Biometrics.tsx";

beforeEach(() => page.viewport(1920, 900));

const waiting = createExampleApplications(30, "pending_biometrics", { firstId: 700 });
const others = createExampleApplications(2, "submitted", { firstId: 900 });

function show(props: BiometricsProps = {}, { handlers, ...options }: RenderScreenOptions = {}) {
  const all = [...others, ...waiting];
  const shown = renderScreen(<Biometrics {...props} />, {
    handlers: {
      listCenterApplications: serveApplications(all, { extensions: ["tab_counts", "find"] }),
      findApplication: serveFoundApplications(all, ({ id }) => id !== 901),
      getSettings: () => reply(200, { configs: {} }),
      ...handlers,
    },
    ...options,
  });
  const queries = () => shown.server.callsOf("listCenterApplications").map(({ query }) => query);
  return { ...shown, queries };
}

const first = "C-2026-000730";
const station = (idNumber: string) => ({ screen: "BiometricsCapture", params: { idNumber } });

describe("The list of those who wait for biometrics", () => {
  test("shows who waits, for what and for how long, and nobody else [ROUTE-10] [CALL-54]", async () => {
    const { queries } = show();
    const row = await findApplicationRow("C-2026-000729");
    expect(row.getByText("Fingerprints, Signature")).toBeTruthy();
    expect(row.getByText("2 days")).toBeTruthy();
    expect(screen.getByText("30 applications")).toBeTruthy();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.queryByRole("combobox", { name: "Other statuses" })).toBeNull();
    expect(queries()).toEqual([{ page: "1", per_page: "25", status: "pending_biometrics" }]);
  });

  test("cannot be led to another status by its address", async () => {
    const { queries } = show({ defaultQuery: { status: "submitted" } });
    await findApplicationRow(first);
    expect(queries()).toEqual([{ page: "1", per_page: "25", status: "pending_biometrics" }]);
  });

  test("says who waits for a supervisor alone", async () => {
    const biometrics = {
      photo: "captured",
      fingerprints: "excepted",
      signature: "captured",
      waits_for_supervisor: true,
    } as const;
    const application = createApplicationSummary({ status: "pending_biometrics", biometrics });
    show({}, { handlers: { listCenterApplications: serveApplications([application]) } });
    const row = await findApplicationRow(application.application_no);
    expect(row.getByText("Waiting for a supervisor")).toBeTruthy();
  });

  test("says where everything is taken that it is not submitted", async () => {
    const biometrics = { photo: "captured", fingerprints: "reused", signature: "excepted" } as const;
    const application = createApplicationSummary({ status: "pending_biometrics", biometrics });
    show({}, { handlers: { listCenterApplications: serveApplications([application]) } });
    const row = await findApplicationRow(application.application_no);
    expect(row.getByText("All taken, not submitted")).toBeTruthy();
  });

  test("opens the station from the row, its number and its menu", async () => {
    const { destinations } = show();
    const row = await findApplicationRow(first);
    await userEvent.click(row.getByRole("link", { name: first }));
    await userEvent.click(row.getByRole("link", { name: "Capture biometrics of Mohamed Naseer" }));
    await userEvent.click(row.getByRole("button", { name: `Actions of application ${first}` }));
    const items = await screen.findAllByRole("menuitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "Capture biometrics",
      "Open application",
      "Show status",
    ]);
    await userEvent.click(screen.getByRole("menuitem", { name: "Open application" }));
    expect(destinations).toEqual([
      station("A000730"),
      station("A000730"),
      { screen: "CenterApplication", params: { applicationId: 730 } },
    ]);
  });

  test.each([
    ["an ID number on the page", "A000730", "A000730"],
    ["an ID number on another page", "A000702", "A000702"],
    ["the slip of an application on another page", "C-2026-000701", "A000701"],
    ["an ID number typed in small letters", "a000730", "A000730"],
    ["the slip of one whose biometrics are taken", "C-2026-000902", "A000902"],
  ])("opens the station for %s", async (_, typed, idNumber) => {
    const { destinations } = show();
    await findApplicationRow(first);
    await userEvent.fill(screen.getByRole("searchbox"), typed);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(destinations).toEqual([station(idNumber)]));
  });

  test("says at which centre an application is that another one has, and opens nothing", async () => {
    const { destinations } = show();
    await findApplicationRow(first);
    await userEvent.fill(screen.getByRole("searchbox"), "A000901");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(document.body.textContent).toContain("A000901 is at DNR Head Office."));
    expect(await screen.findByText("Check the number or the name, or clear the filters.")).toBeTruthy();
    expect(destinations).toEqual([]);
  });

  test("has the focus in the row of the applicant whose station staff come back from", async () => {
    show({ returnedFrom: "A000729" });
    const row = await findApplicationRow("C-2026-000729");
    await waitFor(() => expect(row.getByRole("link", { name: "C-2026-000729" })).toHaveFocus());
  });

  test("says what it means that there is no one", async () => {
    show({}, { handlers: { listCenterApplications: serveApplications([]) } });
    expect(await screen.findByText("No one is waiting for biometrics.")).toBeTruthy();
    await userEvent.fill(screen.getByRole("searchbox"), "nobody");
    expect(await screen.findByText("No one who waits for biometrics matches this search.")).toBeTruthy();
  });

  test("that fails says so, and can be tried again", async () => {
    const { server } = show(
      {},
      { handlers: { listCenterApplications: () => refuse("Database is away", { status: 503 }) } },
    );
    expect(await screen.findByText("Could not load applications.")).toBeTruthy();
    server.on("listCenterApplications", serveApplications(waiting));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await findApplicationRow(first);
  });

  test("says on a narrow window below the number what is still missing", async () => {
    await page.viewport(320, 700);
    show();
    const row = await findApplicationRow("C-2026-000729");
    expect(row.getByText("Still missing: Fingerprints, Signature")).toBeTruthy();
    expect(within(screen.getByRole("table")).queryByRole("link", { name: /^Capture biometrics/ })).toBeNull();
  });
});
