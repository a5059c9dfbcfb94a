import { createBatch } from "@id-desk/core/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { createBatchServer, serialOf } from "../../testing/batch-server.ts";
import { removeHid } from "../../testing/devices/simulated-hid.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchSendingBatch } from "../DispatchSendingBatch/DispatchSendingBatch.tsx";

// Without it the menu is about the sound only.
let giveHidBack: () => void;
beforeAll(() => {
  giveHidBack = removeHid();
});
afterAll(() => giveHidBack());
afterEach(() => vi.restoreAllMocks());

const server = () => createBatchServer(createBatch({}));

/** Shows an open batch on a computer that keeps its choices; gives what is heard and the end of it. */
function pack(storage: Storage) {
  const ramp = vi.spyOn(AudioParam.prototype, "linearRampToValueAtTime");
  const stage = createTestRegistry({ handlers: server().handlers, options: { storage } });
  const { unmount } = render(
    <Stage stage={stage}>
      <DispatchSendingBatch batchId={12} autoFocusScan />
    </Stage>,
  );
  const loudest = () => Math.max(0, ...ramp.mock.calls.map(([volume]) => volume));
  return { unmount, loudest, forget: () => ramp.mockClear() };
}

const findVolume = () => screen.findByRole("button", { name: "Volume of the sound" });

test("The tones are made quieter and louder by keyboard, are heard at once, and stay so on this computer", async () => {
  sessionStorage.clear();
  const { unmount, loudest, forget } = pack(sessionStorage);
  const button = await findVolume();
  button.focus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("menuitemradio", { name: "Normal" })).toBeChecked();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await waitFor(() => expect(loudest()).toBeCloseTo(0.7));
  await waitFor(() => expect(button).toHaveFocus());
  forget();
  screen.getByRole("textbox", { name: /^Scan/ }).focus();
  await userEvent.keyboard(`${serialOf(1)}{Enter}`);
  await waitFor(() => expect(loudest()).toBeCloseTo(0.7));
  unmount();

  const again = pack(sessionStorage);
  await userEvent.click(await findVolume());
  expect(await screen.findByRole("menuitemradio", { name: "Loud" })).toBeChecked();
  again.forget();
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Quiet" }));
  await waitFor(() => expect(again.loudest()).toBeCloseTo(0.08));
});

test("Nothing is chosen of a sound that is off", async () => {
  pack(sessionStorage);
  await findVolume();
  await userEvent.click(screen.getByRole("button", { name: "Turn sound off" }));
  expect(screen.queryByRole("button", { name: "Volume of the sound" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Turn sound on" }));
  expect(await findVolume()).toBeVisible();
});
