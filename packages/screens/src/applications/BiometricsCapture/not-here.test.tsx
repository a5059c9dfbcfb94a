import { createApplicationSummary, islandCenter, refuse } from "@id-desk/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openStation, press } from "../../testing/stage-capture.tsx";

beforeEach(() => page.viewport(1366, 900));

describe("Where no biometrics are taken", () => {
  const application = (change: Parameters<typeof createApplicationSummary>[0]) =>
    createApplicationSummary({ status: "pending_biometrics", ...change });

  test.each([
    ["no application", null, "has no application under way."],
    [
      "an application that waits for nothing",
      application({ status: "submitted" }),
      "not waiting for biometrics",
    ],
    [
      "an application of another centre",
      application({ created_center: islandCenter, collection_center: islandCenter }),
      `This application is at \u2068${islandCenter.name}`,
    ],
  ])("says so for %s, and leads on", async (_, given, words) => {
    await openStation({ application: given });
    expect(document.body.textContent).toContain(words);
    expect(screen.getByRole("link", { name: "Show status" })).toBeVisible();
    expect(document.querySelector("[data-step]")).toBeNull();
  });

  test("says that nobody has this number", async () => {
    await openStation(
      {},
      { handlers: { getApplicantBiometrics: () => refuse("Not found", { status: 404 }) } },
    );
    expect(screen.getByRole("alert")).toHaveTextContent("No record was found for A100101.");
    expect(screen.getByRole("link", { name: "Back to list" })).toBeVisible();
  });

  test("asks the registry nothing for an address without an ID number", async () => {
    const { server } = await openStation({}, { props: { idNumber: "12345" } });
    expect(screen.getByRole("alert").textContent).toContain("Invalid ID Number");
    expect(server.calls).toEqual([]);
  });

  test("stops the camera when the page is left", async () => {
    const { camera, unmount } = await openStation();
    await press("Use the camera");
    await waitFor(() => expect(camera.isOn()).toBe(true));
    unmount();
    expect(camera.isOn()).toBe(false);
  });
});
