import type { Application } from "@id-desk/core";
import {
  createNetworkFailure,
  createPerson,
  createUser,
  headOffice,
  islandCenter,
  refuse,
} from "@id-desk/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openApplication, section } from "../../testing/stage-application.tsx";

beforeEach(() => page.viewport(1366, 768));

const names = () =>
  [...document.querySelectorAll('[data-idd-part="header"] :is(a, button)')].map(
    ({ textContent }) => textContent,
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = async () => within(await screen.findByRole("dialog"));

describe("The page of an application", () => {
  test("says which one it is, where it is, whose it is and what it asks for [CALL-55]", async () => {
    const { calls } = await openApplication({ collection_center: islandCenter });
    expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName("Application C-2026-000041");
    expect(screen.getByText(/^Made .+ by .*Aishath Shareef.* at .*DNR Head Office/)).toBeVisible();
    expect(screen.getByText("Submitted", { selector: "[data-tone] *, [data-tone]" })).toBeVisible();
    const details = section("Details");
    expect(details.getByText("Mohamed Naseer")).toBeVisible();
    expect(details.getByText(createPerson().name_dv ?? "")).toHaveAttribute("lang", "dv");
    expect(details.getByText("Finifenmaage, Henveiru, K. Male'")).toBeVisible();
    expect(details.getByText(/^Feb 28, 1990 \(age \d\d\)$/)).toBeVisible();
    expect(details.getByText(islandCenter.name)).toBeVisible();
    expect(details.getByText(/^\*{3}\s\*\*45$/)).toBeVisible();
    expect(details.getByText(/handed in$/)).toBeVisible();
    expect(calls.callsOf("getCenterApplication").map(({ path }) => path.id)).toEqual(["41"]);
  });

  test("is read once, however often its window is looked at [CALL-55]", async () => {
    const { calls } = await openApplication();
    act(() => {
      window.dispatchEvent(new Event("focus"));
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(calls.callsOf("getCenterApplication")).toHaveLength(1);
  });

  test("says at which centre it was not found, and leads back to the list", async () => {
    const { stage } = await openApplication(
      {},
      {
        handlers: {
          getCenterApplication: () => refuse("Application not found.", { status: 404, code: "not_found" }),
        },
      },
    );
    expect(screen.getByText("This application was not found at DNR Head Office.")).toBeVisible();
    // The notice says it to a screen reader.
    expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.click(screen.getByRole("link", { name: "Back to list" }));
    expect(stage.destinations).toEqual([{ screen: "CenterApplications" }]);
  });

  test("is tried again after a failure", async () => {
    const { server, calls } = await openApplication(
      {},
      {
        handlers: {
          getCenterApplication: () => {
            throw createNetworkFailure();
          },
        },
      },
    );
    const { getCenterApplication: read } = server.handlers;
    if (read) calls.on("getCenterApplication", read);
    await press("Try again");
    expect(await screen.findByRole("heading", { name: "Details" })).toBeVisible();
  });

  test("names nobody once the session has ended", async () => {
    const { stage } = await openApplication();
    act(() => stage.registry.session.clear("expired"));
    expect(await screen.findByText("Nobody is signed in.")).toBeVisible();
    expect(document.body.textContent).not.toContain("Mohamed Naseer");
  });

  test("tells a host of a server that says a word nobody knows as it is", async () => {
    await openApplication({
      status: "on_hold" as Application["status"],
      type: "gift" as Application["type"],
      payment: { status: "later" as "paid", amount: 5, currency: "MVR" },
      replaces: { serial_number: "SN0000091", fate: "framed" as "lost", police_report_no: null },
    });
    for (const word of [/^on_hold$/, /^MVR 5\.00 \(later\)$/, /, framed$/])
      expect(screen.getByText(word)).toBeVisible();
    expect(screen.getAllByText("gift").length).toBeGreaterThan(0);
  });
});

describe("What is to be done with an application", () => {
  test.each([
    ["submitted", ["Print slip"]],
    ["pending_biometrics", ["Print slip", "Continue biometrics"]],
    ["pending_payment", ["Print slip", "Payment link"]],
    ["returned", ["Print slip", "Resubmit"]],
    ["under_review", ["Print slip"]],
    ["ready", ["Print slip"]],
    ["collected", []],
    ["rejected", []],
    ["cancelled", []],
  ] as const)("in %s is %j, with one way that goes on", async (status, expected) => {
    await openApplication({ status });
    expect(names()).toEqual(expected);
  });

  test.each([
    ["submitted", "Next: the registry reviews the application."],
    ["pending_biometrics", "Next: take the biometrics that are missing."],
    ["pending_payment", "Next: the applicant pays the fee."],
    ["approved", "Next: the registry prints the card."],
    ["printing", "Next: the card is sent to \u2068HDh. Kulhudhuffushi City Centre\u2069."],
    ["dispatched", "Next: \u2068HDh. Kulhudhuffushi City Centre\u2069 receives the card."],
    ["ready", "Next: \u2068HDh. Kulhudhuffushi City Centre\u2069 hands the card over."],
    ["under_review", undefined],
    ["collected", undefined],
    ["of a later version" as "submitted", undefined],
  ] as const)("in %s is said: %s", async (status, next) => {
    await openApplication({ status, collection_center: islandCenter });
    expect(screen.queryAllByText(/^Next: /).map(({ textContent }) => textContent)).toEqual(
      next ? [next] : [],
    );
  });

  test.each([
    ["submitted", true],
    ["returned", true],
    ["under_review", false],
    ["approved", false],
    ["cancelled", false],
  ] as const)("in %s is to cancel it: %j [DOM-05]", async (status, isOffered) => {
    await openApplication({ status });
    expect(screen.queryAllByRole("button", { name: "Cancel application" })).toHaveLength(isOffered ? 1 : 0);
  });

  test.each([false, true])(
    "is to cancel what another centre made for full access alone: %j",
    async (isFull) => {
      const elsewhere = { created_center: islandCenter, collection_center: headOffice };
      await openApplication(
        elsewhere,
        isFull ? { session: { user: createUser({ temp_full_access: true }) } } : {},
      );
      expect(screen.queryAllByRole("button", { name: "Cancel application" })).toHaveLength(isFull ? 1 : 0);
      expect(screen.getByRole("button", { name: "Print slip" })).toBeVisible();
    },
  );

  test("is nothing that writes on a page for reading alone", async () => {
    await openApplication({ status: "pending_payment" }, { readOnly: true });
    expect(names()).toEqual(["Print slip"]);
    expect(screen.queryByRole("button", { name: "Cancel application" })).toBeNull();
  });

  test("leads to the pages that do it", async () => {
    const { stage } = await openApplication({ status: "returned" });
    await userEvent.click(screen.getByRole("link", { name: "Resubmit" }));
    expect(stage.destinations).toEqual([{ screen: "ResubmitApplication", params: { applicationId: 41 } }]);
  });

  test("cancels it, and says who did it, when and why, with the focus on the heading [CALL-57] [DOM-05]", async () => {
    const { calls } = await openApplication();
    await press("Cancel application");
    const asked = await dialog();
    await userEvent.selectOptions(await asked.findByRole("combobox", { name: /^Reason/ }), "duplicate");
    await userEvent.fill(asked.getByRole("textbox", { name: /^Notes/ }), "There are two of them");
    await userEvent.click(asked.getByRole("button", { name: "Cancel application" }));
    expect(await screen.findByText(/^Cancelled .*Nov 19, 2026, 14:06.* by .*Aishath Shareef/)).toBeVisible();
    expect(screen.getByText("Duplicate")).toBeVisible();
    expect(screen.getByText("There are two of them")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    expect(names()).toEqual([]);
    expect(calls.callsOf("getCenterApplication")).toHaveLength(1);
  });

  test("reads it again once a dialog that came too late is closed", async () => {
    const { server, calls } = await openApplication();
    await press("Cancel application");
    const asked = await dialog();
    await userEvent.selectOptions(await asked.findByRole("combobox", { name: /^Reason/ }), "duplicate");
    await userEvent.fill(asked.getByRole("textbox", { name: /^Notes/ }), "There are two of them");
    server.change({ status: "under_review" });
    await userEvent.click(asked.getByRole("button", { name: "Cancel application" }));
    await asked.findByText(/was changed by Ibrahim Waheed/);
    await userEvent.click(asked.getByRole("button", { name: "Keep application" }));
    expect(
      await screen.findByText("The registry is reviewing this application. Ask them to return it."),
    ).toBeVisible();
    expect(calls.callsOf("getCenterApplication")).toHaveLength(2);
  });

  test("shows a payment at once, and its history without another look [CALL-58]", async () => {
    const { server, calls } = await openApplication({
      status: "pending_payment",
      payment: { status: "pending", amount: 100, currency: "MVR" },
    });
    await press("Payment link");
    await userEvent.click((await dialog()).getByRole("button", { name: "Send payment link" }));
    await (await dialog()).findByText(/^Payment link sent to/);
    const paid = { at: "2026-11-19T09:07:00Z", actor: null, center: null };
    server.change({
      status: "submitted",
      payment: { status: "paid", amount: 100, currency: "MVR", paid_at: paid.at },
      events: [...server.read().events, { id: 950, action: "pay", ...paid }],
    });
    await (await dialog()).findByText("Paid.", {}, { timeout: 10_000 });
    // A notice beside the dialog has a button that closes it too.
    await userEvent.keyboard("{Escape}");
    expect(await section("History").findByText("Paid")).toBeVisible();
    expect(section("Details").getByText(/^MVR 100\.00 paid/)).toBeVisible();
    const looks = calls.callsOf("getCenterApplication");
    expect(looks.map(({ headers }) => headers.get("X-Background"))).toEqual([null, "1"]);
  }, 20_000);
});

describe("What the registry says of an application", () => {
  test("comes first, each reason leading to what it is about", async () => {
    await openApplication({
      status: "returned",
      status_at: "2026-01-02T05:00:00Z",
      return_reasons: [
        { code: "photo_too_dark", field: "photo", text: "Photo too dark" },
        { code: "no_report", field: "police_report", text: "The police report is missing" },
        { code: "call", field: null, text: "" },
      ],
    });
    expect(screen.getByText("Returned for 3 reasons")).toBeVisible();
    const [photo, report, call] = screen.getAllByRole("listitem").slice(0, 3);
    expect(call?.textContent).toBe("call");
    expect(report?.textContent).toContain("Go to Documents");
    if (photo) await userEvent.click(within(photo).getByRole("button", { name: "Go to Biometrics" }));
    expect(screen.getByRole("heading", { name: "Biometrics" })).toHaveFocus();
    expect(screen.getByText(/^\d+ days$/)).toBeVisible();
  });

  test("is said of a rejection too, and where it gave no reason", async () => {
    await openApplication({ status: "rejected" });
    expect(screen.getByText("Rejected without a reason")).toBeVisible();
  });

  test("is what stands against the person", async () => {
    const holds = [
      { code: "court", label: "Court order" },
      { code: "watch", label: "" },
    ];
    await openApplication({ applicant: createPerson({ is_deceased: true, holds }) });
    for (const words of ["The registry has this person as deceased.", "Hold: Court order", "Hold: watch"])
      expect(screen.getByText(words)).toBeVisible();
  });
});
