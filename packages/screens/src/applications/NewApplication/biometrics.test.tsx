import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { takePhoto } from "../../testing/stage-capture.tsx";
import {
  giveFile,
  meet,
  openIntake,
  openSection,
  press,
  submit,
  verify,
  waitForSection,
} from "../../testing/stage-intake.tsx";

beforeEach(() => page.viewport(1366, 900));

async function exceptFinger(): Promise<void> {
  await press(/^Cannot be taken/);
  const dialog = await screen.findByRole("dialog");
  for (const [name, option] of [
    [/^Reason/, "Injured"],
    [/^How long/, "Temporary"],
  ] as const) {
    const field = dialog.querySelectorAll<HTMLElement>("select, button[aria-haspopup]");
    expect(field.length).toBeGreaterThan(0);
    const select = screen.getByRole("combobox", { name });
    await userEvent.selectOptions(select, option);
  }
  await press("Save reason");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

async function signOnFile(): Promise<void> {
  const canvas = new OffscreenCanvas(400, 160);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws nothing.");
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, 400, 160);
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(40, 120);
  pen.bezierCurveTo(120, 10, 200, 150, 360, 60);
  pen.stroke();
  const picture = await canvas.convertToBlob({ type: "image/png" });
  const inputs = [...document.querySelectorAll<HTMLElement>("[data-step=biometrics] input[type=file]")];
  const input = inputs.at(-1);
  if (!input) throw new Error("There is no field for a signature.");
  await userEvent.upload(input, new File([picture], "sig.png", { type: "image/png" }));
  await press("Use this signature");
}

test("What is taken on the page goes with the application, and what was confirmed is asked again once it changes", async () => {
  const { intake, server } = openIntake({ before: "none" });
  await meet();
  await press("Continue");
  await giveFile();
  await waitForSection("biometrics");
  await press("Capture here");
  const done = await screen.findByRole("button", { name: "Use these biometrics" });
  expect(done).toHaveAttribute("aria-disabled", "true");
  await takePhoto();
  await exceptFinger();
  await signOnFile();
  await waitFor(() => expect(done).not.toHaveAttribute("aria-disabled", "true"));
  await userEvent.click(done);
  await waitForSection("phone");
  // Nothing of it is at the registry yet.
  expect([...server.callsOf("sendPhotograph"), ...server.callsOf("sendSignature")]).toEqual([]);
  await press("Edit Biometrics");
  await press("Sign again");
  await signOnFile();
  await press("Edit Documents");
  await press("Continue");
  expect(openSection()).toBe("biometrics");
  await press("Use these biometrics");
  await verify();
  await waitForSection("review");
  await submit();
  await screen.findByText("Application number");
  expect(intake.countFiles()).toBe(2);
  expect(intake.submitted[0]?.biometrics).toMatchObject({
    id_number: "A100101",
    photograph: { taken_with: "camera" },
    exceptions: [{ kind: "finger", hand: "right", finger: "thumb", reason: "injured", lasts: "temporary" }],
  });
});
