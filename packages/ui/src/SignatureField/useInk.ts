import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type SignaturePad from "signature_pad";
import { useLatest } from "../internal/useLatest.ts";
import { drawSignature } from "./draw-signature.ts";
import { ignoreHand } from "./ignore-hand.ts";
import { type Ink, pen, scaleInk, widthOfLine } from "./ink.ts";

/** A surface to draw on, and what is on it. */
export type InkSurface = {
  /** Whether it can be drawn on, or what draws could not be loaded. */
  state: "loading" | "ready" | "unavailable";
  /** How many lines are on it. */
  lines: number;
  /** Takes the last line away; what is left is told. */
  undo: () => void;
  /** Takes all lines away, and tells nothing. */
  clear: () => void;
  /** Loads once more what could not be loaded. */
  load: () => void;
  /** The signature as it is now, as a JPEG. */
  picture: () => Promise<Blob | null>;
};

/**
 * Lets a pen, a mouse or a finger draw on a canvas. The lines are as sharp as the screen is, and stay where they are
 * when the canvas becomes wider or narrower.
 */
export function useInk(
  canvas: RefObject<HTMLCanvasElement | null>,
  options: {
    isDisabled: boolean;
    /** The lines as they are now, and how wide their surface is; told after each line and each change. */
    onInk: (ink: Ink, surfaceWidth: number) => void;
  },
): InkSurface {
  const { isDisabled } = options;
  const latest = useLatest(options);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<InkSurface["state"]>("loading");
  const [lines, setLines] = useState(0);
  const pad = useRef<SignaturePad>(undefined);
  const width = useRef(0);

  const tell = useCallback(() => {
    const ink = pad.current?.toData() ?? [];
    setLines(ink.length);
    latest.current.onInk(ink, width.current);
  }, [latest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Another attempt loads once more.
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let isOver = false;
    let stopIgnoring = () => {};
    const watcher = new ResizeObserver(() => fit(element, pad.current, width));
    async function open(surface: HTMLCanvasElement): Promise<void> {
      const { default: Pad } = await import("signature_pad");
      if (isOver) return;
      const opened = new Pad(surface, pen);
      opened.addEventListener("endStroke", tell);
      stopIgnoring = ignoreHand(surface, opened);
      pad.current = opened;
      watcher.observe(surface);
      fit(surface, opened, width);
      setState("ready");
    }
    setState("loading");
    open(element).catch(() => !isOver && setState("unavailable"));
    return () => {
      isOver = true;
      watcher.disconnect();
      stopIgnoring();
      pad.current?.off();
      pad.current = undefined;
    };
  }, [canvas, tell, attempt]);

  useEffect(() => {
    if (state !== "ready" || !isDisabled) return undefined;
    pad.current?.off();
    return () => pad.current?.on();
  }, [isDisabled, state]);

  return {
    state,
    lines,
    load: () => setAttempt(attempt + 1),
    undo() {
      pad.current?.fromData(pad.current.toData().slice(0, -1));
      tell();
    },
    clear() {
      pad.current?.clear();
      setLines(0);
    },
    async picture() {
      const drawn = pad.current;
      if (!drawn) return null;
      return drawSignature(drawn.constructor as typeof SignaturePad, drawn.toData(), width.current);
    },
  };
}

/** Gives a canvas as many pixels as the screen has for it, and draws what was on it anew. */
function fit(canvas: HTMLCanvasElement, pad: SignaturePad | undefined, width: { current: number }): void {
  const { clientWidth, clientHeight } = canvas;
  // Not seen now, as in a part that is folded away.
  if (!pad || clientWidth === 0) return;
  const ratio = window.devicePixelRatio;
  const before = width.current;
  if (before === clientWidth && canvas.width === Math.round(clientWidth * ratio)) return;
  const ink = pad.toData();
  width.current = clientWidth;
  canvas.width = Math.round(clientWidth * ratio);
  canvas.height = Math.round(clientHeight * ratio);
  canvas.getContext("2d")?.scale(ratio, ratio);
  Object.assign(pad, widthOfLine(clientWidth));
  pad.fromData(before === 0 ? [...ink] : scaleInk(ink, clientWidth / before));
}
