import type SignaturePad from "signature_pad";

/**
 * Lets nothing but the pen draw once a pen was seen: a touch is then the hand that holds it. A line that the hand has
 * begun before the pen came goes. Returns how to stop that.
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
  // Before the surface itself hears of it.
  view.addEventListener("pointerdown", put, { capture: true });
  view.addEventListener("pointerup", lift);
  view.addEventListener("pointercancel", lift);
  return () => {
    view.removeEventListener("pointerdown", put, { capture: true });
    view.removeEventListener("pointerup", lift);
    view.removeEventListener("pointercancel", lift);
  };
}
