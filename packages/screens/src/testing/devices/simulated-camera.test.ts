import { expect, test, vi } from "vitest";
import { createSimulatedCamera } from "./simulated-camera.ts";

test("A simulated camera gives a picture, and tells whether its light is on", async () => {
  const camera = createSimulatedCamera();
  const [track] = (await camera.getUserMedia({ video: true })).getVideoTracks();
  expect([camera.isOn(), (await camera.enumerateDevices()).length]).toEqual([true, 1]);
  track?.stop();
  expect(camera.isOn()).toBe(false);
});

test("It fails as it is told, until it is told otherwise", async () => {
  const camera = createSimulatedCamera("forbidden");
  await expect(camera.getUserMedia()).rejects.toMatchObject({ name: "NotAllowedError" });
  camera.fail("busy");
  await expect(camera.getUserMedia()).rejects.toMatchObject({ name: "NotReadableError" });
  camera.fail(undefined);
  await expect(camera.getUserMedia()).resolves.toBeInstanceOf(MediaStream);
});

test("Pulled out, it says so to whoever uses it, and is not there any more", async () => {
  const camera = createSimulatedCamera();
  const [track] = (await camera.getUserMedia()).getVideoTracks();
  const heard = vi.fn();
  track?.addEventListener("ended", heard);
  camera.unplug();
  expect([heard.mock.calls.length, camera.isOn()]).toEqual([1, false]);
  await expect(camera.getUserMedia()).rejects.toMatchObject({ name: "NotFoundError" });
});
