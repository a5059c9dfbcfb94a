import { type RefObject, useEffect, useState } from "react";
import { useLatest } from "../useLatest.ts";

/** Why there is no picture: not allowed, no camera, in use by another program, or gone while it was used. */
export type CameraTrouble = "forbidden" | "missing" | "busy" | "lost";

/** Where cameras come from; the browser's own unless somebody gives another. */
export type CameraSource = Pick<MediaDevices, "getUserMedia" | "enumerateDevices">;

/** The cameras of this computer, and the one whose picture is shown. */
export type ShownCameras = {
  cameras: readonly { id: string; label: string }[];
  cameraId: string | undefined;
  /** It looks away from whoever looks at the screen, as the back of a telephone does. */
  isTurnedAway: boolean;
};

/** Before any has been started. */
export const noCameras: ShownCameras = { cameras: [], cameraId: undefined, isTurnedAway: false };

type CameraState = { trouble: CameraTrouble | undefined; isShowing: boolean };

/**
 * Shows a camera's picture in a video element for as long as the caller is mounted; the camera, and its light, go out
 * with it.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  options: {
    /** The camera that was chosen; without it the browser takes one that looks where `facing` says. */
    wantedId: string | undefined;
    /** The camera that was chosen on another day. The browser takes another one where it is gone or does not work. */
    rememberedId?: string | undefined;
    facing: "user" | "environment";
    /** How wide its picture should be, in pixels; the browser takes what the camera has next to it. */
    wantedWidth?: number | undefined;
    source?: CameraSource | undefined;
    onShowing: (cameras: ShownCameras) => void;
  },
): CameraState {
  const { wantedId } = options;
  const [state, setState] = useState<CameraState>({ trouble: undefined, isShowing: false });
  const latest = useLatest(options);
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
      const { source = findSource(), facing, rememberedId, wantedWidth: width = 1280 } = latest.current;
      if (!source) return fail("missing");
      const start = (which: MediaTrackConstraints) =>
        source.getUserMedia({
          video: { ...which, width: { ideal: width }, height: { ideal: (width * 9) / 16 } },
        });
      const exactId = wantedId ?? rememberedId;
      stream = await (exactId === undefined
        ? start({ facingMode: facing })
        : start({ deviceId: { exact: exactId } }).catch((error: unknown) => {
            if (wantedId !== undefined || isOver || explain(error) === "forbidden") throw error;
            return start({ facingMode: facing });
          }));
      if (isOver) return release();
      const [track] = stream.getVideoTracks();
      // Told only when it is not this page that ends it: unplugged, or the permission was taken back.
      track?.addEventListener("ended", () => fail("lost"));
      const element = video.current;
      if (!element) return;
      element.srcObject = stream;
      await element.play();
      const devices = await source.enumerateDevices();
      if (isOver) return;
      setState({ trouble: undefined, isShowing: true });
      latest.current.onShowing({
        cameras: devices
          .filter(({ kind }) => kind === "videoinput")
          .map(({ deviceId, label }) => ({ id: deviceId, label })),
        cameraId: track?.getSettings().deviceId,
        isTurnedAway: track?.getSettings().facingMode === "environment",
      });
    }
    show().catch((error: unknown) => fail(explain(error)));
    return () => {
      isOver = true;
      release();
    };
  }, [video, wantedId, latest]);
  return state;
}

/** A page that did not come over a safe connection has none, whatever types say. */
function findSource(): CameraSource | undefined {
  return (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices;
}

function explain(error: unknown): CameraTrouble {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "forbidden";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "missing";
  return "busy";
}
