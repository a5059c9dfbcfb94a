import type { Application } from "@id-desk/core";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createIntakeServer } from "../../testing/intake-server.ts";
import { type RenderScreenOptions, renderScreen } from "../../testing/render-screen.tsx";
import { createSimulatedCamera } from "../../testing/simulated-camera.ts";
import { takePhoto } from "../../testing/stage-capture.tsx";
import { giveFile, openSection, press, waitForSection } from "../../testing/stage-intake.tsx";
import { ResubmitApplication, type ResubmitApplicationProps } from "./index.ts";

beforeEach(() => page.viewport(1366, 900));

const photo = { code: "photo_too_dark", field: "photo", text: "Photo too dark" };
const signature = { code: "missing_signature", field: "signature", text: "Signature is missing" };
const paper = { code: "wrong_document", field: "documents", text: "Wrong document" };
const other = { code: "not_entitled", field: null, text: "Not entitled to a card" };

function open(
  returned: Partial<Application>,
  { props, ...options }: RenderScreenOptions & { readonly props?: Partial<ResubmitApplicationProps> } = {},
) {
  const intake = createIntakeServer({ returned: { id: 41, version: 3, ...returned } });
  const shown = renderScreen(<ResubmitApplication applicationId={41} {...props} />, {
    handlers: intake.handlers,
    options: { devices: { camera: createSimulatedCamera(undefined, "head") } },
    ...options,
  });
  return { ...shown, intake };
}

const explanation = (reason: string) => screen.findByRole("textbox", { name: new RegExp(reason) });
const declare = async () => userEvent.click(await screen.findByRole("checkbox", { name: /declares/ }));
const send = () => screen.getByRole("button", { name: /^Resubmit/ });

describe("An application that was returned", () => {
  test("opens where it is flagged, counts its answers, and is sent with them [ROUTE-06] [DOM-05]", async () => {
    const heard: (number | undefined)[] = [];
    const { intake, destinations } = open(
      { return_reasons: [photo, signature] },
      { props: { onSubmitted: ({ application }) => heard.push(application?.id) } },
    );
    await waitForSection("biometrics");
    expect(screen.getByRole("button", { name: "Edit Documents" })).toBeVisible();
    expect(screen.getByText(/Photo too dark.*: not answered/)).toBeVisible();
    await takePhoto();
    const next = await screen.findByRole("button", { name: "Continue" });
    expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(await explanation("Signature is missing"), "No hands.");
    expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(await explanation("Signature is missing"), "!");
    await waitFor(() => expect(next).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(next);
    await waitForSection("review");
    expect(send()).toHaveAccessibleName("Resubmit (2 of 2 answered)");
    await declare();
    await userEvent.click(send());
    await waitFor(() =>
      expect(destinations).toEqual([{ screen: "CenterApplication", params: { applicationId: 41 } }]),
    );
    expect(heard).toEqual([41]);
    expect(intake.countFiles()).toBe(1);
    expect(intake.submitted[0]).toMatchObject({
      id_number: "A100101",
      type: "renewal",
      documents: [],
      biometrics: { id_number: "A100101" },
      declared: true,
      resubmission_of: 41,
      version: 3,
      resolutions: [
        { code: "photo_too_dark", action: "changed" },
        { code: "missing_signature", action: "explained", text: "No hands.!" },
      ],
    });
    expect(intake.submitted[0]).not.toHaveProperty("reason_details");
    expect(intake.submitted[0]).not.toHaveProperty("otp_token");
  });

  test("keeps its documents, and takes a new one for a reason about them", async () => {
    const { intake } = open({ return_reasons: [paper] });
    await waitForSection("documents");
    expect(await screen.findByText("Payment slip: it stays.")).toBeVisible();
    await giveFile("right.jpg");
    await waitForSection("review");
    await declare();
    await userEvent.click(send());
    await waitFor(() => expect(intake.submitted).toHaveLength(1));
    expect(intake.submitted[0]).toMatchObject({
      documents: [{ type: "payment_slip", file_path: "documents/1" }],
      resolutions: [{ code: "wrong_document", action: "changed" }],
    });
  });

  test("asks about a field that the page does not know in the review", async () => {
    const { intake } = open({ return_reasons: [other] });
    await waitForSection("review");
    const review = document.querySelector<HTMLElement>("[data-step=review]");
    expect(await within(review as HTMLElement).findByText("Not entitled to a card")).toBeVisible();
    await declare();
    expect(send()).toHaveAccessibleName("Resubmit (0 of 1 answered)");
    expect(send()).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(await explanation("Not entitled"), "She is a citizen by birth.");
    await waitFor(() => expect(send()).toHaveAccessibleName("Resubmit (1 of 1 answered)"));
    await userEvent.click(send());
    await waitFor(() => expect(intake.submitted).toHaveLength(1));
  });

  test("asks for a code where the number changes, and for none where it is kept", async () => {
    const { server } = open({ return_reasons: [other] });
    await waitForSection("review");
    await press("Edit Phone");
    await waitForSection("phone");
    await press("Keep the number");
    await waitForSection("review");
    expect(server.callsOf("sendApplicationOtp")).toEqual([]);
  });
});

test.each(["submitted", "approved", "collected"] as const)(
  "An application that is %s is not submitted again, and the page leads to it",
  async (status) => {
    const { destinations } = open({ status });
    expect(await screen.findByText(/^This application cannot be resubmitted because it is/)).toBeVisible();
    expect(openSection()).toBeUndefined();
    await userEvent.click(screen.getByRole("link", { name: "Open application" }));
    expect(destinations).toEqual([{ screen: "CenterApplication", params: { applicationId: 41 } }]);
  },
);

test("For reading alone the page offers nothing that writes", async () => {
  open({ return_reasons: [photo] }, { props: { readOnly: true } });
  expect(await screen.findByText("You can view this page only.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Resubmit|Continue|Edit/ })).toBeNull();
});
