import { createNetworkFailure, islandCenter, refuse } from "@id-desk/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  declareAndSubmit,
  errorOf,
  fillRenewal,
  find,
  findOpen,
  press,
  scanner,
  showNew,
} from "../../testing/stage-submission.tsx";
import { activeApplication } from "../../testing/submission-server.ts";

beforeEach(() => page.viewport(1366, 900));

const scanField = () => screen.findByRole("textbox", { name: /^Scan the card or/ });

describe("Looking for the applicant", () => {
  test.each(["A12345", "A1234567", "B123456", "A 123456", "12345", "A12E456", "А123456", "-"])(
    "asks nobody for %s, which is no ID number, and says so",
    async (code) => {
      const { server } = showNew();
      const field = await scanField();
      await userEvent.fill(field, code);
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(errorOf(field)).toContain("ID Number is not valid."));
      expect(field).toHaveFocus();
      expect(server.callsOf("getPersonStatus")).toEqual([]);
    },
  );

  test.each(["A100101", "a100101", "100101", " A100101 ", "A100101|SN0000101|1990-02-28|standard"])(
    "finds the person of %s, with one look",
    async (code) => {
      const { server } = showNew();
      await userEvent.fill(await scanField(), code);
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("complementary", { name: "The applicant" });
      expect(server.callsOf("getPersonStatus").map(({ path }) => path.idNumber)).toEqual(["A100101"]);
      expect(screen.getByText("Mohamed Naseer was found.")).toHaveAttribute("role", "status");
    },
  );

  test("says of a code without an ID number what it is not", async () => {
    showNew();
    await scanField();
    scanner.scan("DB-2026-000123");
    expect(await screen.findByText(/^This code holds no ID number\. .* \(DB-2026-000123\)$/)).toBeVisible();
  });

  test("says who was not found, and asks again when the same card is scanned again", async () => {
    const { server } = showNew();
    await scanField();
    scanner.scan("A999999");
    await screen.findByText("No record was found for A999999.");
    scanner.scan("A999999");
    await waitFor(() => expect(server.callsOf("getPersonStatus")).toHaveLength(2));
    scanner.scan("A100101");
    expect(await screen.findByText("Mohamed Naseer")).toBeVisible();
  });

  test("can be tried again when the server could not be reached", async () => {
    const { server, desk } = showNew({
      handlers: {
        getPersonStatus() {
          throw createNetworkFailure();
        },
      },
    });
    await scanField();
    scanner.scan("A100101");
    const again = await screen.findByRole("button", { name: "Try again" });
    server.on("getPersonStatus", desk.handlers.getPersonStatus ?? expect.fail());
    await userEvent.click(again);
    expect(await screen.findByText("Mohamed Naseer")).toBeVisible();
  });

  test("needs the word of the clerk that the details match", async () => {
    showNew();
    await find();
    await press("Continue");
    expect(await screen.findByText("Compare the details with the applicant first.")).toBeVisible();
    expect(document.querySelector("[data-step=find][aria-current=step]")).not.toBeNull();
  });
});

describe("An application is not made for somebody", () => {
  test.each([
    ["who is registered as deceased", { is_deceased: true }, "This person is registered as deceased."],
    ["with a hold", { holds: [{ code: "court", label: "Court order" }] }, "Hold: Court order"],
  ])("%s", async (_, person, reason) => {
    showNew({ person });
    await find();
    expect(screen.getByText("No application can be made.")).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByRole("checkbox")).toBeNull();
    await waitFor(() => expect(screen.getByRole("heading", { name: /^Applicant/ })).toHaveFocus());
    await press("Another person");
    await waitFor(async () => expect(await scanField()).toHaveFocus());
  });

  test("who has one at this centre, and the way to it is offered with no way around it", async () => {
    const { destinations } = showNew({ status: { applications: [activeApplication()] } });
    await find();
    expect(screen.getByText("This person already has an application.")).toBeVisible();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
    const link = screen.getByRole("link", { name: "Open it" });
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    expect(destinations).toEqual([{ screen: "CenterApplication", params: { applicationId: 77 } }]);
  });

  test.each([
    ["at another centre", { is_ours: false, created_center: islandCenter }],
    ["online", { channel: "portal", application_no: "P-2026-000077" } as const],
  ])("who has one %s, and their status is offered", async (_, change) => {
    const { destinations } = showNew({ status: { applications: [activeApplication(change)] } });
    await find();
    await userEvent.click(screen.getByRole("link", { name: "Show status" }));
    expect(destinations).toEqual([{ screen: "ApplicationStatus", params: { idNumber: "A100101" } }]);
  });

  test("who was submitted in another window meanwhile: section 1 opens with the way to that application [CALL-53]", async () => {
    const { desk, destinations, notices } = showNew();
    await fillRenewal();
    desk.submitElsewhere();
    await declareAndSubmit();
    const link = await screen.findByRole("link", { name: "Open it" });
    await findOpen("Applicant");
    await waitFor(() => expect(link).toHaveFocus());
    expect(desk.submitted).toEqual([]);
    expect(screen.getByText("This person already has an application.")).toBeVisible();
    expect(notices.filter(({ tone }) => tone === "error")).toHaveLength(1);
    await userEvent.click(link);
    expect(destinations).toEqual([{ screen: "CenterApplication", params: { applicationId: 77 } }]);
  });

  test("who has one by the word of a server that cannot be asked again, and the page still says why", async () => {
    const { server, desk } = showNew();
    await fillRenewal();
    desk.submitElsewhere();
    server.on("getPersonStatus", () => refuse("The registry is busy.", { status: 503 }));
    await declareAndSubmit();
    const section = await findOpen("Applicant");
    expect(await section.findByText("A100101 already has an application: C-2026-000077.")).toBeVisible();
  });
});

describe("With work on the page", () => {
  test("another card asks before the work is given up, and the work stays with Stay", async () => {
    showNew({ extensions: [] });
    await fillRenewal();
    screen.getByRole("button", { name: "Submit application" }).focus();
    scanner.scan("A100200");
    await screen.findByRole("alertdialog", { name: "Leave this application?" });
    expect(screen.getByText(/^What was filled in for .*Mohamed Naseer.* is lost\.$/)).toBeVisible();
    await press("Cancel");
    await waitFor(() => expect(screen.getByRole("button", { name: "Submit application" })).toHaveFocus());
    scanner.scan("A100200");
    await press("Leave application");
    await waitFor(() => expect(screen.getByRole("checkbox", { name: /details match/ })).toHaveFocus());
    expect(screen.getByText("Aminath Naseer")).toBeVisible();
    expect(screen.getByRole("checkbox", { name: /details match/ })).not.toBeChecked();
  });

  test("an answer that comes after staff went on to another person is not shown as theirs", async () => {
    const answer = Promise.withResolvers<void>();
    const { server, desk } = showNew();
    server.on("submitApplication", async (call) => {
      await answer.promise;
      return desk.handlers.submitApplication?.(call) ?? expect.fail();
    });
    await fillRenewal();
    await declareAndSubmit();
    await press("Another person");
    await press("Leave application");
    await find("A100200");
    answer.resolve();
    await waitFor(() => expect(desk.submitted).toHaveLength(1));
    await screen.findByText("Aminath Naseer");
    expect(screen.queryByText(/is saved\.$/)).toBeNull();
    expect(screen.getByRole("checkbox", { name: /details match/ })).toBeVisible();
  });
});

test("A page for reading alone offers nothing that writes", async () => {
  const { server } = showNew({ props: { readOnly: true } });
  expect(await screen.findByText("You can view this page only.")).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
  expect(server.calls.filter(({ request }) => request.method !== "GET")).toEqual([]);
});
