import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLatest } from "../runtime/registry/use-latest.ts";
import { readFontFaces } from "./font-faces.ts";
import * as css from "./PaperFrame.css.ts";

/** What the page around a paper knows of its language. */
export interface Surroundings {
  readonly isRightToLeft: boolean;
  readonly fontFamily: string;
}

/** What a document of its own, in a frame of the page, takes. */
export interface PaperFrameProps {
  /** Names the frame and its document; browsers propose it as the name of a file. */
  readonly title: string;
  readonly language: string;
  /** The style sheet: the frame has none of the page's. */
  readonly writeSheet: (surroundings: Surroundings) => string;
  /** In place of being hidden. */
  readonly className?: string | undefined;
  /** Everything is in it, its fonts and pictures too. */
  readonly onReady?: ((frame: Window) => void) | undefined;
  readonly children: ReactNode;
}

/** How long a paper waits for its fonts and pictures, in milliseconds: printing never waits for what may not come. */
const patience = 3000;

/** Draws a document of its own into a frame of the same origin. No style attribute or element is in it. */
export function PaperFrame({
  title,
  language,
  writeSheet,
  className = css.hidden,
  onReady,
  children,
}: PaperFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const [paper, setPaper] = useState<Document>();
  const ready = useLatest(onReady);
  // Some browsers have the frame's document at once, and have told so before React listens; others bring it later.
  useLayoutEffect(() => {
    const first = element.current?.contentDocument;
    if (first?.readyState === "complete") setPaper(first);
  }, []);
  const takeDocument = () => setPaper(element.current?.contentDocument ?? undefined);

  useLayoutEffect(() => {
    const frame = paper?.defaultView as (Window & typeof globalThis) | null | undefined;
    if (!paper || !frame || !element.current) return;
    const { direction, fontFamily } = getComputedStyle(element.current);
    const isRightToLeft = direction === "rtl";
    const root = paper.documentElement;
    paper.title = title;
    root.lang = language;
    root.dir = isRightToLeft ? "rtl" : "ltr";
    // Where margins of pages hold words, these need not be repeated in the tables.
    root.classList.toggle("has-margins", "CSSMarginRule" in frame);
    const sheet = new frame.CSSStyleSheet();
    sheet.replaceSync(readFontFaces(document) + writeSheet({ isRightToLeft, fontFamily }));
    paper.adoptedStyleSheets = [sheet];
  }, [paper, title, language, writeSheet]);

  useEffect(() => {
    const frame = paper?.defaultView;
    if (!paper || !frame) return;
    let isGone = false;
    // Fonts are asked for when something is laid out in them.
    paper.body.getBoundingClientRect();
    const wait = new Promise((resolve) => setTimeout(resolve, patience));
    // A picture that cannot be drawn keeps nothing else from being printed.
    const pictures = [...paper.images].map((picture) => picture.decode().catch(() => undefined));
    const drawn = Promise.all([paper.fonts.ready, ...pictures]);
    void Promise.race([drawn, wait]).then(() => !isGone && ready.current?.(frame));
    return () => {
      isGone = true;
    };
  }, [paper, ready]);

  return (
    <>
      <iframe ref={element} title={title} className={className} tabIndex={-1} onLoad={takeDocument} />
      {paper && createPortal(children, paper.body)}
    </>
  );
}
