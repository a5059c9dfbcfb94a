import { findSelectedItem, isNavigationItem, type NavigationGroup, type NavigationItem } from "@id-desk/core";
import {
  AppShell,
  type Breadcrumb,
  Breadcrumbs,
  LogoMark,
  SideNavigation,
  useHasMiniDrawer,
} from "@id-desk/ui";
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { CrashGuard } from "../../runtime/frame/CrashGuard.tsx";
import { ScreenScope } from "../../runtime/frame/ScreenScope.tsx";
import { useSessionScreenState } from "../../runtime/frame/screen-context.ts";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useMayOpen } from "../../runtime/frame/use-may-open.ts";
import { NoticesButton } from "../../runtime/notices/NoticesButton.tsx";
import { useCopy, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { ConnectionBanner } from "../../runtime/session/ConnectionBanner.tsx";
import type { Appearance } from "./appearance-menu.ts";
import { navigationIcons } from "./navigation-icons.tsx";
import { ProfileMenu } from "./ProfileMenu.tsx";
import { shellCopy } from "./Shell.copy.ts";
import * as css from "./Shell.css.ts";
import { shellManifest } from "./Shell.manifest.ts";
import { TopSearch } from "./TopSearch.tsx";
import { useKeyboardHelp } from "./useKeyboardHelp.tsx";

/** What the shell takes from its host. */
export interface ShellProps
  extends Pick<
    ScreenProps<
      "logout" | "updatePassword" | "startSecondFactor" | "confirmSecondFactor" | "endOtherSessions",
      typeof shellCopy.texts
    >,
    "onNavigate" | "getHref" | "onReady" | "onLoadError" | "actions" | "classNames" | "messages"
  > {
  /** The name of the product, in the brand header. */
  readonly productName: string;
  /** The mark beside it; ID Desk's own by default. */
  readonly logo?: ReactNode;
  /** The side navigation, already without what the user may not see. */
  readonly navigation: readonly NavigationGroup[];
  /** Where the user is, in the same words as the urls of the navigation. */
  readonly path: string;
  /** What the page is called; the last step of the breadcrumbs where it stands below an item's own page. */
  readonly pageTitle?: string | undefined;
  /** The browser's address of a url of the navigation. */
  readonly getItemHref: (url: string) => string;
  /** Goes to a url of the navigation. */
  readonly onOpenItem: (url: string) => void;
  /** Lets staff choose mode and language in their own menu; left out, they are not asked. */
  readonly appearance?: Appearance | undefined;
  /** The page. */
  readonly children: ReactNode;
}

/**
 * What stands around every page: brand, centre, side navigation and the user's own menu.
 * @see Spec 2, "Top bar" and "Side navigation"
 */
export function Shell(props: ShellProps) {
  return (
    <ScreenScope manifest={shellManifest} props={props}>
      <Around {...props} />
    </ScreenScope>
  );
}

function Around({
  productName,
  logo,
  navigation,
  path,
  pageTitle,
  getItemHref,
  onOpenItem,
  appearance,
  messages,
  classNames,
  children,
}: ShellProps) {
  const t = useCopy(shellCopy, messages);
  const { center } = useSession();
  // The page inside says it to staff.
  useSessionScreenState();
  const menu = useMenu();
  const mayOpen = useMayOpen();
  const help = useKeyboardHelp(t("shortcuts"));
  const selected = findSelectedItem(path, navigation);
  const groups = useMemo(
    () => navigation.map((group) => withIcons(group, center === null)),
    [navigation, center],
  );

  function open(item: Pick<NavigationItem, "id" | "url">): void {
    menu.openOnly(item.id);
    onOpenItem(item.url);
  }
  /** Where the page stands in the navigation: its group, its item, and the page itself below an item's own. */
  function listSteps(item: NavigationItem): readonly Breadcrumb[] {
    const group = groups.find(({ children }) => children.some(({ id }) => id === item.id));
    const top = group?.title === undefined ? [] : [{ label: group.title }];
    const { title, url } = item;
    if (pageTitle === undefined || pageTitle === title) return [...top, { label: title }];
    const link = { label: title, href: getItemHref(url), onPress: () => open(item) };
    return [...top, link, { label: pageTitle }];
  }

  return (
    <AppShell
      words={{
        openMenu: t("openMenu"),
        closeMenu: t("closeMenu"),
        skipToMain: t("skipToMain"),
        navigation: t("navigation"),
      }}
      brand={
        <>
          {logo ?? <LogoMark />}
          <bdi>{productName}</bdi>
        </>
      }
      brandHref={getItemHref("/")}
      onBrandPress={() => {
        menu.openOnly();
        onOpenItem("/");
      }}
      chip={center?.name}
      chipPrefix={t("currentCenter")}
      isDrawerOpen={menu.isDrawerOpen}
      onDrawerOpenChange={menu.openDrawer}
      navigation={(isMini) => (
        <CrashGuard>
          <SideNavigation
            label={t("navigation")}
            groups={groups}
            selectedId={selected?.id}
            isMini={isMini}
            getHref={getItemHref}
            onOpen={open}
            unsupportedTexts={{ collapse: t("unsupportedCollapse"), other: t("unsupportedOther") }}
          />
        </CrashGuard>
      )}
      topBarStart={
        mayOpen("idSearch") && (
          <CrashGuard>
            <TopSearch key={path} t={t} />
          </CrashGuard>
        )
      }
      bottom={<ConnectionBanner />}
      topBarEnd={
        <CrashGuard>
          <NoticesButton />
          <ProfileMenu t={t} appearance={appearance} onOpenHelp={help.open} />
        </CrashGuard>
      }
    >
      <div
        className={classNames?.root}
        data-idd-screen={shellManifest.name}
        data-idd-screen-version={shellManifest.contractVersion}
      >
        {selected?.breadcrumbs && center && (
          <div className={css.trail}>
            <Breadcrumbs label={t("breadcrumbs")} items={listSteps(selected)} />
          </div>
        )}
        {children}
        {help.dialog}
      </div>
    </AppShell>
  );
}

/** The width from which the drawer stands beside the page. @see Spec 9, "Breakpoints" */
const lg = "(min-width: 1266px)";

const neverChanges = () => () => {};

/**
 * The registry's menu: its drawer starts closed and opens by itself on large screens, unless the theme's settings
 * have it start with icons only.
 * @see Spec 2, "The side drawer is permanent and open by default on large screens"
 */
function useMenu() {
  const { menu } = useRegistry();
  const { drawerOpen } = useSyncExternalStore(menu.subscribe, menu.getState, menu.getState);
  const isMini = useHasMiniDrawer();
  const startsLarge = useSyncExternalStore(
    neverChanges,
    () => window.matchMedia(lg).matches,
    () => false,
  );
  const [isFollowing, setFollowing] = useState(false);
  useEffect(() => {
    const isLarge = window.matchMedia(lg);
    const follow = () => menu.openDrawer(isLarge.matches && !isMini);
    follow();
    setFollowing(true);
    isLarge.addEventListener("change", follow);
    return () => isLarge.removeEventListener("change", follow);
  }, [menu, isMini]);
  return {
    // The menu hears of the window only after the first paint, and the page would jump to the side.
    isDrawerOpen: isFollowing ? drawerOpen : startsLarge && !isMini,
    openDrawer: menu.openDrawer,
    /** Makes an item the only open one, or the default one where none is given. */
    openOnly(id?: string) {
      if (id === undefined) menu.resetToDefault();
      else menu.activateItem(id);
      // Where the drawer lies over the page, whoever goes somewhere is done with it.
      if (!window.matchMedia(lg).matches) menu.openDrawer(false);
    },
  };
}

/** Gives the items their pictures; without a centre they lead nowhere yet. */
function withIcons(group: NavigationGroup, isDisabled: boolean) {
  return {
    ...group,
    children: group.children.map((child) =>
      isNavigationItem(child)
        ? {
            ...child,
            icon: child.icon && navigationIcons[child.icon],
            disabled: isDisabled || child.disabled,
          }
        : child,
    ),
  };
}
