import { defineCopy } from "../runtime/words/copy.ts";

/** The words around scanning with a camera. */
export const scanCameraCopy = defineCopy("ScanCamera", {
  camera: "Camera",
  hint: "Hold the card's code in the frame until you hear the tone.",
  starting: "Starting the camera…",
  choose: "Camera to use",
  forbidden: "The camera is not allowed here. Allow it in the browser, or use the scanner.",
  missing: "No camera was found. Connect one, or use the scanner.",
  busy: "The camera cannot be used now. Another program may be using it.",
  lost: "The camera was disconnected. Connect it again, or use the scanner.",
  unreadable: "Codes cannot be read with the camera now. Use the scanner, or type the number.",
  tryAgain: "Try again",
});
