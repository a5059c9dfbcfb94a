import type { Fingerprint } from "@id-desk/ui";
import { render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { createSimulatedFingerprintReader } from "../testing/devices/simulated-fingerprint-reader.ts";
import { createTestRegistry, Stage } from "../testing/stage.tsx";
import { FingerCapture } from "./FingerCapture.tsx";

const rules = (["thumb", "index"] as const).map((finger) => ({
  finger,
  hand: "right" as const,
  required: true,
  least_quality: 0,
}));

function Fingers({ onPrints }: { onPrints: (prints: readonly (Fingerprint | undefined)[]) => void }) {
  const [prints, setPrints] = useState<readonly (Fingerprint | undefined)[]>([]);
  onPrints(prints);
  return <FingerCapture label="Next finger" rules={rules} most={2} prints={prints} onChange={setPrints} />;
}

test("Several fingers are taken one after the other, none of them twice, and one can be taken anew", async () => {
  const fingerprint = createSimulatedFingerprintReader();
  let prints: readonly (Fingerprint | undefined)[] = [];
  render(
    <Stage stage={createTestRegistry({ options: { devices: { fingerprint } } })}>
      <Fingers
        onPrints={(now) => {
          prints = now;
        }}
      />
    </Stage>,
  );
  const codes = () => prints.map((print) => print?.finger);
  const take = async () => userEvent.click(await screen.findByRole("button", { name: "Take fingerprint" }));
  await take();
  await waitFor(() => expect(codes()).toEqual(["right_thumb"]));
  // The thumb is taken: the next field asks for the finger that is left.
  await take();
  await waitFor(() => expect(codes()).toEqual(["right_thumb", "right_index"]));
  expect(screen.queryByRole("button", { name: "Take fingerprint" })).toBeNull();
  await userEvent.click(screen.getAllByRole("button", { name: "Remove" })[0] as HTMLElement);
  await waitFor(() => expect(codes()).toEqual([undefined, "right_index"]));
  await take();
  await waitFor(() => expect(codes()).toEqual(["right_thumb", "right_index"]));
  expect(fingerprint.asked).toEqual(["thumb", "index", "thumb"]);
});
