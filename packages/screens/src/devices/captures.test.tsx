import type { Fingerprint } from "@id-desk/ui";
import { type RenderResult, render, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { createSimulatedFingerprintReader } from "../testing/simulated-fingerprint-reader.ts";
import { createTestRegistry, Stage } from "../testing/stage.tsx";
import { FingerprintCapture } from "./FingerprintCapture.tsx";
import { SignatureCapture } from "./SignatureCapture.tsx";

function Fingers({ least = 50 }: { least?: number }) {
  const [print, setPrint] = useState<Fingerprint>();
  return (
    <FingerprintCapture
      label="Fingerprint"
      fingers={["thumb", "index"]}
      leastQuality={least}
      value={print}
      onChange={setPrint}
    />
  );
}

function draw(element: ReactElement, options: Parameters<typeof createTestRegistry>[0] = {}): RenderResult {
  return render(<Stage stage={createTestRegistry(options)}>{element}</Stage>);
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("A print comes from the reader that the registry was given [DOM-07]", async () => {
  const fingerprint = createSimulatedFingerprintReader();
  draw(<Fingers />, { options: { devices: { fingerprint } } });
  await press("Take fingerprint");
  expect(await screen.findByText("Thumb taken.")).toBeVisible();
  expect(screen.getByText("Quality 85 of 100")).toBeVisible();
  expect(await screen.findByRole("img", { name: "Fingerprint: Thumb" })).toBeVisible();
  expect(fingerprint.asked).toEqual(["thumb"]);
});

test("A reader that fails in the middle leaves a way to go on", async () => {
  const fingerprint = createSimulatedFingerprintReader({ breaks: "lost" });
  draw(<Fingers />, { options: { devices: { fingerprint } } });
  await press("Take fingerprint");
  await screen.findByText(/was disconnected/);
  fingerprint.script({ breaks: undefined, quality: 20 });
  await press("Try again");
  await screen.findByText(/20 of 100, and 50 is needed/);
  fingerprint.script({ quality: null });
  await press("Try again");
  expect(await screen.findByText("Quality not measured")).toBeVisible();
});

test("A reader that nobody touches is cancelled", async () => {
  const fingerprint = createSimulatedFingerprintReader({ isIgnored: true });
  draw(<Fingers />, { options: { devices: { fingerprint } } });
  await press("Take fingerprint");
  await screen.findByText("Thumb: place it on the reader.");
  await press("Cancel");
  await screen.findByText("Cancelled. No fingerprint was taken.");
});

test("Without a reader there are files", () => {
  draw(<Fingers />);
  expect(screen.getByText("No fingerprint reader is set up here. Use a file.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Take fingerprint" })).toBe(null);
});

test("Who cannot sign on the screen is told what to do", () => {
  draw(<SignatureCapture label="Signature" value={undefined} onChange={() => undefined} />);
  expect(screen.getByRole("group", { name: "Signature" })).toHaveAccessibleDescription(/signs on paper/);
});
