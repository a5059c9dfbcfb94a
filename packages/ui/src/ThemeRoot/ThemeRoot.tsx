import { type ReactNode, useCallback, useInsertionEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { joinClasses } from "../internal/join-classes.ts";
import { RootProvider } from "../internal/root-context.ts";
import { completeWords, type UiWords, WordsProvider } from "../internal/words.ts";
import { readWritingDirection } from "../internal/writing-direction.ts";
import "../theme/index.ts";
import { createOverlayPlace } from "./create-overlay-place.ts";
import * as css from "./ThemeRoot.css.ts";
import { type Theme, useTheme } from "./useTheme.ts";

/** How a part of a page looks and reads: mode, language, direction, and where its overlays stand. */
export type ThemeRootProps = {
  /** Light, dark, or as the reader's system is set. Light when left out. */
  colorScheme?: "light" | "dark" | "auto" | undefined;
  /** The language of the words inside, as a BCP 47 tag. */
  locale?: string | undefined;
  /** Left to right or right to left; follows the language when left out. */
  direction?: "ltr" | "rtl" | undefined;
  /** The nonce of the page's content policy, for the few style elements that React Aria writes. */
  nonce?: string | undefined;
  /** Where menus, dialogs and notices are put; inside this root when left out. */
  portalContainer?: Element | undefined;
  /** Public variables with other values than the theme's: `{ "--idd-color-accent": "#7a1f4b" }`. */
  theme?: Theme | undefined;
  /** The words that primitives say by themselves; English for those left out. */
  words?: Partial<UiWords> | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Gives everything inside the look, the language and the direction, and keeps overlays inside too, so that
 * nothing of it leaks into the page around it.
 */
export function ThemeRoot({
  colorScheme = "light",
  locale = "en",
  direction = readWritingDirection(locale),
  nonce,
  portalContainer,
  theme,
  words,
  className,
  children,
}: ThemeRootProps) {
  // A place rather than a state: setting one would draw the page a second time before it is seen once.
  const [overlays] = useState(createOverlayPlace);
  const root = useMemo(() => ({ locale, direction, overlays }), [locale, direction, overlays]);
  const allWords = useMemo(() => completeWords(words), [words]);
  useNonce(nonce);
  const themeRoot = useTheme(theme);
  const themeOverlays = useTheme(theme);
  const takeOverlays = useCallback(
    (element: HTMLElement | null) => {
      themeOverlays(element);
      overlays.set(element);
    },
    [themeOverlays, overlays],
  );

  const attributes = { lang: locale, dir: direction, "data-color-scheme": colorScheme };
  const overlayRoot = (
    <div ref={takeOverlays} className="idd-root" data-idd-part="overlays" {...attributes} />
  );
  return (
    <RootProvider value={root}>
      <WordsProvider value={allWords}>
        <div ref={themeRoot} className={joinClasses("idd-root", css.page, className)} {...attributes}>
          {children}
          {portalContainer ? createPortal(overlayRoot, portalContainer) : overlayRoot}
        </div>
      </WordsProvider>
    </RootProvider>
  );
}

function useNonce(nonce: string | undefined) {
  // Before any effect of a child, which is where React Aria looks for it.
  useInsertionEffect(() => {
    if (!nonce || document.querySelector('meta[name="csp-nonce"], meta[property="csp-nonce"]')) return;
    const meta = document.createElement("meta");
    meta.setAttribute("property", "csp-nonce");
    meta.nonce = nonce;
    document.head.append(meta);
  }, [nonce]);
}
