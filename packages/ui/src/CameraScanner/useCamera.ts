import { type RefObject, useEffect, useState } from "react";
import { useLatest } from "../internal/useLatest.ts";

/** Why there is no picture: not allowed, no camera, in use by another program, or gone while it was used. */
export type CameraTrouble = "forbidden" | "missing" | "busy" | "lost";

/** The cameras of this computer, and the one whose picture is shown. */
export type ShownCameras = {
  cameras: readonly { id: string; label: string }[];
  cameraId: string | undefined;
};

type CameraState = { trouble: CameraTrouble | undefined; isShowing: boolean };

/**
 * Shows a camera's picture in a video element for as long as the caller is mounted; the camera, and its light, go out
 * with it.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  wantedId: string | undefined,
  onShowing: (cameras: ShownCameras) => void,
): CameraState {
  const [state, setState] = useState<CameraState>({ trouble: undefined, isShowing: false });
  const tell = useLatest(onShowing);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isOver = false;
    const fail = (trouble: CameraTrouble) => {
      if (!isOver) setState({ trouble, isShowing: false });
    };
    const release = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    async function show(): Promise<void> {
      // The back of a phone or tablet looks at the card while its front looks at the clerk.
      const which = wantedId ? { deviceId: { exact: wantedId } } : { facingMode: "environment" };
      stream = await navigator.mediaDevices.getUserMedia({
        video: { ...which, width: { ideal: 1280 }, height: { ideal: 720 } },
      });
      if (isOver) return release();
      const [track] = stream.getVideoTracks();
      // Told only when it is not this page that ends it: unplugged, or the permission was taken back.
      track?.addEventListener("ended", () => fail("lost"));
      const element = video.current;
      if (!element) return;
      element.srcObject = stream;
      await element.play();
      const devices = await navigator.mediaDevices.enumerateDevices();
      if (isOver) return;
      setState({ trouble: undefined, isShowing: true });
      tell.current({
        cameras: devices
          .filter(({ kind }) => kind === "videoinput")
          .map(({ deviceId, label }) => ({ id: deviceId, label })),
        cameraId: track?.getSettings().deviceId,
      });
    }
    show().catch((error: unknown) => fail(explain(error)));
    return () => {
      isOver = true;
      release();
    };
  }, [video, wantedId, tell]);
  return state;
}

function explain(error: unknown): CameraTrouble {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "forbidden";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "missing";
  return "busy";
}
