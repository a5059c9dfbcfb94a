import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLanguage } from "../runtime/registry/registry-context.ts";
import { useLatest } from "../runtime/registry/use-latest.ts";
import type { WordsOf } from "../runtime/words/copy.ts";
import { useDates } from "../runtime/words/use-dates.ts";
import * as css from "./print.css.ts";
import { printSheet, type Sheet, writePages } from "./print-sheet.ts";
import type { Printed } from "./use-printing.ts";

/** Where a printout is drawn, and who hears when it is there. */
export interface PrintoutFrame {
  /** In place of being hidden. */
  readonly className?: string | undefined;
  /** Everything is in it, its fonts and pictures too. */
  readonly onReady?: ((frame: Window) => void) | undefined;
}

/** How long a paper waits for its fonts and pictures, in milliseconds: printing never waits for what may not come. */
const patience = 3000;

/** One paper in a frame of its own and of the same origin, ready to be printed. No style attribute or element is in it. */
export function Printout({
  number,
  what,
  printed: { copy, name, center, at },
  words,
  sheet,
  look = "",
  draw,
  className = css.hidden,
  onReady,
}: PrintoutFrame & {
  /** Of the record that it is about. */
  readonly number: string;
  /** What kind of paper it is. */
  readonly what: string;
  readonly printed: Printed;
  /** What its margins say. */
  readonly words: WordsOf<Record<"copy" | "printedBy" | "page", unknown>>;
  /** Left out where `look` says how large its pages are; they have no words in their margins then. */
  readonly sheet?: Sheet | undefined;
  /** Style sheet beside that of every paper. */
  readonly look?: string | undefined;
  /** Draws it; `lines` are what its margins say, for browsers whose margins hold no words. */
  readonly draw: (lines: readonly string[]) => ReactNode;
}) {
  const language = useLanguage();
  const dates = useDates();
  // Isolated, so that numbers keep their order between words of the other direction.
  const which = [`\u2066${number}\u2069`, what, copy > 1 && words("copy", { number: copy })];
  const first = which.filter(Boolean).join(" · ");
  const by = words("printedBy", {
    name: `\u2068${name}\u2069`,
    center: `\u2068${center}\u2069`,
    at: `\u2066${dates.dateTime(at.toISOString())}\u2069`,
  });
  const page = words("page");
  // It names the frame and its document; browsers propose it as the name of a file.
  const title = `${number} ${what}`;
  const element = useRef<HTMLIFrameElement>(null);
  const [paper, setPaper] = useState<Document>();
  const ready = useLatest(onReady);
  // Some browsers have the frame's document at once, and have told so before React listens; others bring it later.
  useLayoutEffect(() => {
    const there = element.current?.contentDocument;
    if (there?.readyState === "complete") setPaper(there);
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
    const pages = sheet ? writePages({ lines: [first, by], page, isRightToLeft, fontFamily }, sheet) : "";
    // The frame has none of the page's style sheets.
    const own = new frame.CSSStyleSheet();
    const font = `html { font-family: ${fontFamily}; }\n`;
    own.replaceSync(readFontFaces(document) + font + printSheet + look + pages);
    paper.adoptedStyleSheets = [own];
  }, [paper, title, language, first, by, page, sheet, look]);

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
      {paper && createPortal(draw([first, by]), paper.body)}
    </>
  );
}

/** The faces of a page's fonts as a style sheet for another document, with their addresses in full. */
function readFontFaces(page: Document): string {
  return [...page.styleSheets, ...page.adoptedStyleSheets].flatMap(readSheet).join("\n");
}

function readSheet(sheet: CSSStyleSheet): string[] {
  try {
    return [...sheet.cssRules].flatMap((rule) => readRule(rule, sheet.href ?? document.baseURI));
  } catch {
    // A sheet of another origin keeps its rules to itself.
    return [];
  }
}

function readRule(rule: CSSRule, base: string): string[] {
  if (rule instanceof CSSFontFaceRule) return [resolveAddresses(rule.cssText, base)];
  if (rule instanceof CSSImportRule) return rule.styleSheet ? readSheet(rule.styleSheet) : [];
  if (rule instanceof CSSGroupingRule) return [...rule.cssRules].flatMap((inner) => readRule(inner, base));
  return [];
}

function resolveAddresses(text: string, base: string): string {
  return text.replaceAll(/url\((["']?)(.*?)\1\)/g, (_, __, address: string) => {
    return `url("${new URL(address, base).href}")`;
  });
}
