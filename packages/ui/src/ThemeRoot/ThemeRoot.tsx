import { type ReactNode, useInsertionEffect, useMemo, useState } from "react";
import { I18nProvider, isRTL } from "react-aria/I18nProvider";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";
import { createPortal } from "react-dom";
import { joinClasses } from "../internal/join-classes.ts";
import { completeWords, type UiWords, WordsProvider } from "../internal/words.ts";
import "../theme/index.ts";
import * as css from "./ThemeRoot.css.ts";

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
  direction = isRTL(locale) ? "rtl" : "ltr",
  nonce,
  portalContainer,
  words,
  className,
  children,
}: ThemeRootProps) {
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const getContainer = useMemo(() => () => overlays, [overlays]);
  const allWords = useMemo(() => completeWords(words), [words]);
  useNonce(nonce);

  const attributes = { lang: locale, dir: direction, "data-color-scheme": colorScheme };
  const overlayRoot = <div ref={setOverlays} className="idd-root" data-idd-part="overlays" {...attributes} />;
  return (
    <I18nProvider locale={localeOf(locale, direction)}>
      <PortalProvider getContainer={getContainer}>
        <WordsProvider value={allWords}>
          <div className={joinClasses("idd-root", css.page, className)} {...attributes}>
            {children}
            {portalContainer ? createPortal(overlayRoot, portalContainer) : overlayRoot}
          </div>
        </WordsProvider>
      </PortalProvider>
    </I18nProvider>
  );
}

/** React Aria reads the direction off the language, so a direction of one's own is told as its script. */
function localeOf(locale: string, direction: "ltr" | "rtl"): string {
  if (isRTL(locale) === (direction === "rtl")) return locale;
  return new Intl.Locale(locale, { script: direction === "rtl" ? "Arab" : "Latn" }).toString();
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
