import type { CameraSource } from "@id-desk/ui";

/** Why a simulated camera gives no picture. */
export type SimulatedCameraProblem = "forbidden" | "missing" | "busy";

/** A camera for tests, stories and demonstrations; what it sees is drawn. */
export interface SimulatedCamera extends CameraSource {
  /** Some page has its picture, and its light is on. */
  readonly isOn: () => boolean;
  /** From now on it gives none for this reason; it works again without one. */
  readonly fail: (problem: SimulatedCameraProblem | undefined) => void;
  /** Pulls it out while it is used. */
  readonly unplug: () => void;
}

/** What browsers call it. */
const errorNames: Readonly<Record<SimulatedCameraProblem, string>> = {
  forbidden: "NotAllowedError",
  missing: "NotFoundError",
  busy: "NotReadableError",
};

/**
 * Makes a camera out of nothing. It sees a page of lines, upright, on a darker table; or a head before a wall, with
 * 1920 × 1080 pixels.
 */
export function createSimulatedCamera(
  initial?: SimulatedCameraProblem,
  sees: "page" | "head" = "page",
): SimulatedCamera {
  let problem = initial;
  const tracks: MediaStreamTrack[] = [];
  return {
    isOn: () => tracks.some(({ readyState }) => readyState === "live"),
    fail(next) {
      problem = next;
    },
    unplug() {
      problem = "missing";
      for (const track of tracks) {
        track.stop();
        // A track that its page stops does not say so; one that is pulled out does.
        track.dispatchEvent(new Event("ended"));
      }
    },
    async getUserMedia() {
      if (problem) throw new DOMException("", errorNames[problem]);
      const stream = (sees === "head" ? drawHead() : drawPage()).captureStream(10);
      tracks.push(...stream.getTracks());
      return stream;
    },
    async enumerateDevices() {
      if (problem === "missing") return [];
      return [{ deviceId: "simulated", groupId: "", kind: "videoinput", label: "Camera", toJSON() {} }];
    },
  };
}

function createCanvas(width: number, height: number) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing, so there is no picture to take.");
  return { canvas, context };
}

/** The head of an invented person, with enough edges to count as sharp. */
function drawHead(): HTMLCanvasElement {
  const { canvas, context } = createCanvas(1920, 1080);
  context.fillStyle = "#cfd6da";
  context.fillRect(0, 0, 1920, 1080);
  context.fillStyle = "#b98d6c";
  context.beginPath();
  context.ellipse(960, 540, 264, 384, 0, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = "#2d211a";
  context.lineWidth = 4;
  for (let at = 0; at < 60; at += 1) {
    context.beginPath();
    context.moveTo(744 + at * 7.2, 180 + (at % 5) * 12);
    context.lineTo(732 + at * 7.4, 340 + (at % 7) * 12);
    context.stroke();
  }
  context.fillStyle = "#241a14";
  for (const x of [852, 1068]) {
    context.fillRect(x - 48, 432, 96, 14);
    context.fillRect(x - 24, 480, 48, 20);
  }
  context.fillRect(876, 720, 168, 12);
  return canvas;
}

function drawPage(): HTMLCanvasElement {
  const { canvas, context } = createCanvas(1280, 720);
  context.fillStyle = "#6f6257";
  context.fillRect(0, 0, 1280, 720);
  context.fillStyle = "#fbfaf6";
  context.fillRect(400, 20, 480, 680);
  context.fillStyle = "#333333";
  for (let line = 0; line < 20; line += 1) context.fillRect(440, 80 + line * 28, 400 - (line % 5) * 40, 6);
  context.font = "600 22px sans-serif";
  context.fillText("SPECIMEN", 440, 60);
  return canvas;
}
