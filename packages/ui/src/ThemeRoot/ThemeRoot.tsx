import { type ReactNode, useCallback, useEffect, useInsertionEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { type Bursts, createBursts, type ReadKeys } from "../internal/bursts.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { RootProvider } from "../internal/root-context.ts";
import { useLatest } from "../internal/useLatest.ts";
import { completeWords, type UiWords, WordsProvider } from "../internal/words.ts";
import "../theme/index.ts";
import { fontFamily as ownFamilies } from "../theme/tokens.ts";
import { createOverlayPlace } from "./create-overlay-place.ts";
import * as css from "./ThemeRoot.css.ts";
import { completeThemeSettings, defaultThemeSettings, type ThemeSettings } from "./theme-settings.ts";
import { type Theme, useTheme } from "./useTheme.ts";

/** How a part of a page looks and reads: mode, language, direction, and where its overlays stand. */
export type ThemeRootProps = {
  /** The settings of the theme in one object; a prop below that says the same is heard before it. */
  settings?: ThemeSettings | undefined;
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
  /**
   * Reads what a scanner typed into a field for codes, from its text and its keys: a scanner presses the keys of one
   * layout, and the computer may be set to another. The text counts when left out.
   */
  readKeys?: ReadKeys | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Gives everything inside the look, the language and the direction, and keeps overlays inside too, so that
 * nothing of it leaks into the page around it.
 */
export function ThemeRoot({
  settings,
  colorScheme,
  locale: ownLocale,
  direction: ownDirection,
  nonce,
  portalContainer,
  theme,
  words,
  readKeys,
  className,
  children,
}: ThemeRootProps) {
  // A place rather than a state: setting one would draw the page a second time before it is seen once.
  const [overlays] = useState(createOverlayPlace);
  const [bursts] = useState(createBursts);
  useListening(bursts, readKeys);
  const { mode, direction, language, fontFamily, presetColor, container, miniDrawer } = completeThemeSettings(
    {
      ...settings,
      mode: (colorScheme === "auto" ? "system" : colorScheme) ?? settings?.mode,
      language: ownLocale ?? settings?.language,
      direction: ownDirection ?? settings?.direction,
    },
  );
  const root = useMemo(
    () => ({ locale: language, direction, hasMiniDrawer: miniDrawer, overlays, bursts }),
    [language, direction, miniDrawer, overlays, bursts],
  );
  const allWords = useMemo(() => completeWords(words), [words]);
  useNonce(nonce);
  const values = withFont(theme, fontFamily);
  const themeRoot = useTheme(values);
  const themeOverlays = useTheme(values);
  const takeOverlays = useCallback(
    (element: HTMLElement | null) => {
      themeOverlays(element);
      overlays.set(element);
    },
    [themeOverlays, overlays],
  );

  const attributes = {
    lang: language,
    dir: direction,
    "data-color-scheme": mode === "system" ? "auto" : mode,
    "data-preset-color": presetColor === "default" ? undefined : presetColor,
    "data-container": container ? undefined : "full",
  };
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

/** The theme's own family is in the style sheet; another stands before it, for what that has no letters for. */
function withFont(theme: Theme | undefined, fontFamily: string): Theme | undefined {
  if (fontFamily === defaultThemeSettings.fontFamily) return theme;
  return { "--idd-font-family": `${fontFamily}, ${ownFamilies}`, ...theme };
}

function useListening(bursts: Bursts, readKeys: ReadKeys | undefined) {
  const latest = useLatest(readKeys);
  useEffect(
    () => bursts.listen(window, (text, keys) => latest.current?.(text, keys) ?? text),
    [bursts, latest],
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
