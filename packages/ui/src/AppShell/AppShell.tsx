import { type ReactNode, useId, useRef, useState } from "react";
import { IconButton } from "../IconButton/index.ts";
import { CloseDrawerIcon, MenuIcon, OpenDrawerIcon } from "../icons/index.ts";
import { useMedia } from "../internal/useMedia.ts";
import { media } from "../theme/index.ts";
import * as css from "./AppShell.css.ts";
import { Brand, type BrandProps } from "./Brand.tsx";
import { TemporaryDrawer } from "./TemporaryDrawer.tsx";
import { useCovered } from "./useCovered.ts";

/** The words that the shell says by itself. */
export type AppShellWords = {
  openMenu: string;
  closeMenu: string;
  skipToMain: string;
  /** The name of the drawer where it lies over the page. */
  navigation: string;
};

/** What the shell around the pages takes. */
export type AppShellProps = BrandProps & {
  /** The side navigation; a function is told whether there is room for icons only. */
  navigation: ReactNode | ((isMini: boolean) => ReactNode);
  /** What stands at the beginning of the top bar; on a narrow window in a row of its own. */
  topBarStart?: ReactNode;
  /** What stands at its end, such as the reader's own menu. */
  topBarEnd?: ReactNode;
  /** What stays at the lower edge of the window: it moves nothing that is above it. */
  bottom?: ReactNode;
  /** Beside the page: open or mini. Over it: shown or hidden. */
  isDrawerOpen: boolean;
  onDrawerOpenChange: (isOpen: boolean) => void;
  words: AppShellWords;
  /** The page. */
  children: ReactNode;
};

/**
 * What stands around every page: the brand, a top bar, a drawer with the navigation, and the page. The drawer
 * stands beside the page where there is room, and lies over it where there is not.
 *
 * @see Spec 2, "Side navigation"
 * @see Spec 9, "Layout"
 */
export function AppShell({
  navigation,
  topBarStart,
  topBarEnd,
  bottom,
  isDrawerOpen,
  onDrawerOpenChange,
  words,
  children,
  ...brand
}: AppShellProps) {
  const isBeside = useMedia(media.lg, false);
  const drawerId = useId();
  const mainId = useId();
  const main = useRef<HTMLElement>(null);
  const banner = useRef<HTMLElement>(null);
  const bottomBar = useRef<HTMLDivElement>(null);
  const barEnd = useRef<HTMLDivElement>(null);
  useCovered(banner, "top");
  useCovered(bottomBar, "bottom");
  useCovered(barEnd, "end");
  // A drawer that stood open beside the page does not come to lie over it because the window got narrower.
  const [isLeftOpen, setLeftOpen] = useState(isBeside && isDrawerOpen);
  const staysOpen = isDrawerOpen && (isBeside || isLeftOpen);
  if (staysOpen !== isLeftOpen) setLeftOpen(staysOpen);
  const isOpen = isDrawerOpen && (isBeside || !staysOpen);
  const isMini = isBeside && !isOpen;
  const content = typeof navigation === "function" ? navigation(isMini) : navigation;
  const chip = <Brand {...brand} part="chip" />;
  return (
    <div className={css.shell} data-idd-part="shell" data-drawer={drawerState(isBeside, isOpen)}>
      <a
        href={`#${mainId}`}
        className={css.skipLink}
        onClick={(event) => {
          // The address stays as it is: what follows the # may be the host's own.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {words.skipToMain}
      </a>
      <header ref={banner} className={css.banner}>
        {isBeside && (
          <div className={css.brandHeader} data-idd-part="brand-header">
            <Brand {...brand} part="brand" />
            {isOpen && chip}
          </div>
        )}
        <div className={css.topBar} data-idd-part="top-bar">
          <IconButton
            label={isOpen ? words.closeMenu : words.openMenu}
            icon={toggleIcon(isBeside, isOpen)}
            className={css.toggle}
            aria-expanded={isOpen}
            aria-controls={isBeside || isOpen ? drawerId : undefined}
            onPress={() => {
              setLeftOpen(false);
              onDrawerOpenChange(!isOpen);
            }}
          />
          {(!isBeside || isMini) && (
            <div className={css.topBarBrand}>
              {!isBeside && <Brand {...brand} part="brand" />}
              <div className={css.topBarChip}>{chip}</div>
            </div>
          )}
          <div className={css.topBarStart}>{topBarStart}</div>
          <div ref={barEnd} className={css.topBarEnd}>
            {topBarEnd}
          </div>
        </div>
      </header>
      {isBeside ? (
        <div id={drawerId} className={css.drawer} data-idd-part="drawer">
          <div className={css.drawerScroll}>{content}</div>
        </div>
      ) : (
        <TemporaryDrawer
          id={drawerId}
          brand={brand}
          label={words.navigation}
          closeLabel={words.closeMenu}
          isOpen={isOpen}
          onOpenChange={onDrawerOpenChange}
        >
          {content}
        </TemporaryDrawer>
      )}
      <main ref={main} id={mainId} tabIndex={-1} className={css.main}>
        <div className={css.content} data-idd-part="content">
          {children}
        </div>
      </main>
      <div ref={bottomBar} className={css.bottom} data-idd-part="bottom">
        {bottom}
      </div>
    </div>
  );
}

function drawerState(isBeside: boolean, isOpen: boolean): string {
  if (!isBeside) return "temporary";
  return isOpen ? "open" : "mini";
}

function toggleIcon(isBeside: boolean, isOpen: boolean): ReactNode {
  if (!isBeside) return <MenuIcon />;
  return isOpen ? <CloseDrawerIcon /> : <OpenDrawerIcon />;
}
