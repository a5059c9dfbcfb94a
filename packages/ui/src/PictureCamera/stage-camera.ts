import type { CameraSource } from "../internal/camera/useCamera.ts";

/** A camera for stories and tests, red at its left and blue at its right, or one that fails. */
export function stageCamera({
  failure,
  cameras = 1,
}: {
  failure?: string;
  cameras?: number;
} = {}): CameraSource & { readonly streams: readonly MediaStream[]; readonly asked: readonly unknown[] } {
  const streams: MediaStream[] = [];
  const asked: unknown[] = [];
  return {
    streams,
    asked,
    async getUserMedia(constraints) {
      asked.push(constraints?.video);
      if (failure) throw new DOMException("", failure);
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [640, 360];
      const context = canvas.getContext("2d");
      if (context) {
        context.fillStyle = "#c0392b";
        context.fillRect(0, 0, 320, 360);
        context.fillStyle = "#2a5fa5";
        context.fillRect(320, 0, 320, 360);
        context.fillStyle = "#f3e3d0";
        context.beginPath();
        context.ellipse(320, 170, 90, 120, 0, 0, Math.PI * 2);
        context.fill();
      }
      const stream = canvas.captureStream(10);
      streams.push(stream);
      return stream;
    },
    enumerateDevices: async () =>
      Array.from({ length: cameras }, (_, index) => ({
        deviceId: `camera-${index + 1}`,
        label: `Camera ${index + 1}`,
        kind: "videoinput",
      })) as MediaDeviceInfo[],
  };
}
