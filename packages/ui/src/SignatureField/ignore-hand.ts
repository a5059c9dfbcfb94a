import type SignaturePad from "signature_pad";

/**
 * Ignores touches after the surface has seen a pen: they come from the hand that holds it. Removes the line that a resting
 * hand draws before the pen arrives. Returns a function that stops this.
 */
export function ignoreHand(surface: HTMLCanvasElement, pad: SignaturePad): () => void {
  const view = surface.ownerDocument.defaultView ?? window;
  let isPenSeen = false;
  let resting: number | undefined;
  const lift = ({ pointerId }: PointerEvent) => {
    if (pointerId === resting) resting = undefined;
  };
  const put = (event: PointerEvent) => {
    if (event.target !== surface) return;
    if (event.pointerType === "touch") {
      if (isPenSeen) event.stopImmediatePropagation();
      else resting ??= event.pointerId;
    }
    if (event.pointerType !== "pen") return;
    isPenSeen = true;
    if (resting === undefined) return;
    view.dispatchEvent(new PointerEvent("pointercancel", { pointerId: resting, pointerType: "touch" }));
    resting = undefined;
    pad.fromData(pad.toData().slice(0, -1));
  };
  // The window hears of it before the pad does.
  view.addEventListener("pointerdown", put, { capture: true });
  view.addEventListener("pointerup", lift);
  view.addEventListener("pointercancel", lift);
  return () => {
    view.removeEventListener("pointerdown", put, { capture: true });
    view.removeEventListener("pointerup", lift);
    view.removeEventListener("pointercancel", lift);
  };
}
