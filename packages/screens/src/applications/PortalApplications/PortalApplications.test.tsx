import { applicationStatusWords } from "@id-desk/core";
import { refuse, reply } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createExampleApplications, serveApplications } from "../../testing/example-applications.ts";
import { type RenderScreenOptions, renderScreen } from "../../testing/render-screen.tsx";
import { findApplicationRow } from "../../testing/stage-applications.tsx";
import { PortalApplications, type PortalApplicationsProps } from "./PortalApplications.tsx";

beforeEach(() => page.viewport(1920, 900));

const channel = "portal";
const madeOnline = [
  ...createExampleApplications(4, "submitted", { firstId: 900, channel }),
  ...createExampleApplications(2, "pending_biometrics", { firstId: 700, channel }),
  ...createExampleApplications(30, "ready", { firstId: 500, channel }),
];

function show(props: PortalApplicationsProps = {}, { handlers, ...options }: RenderScreenOptions = {}) {
  const shown = renderScreen(<PortalApplications {...props} />, {
    handlers: {
      listPortalApplications: serveApplications(madeOnline, { extensions: ["tab_counts", "find"] }),
      getSettings: () => reply(200, { configs: {} }),
      ...handlers,
    },
    ...options,
  });
  const queries = () => shown.server.callsOf("listPortalApplications").map(({ query }) => query);
  return { ...shown, queries };
}

const first = "P-2026-000904";

async function openMenu(number: string): Promise<readonly (string | null)[]> {
  const row = await findApplicationRow(number);
  await userEvent.click(row.getByRole("button", { name: `Actions of application ${number}` }));
  return (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
}

describe("The list of applications made online", () => {
  test("opens on all of them, from the first page on, and says that they cannot be changed [CALL-49] [LOOK-07]", async () => {
    const { queries } = show();
    const row = await findApplicationRow(first);
    expect(row.getByRole("cell", { name: "A000904" })).toBeTruthy();
    expect(screen.getByText("36 applications")).toBeTruthy();
    expect(
      screen.getByText("Online applications are reviewed by the registry. You cannot change them here."),
    ).toBeTruthy();
    expect(screen.getByRole("columnheader", { name: "Portal reference" })).toBeTruthy();
    expect(screen.queryByRole("columnheader", { name: "Biometrics" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Select applications" })).toBeNull();
    expect(screen.queryByRole("link", { name: "New application" })).toBeNull();
    expect(queries()).toEqual([{ page: "1", per_page: "25", status: "all" }]);
  });

  test("reaches every status word of the contract, and searches [CALL-49]", async () => {
    const { queries } = show();
    await findApplicationRow(first);
    const radios = screen.getAllByRole("radio").map((radio) => radio.getAttribute("value") ?? "");
    const others = within(screen.getByRole("combobox", { name: "Other statuses" })).getAllByRole("option");
    const offered = others.map((option) => option.getAttribute("value") ?? "");
    expect([...radios, ...offered].sort()).toEqual(["all", ...Object.keys(applicationStatusWords)].sort());
    expect(radios).toEqual(["all", "submitted", "pending_payment", "returned", "ready"]);
    await userEvent.click(screen.getByRole("radio", { name: /^Ready/ }));
    await userEvent.fill(screen.getByRole("searchbox"), "naseer");
    await waitFor(() =>
      expect(queries().at(-1)).toEqual({ page: "1", per_page: "25", status: "ready", search: "naseer" }),
    );
  });

  test("leads to the status of the applicant", async () => {
    const { destinations } = show();
    const row = await findApplicationRow(first);
    await userEvent.click(row.getByRole("link", { name: first }));
    expect(destinations).toEqual([{ screen: "ApplicationStatus", params: { idNumber: "A000904" } }]);
  });

  test("has the focus in the row of the applicant whose page staff come back from", async () => {
    show({ returnedFrom: "A000903" });
    const row = await findApplicationRow("P-2026-000903");
    await waitFor(() => expect(row.getByRole("link", { name: "P-2026-000903" })).toHaveFocus());
  });

  test("says what it means that there is none", async () => {
    show({}, { handlers: { listPortalApplications: serveApplications([]) } });
    expect(await screen.findByText("No online applications yet.")).toBeTruthy();
    await userEvent.fill(screen.getByRole("searchbox"), "nobody");
    expect(await screen.findByText("No online applications match.")).toBeTruthy();
  });

  test("that fails says so, and can be tried again", async () => {
    const { server } = show(
      {},
      { handlers: { listPortalApplications: () => refuse("Database is away", { status: 503 }) } },
    );
    expect(await screen.findByText("Could not load applications.")).toBeTruthy();
    server.on("listPortalApplications", serveApplications(madeOnline));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await findApplicationRow(first);
  });
});

describe("The menu of a row", () => {
  test("leads to the hand-over of a card that is ready, and the number to the status", async () => {
    const { destinations } = show({ defaultQuery: { status: "ready" } });
    expect(await openMenu("P-2026-000530")).toEqual(["New issuance"]);
    await userEvent.click(screen.getByRole("menuitem", { name: "New issuance" }));
    await userEvent.click(screen.getByRole("link", { name: "P-2026-000530" }));
    expect(destinations).toEqual([
      { screen: "NewIssuance", state: { idNumber: "A000530" } },
      { screen: "ApplicationStatus", params: { idNumber: "A000530" } },
    ]);
  });

  test("does not lead to a hand-over where the portal lets nobody hand over", async () => {
    const permissions = ({ area }: { readonly area: string }) => area !== "issuance";
    show({ defaultQuery: { status: "ready" } }, { options: { permissions } });
    const row = await findApplicationRow("P-2026-000530");
    expect(row.queryByRole("button")).toBeNull();
  });

  test("leads to the biometrics that an application waits for", async () => {
    const { destinations } = show({ defaultQuery: { status: "pending_biometrics" } });
    expect(await openMenu("P-2026-000702")).toEqual(["Biometrics"]);
    await userEvent.click(screen.getByRole("menuitem", { name: "Biometrics" }));
    expect(destinations).toEqual([{ screen: "BiometricsCapture", params: { idNumber: "A000702" } }]);
  });
});
