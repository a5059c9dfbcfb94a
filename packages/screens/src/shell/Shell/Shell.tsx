import { findSelectedItem, isNavigationItem, type NavigationGroup, type NavigationItem } from "@id-desk/core";
import { AppShell, LogoMark, MenuButton, type MenuItems, SideNavigation } from "@id-desk/ui";
import { LogOutIcon, SwapIcon } from "@id-desk/ui/icons";
import { type ReactNode, useMemo, useState } from "react";
import { ConnectionBanner } from "../../runtime/ConnectionBanner.tsx";
import { CrashGuard } from "../../runtime/CrashGuard.tsx";
import { NoticesButton } from "../../runtime/NoticesButton.tsx";
import { useCopy, useNavigation, useRegistry, useSession } from "../../runtime/registry-context.ts";
import { ScreenScope } from "../../runtime/ScreenScope.tsx";
import { useScreenState } from "../../runtime/screen-context.ts";
import type { ScreenProps } from "../../runtime/screen-props.ts";
import { useMayGive } from "../../runtime/use-may-give.ts";
import { useLogout } from "../parts/useLogout.ts";
import { LogoutDialog } from "./LogoutDialog.tsx";
import { navigationIcons } from "./navigation-icons.tsx";
import { shellCopy } from "./Shell.copy.ts";
import { shellManifest } from "./Shell.manifest.ts";
import { useMenu } from "./useMenu.ts";

/** What the shell takes from its host. */
export interface ShellProps
  extends Pick<
    ScreenProps<"logout", typeof shellCopy.texts>,
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
  /** The browser's address of a url of the navigation. */
  readonly getItemHref: (url: string) => string;
  /** Goes to a url of the navigation. */
  readonly onOpenItem: (url: string) => void;
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
  getItemHref,
  onOpenItem,
  messages,
  classNames,
  children,
}: ShellProps) {
  useScreenState({ isReady: true });
  const t = useCopy(shellCopy, messages);
  const { center } = useSession();
  const menu = useMenu();
  const groups = useMemo(
    () => navigation.map((group) => withIcons(group, center === null)),
    [navigation, center],
  );

  function open(item: Pick<NavigationItem, "id" | "url">): void {
    menu.activateItem(item.id);
    onOpenItem(item.url);
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
          <span>{productName}</span>
        </>
      }
      brandHref={getItemHref("/")}
      onBrandPress={() => {
        menu.resetToDefault();
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
            selectedId={findSelectedItem(path, navigation)?.id}
            isMini={isMini}
            getHref={getItemHref}
            onOpen={open}
            unsupportedTexts={{ collapse: t("unsupportedCollapse"), other: t("unsupportedOther") }}
          />
        </CrashGuard>
      )}
      bottom={<ConnectionBanner />}
      topBarEnd={
        <CrashGuard>
          <NoticesButton />
          <ProfileMenu messages={messages} />
        </CrashGuard>
      }
    >
      <div
        className={classNames?.root}
        data-idd-screen={shellManifest.name}
        data-idd-screen-version={shellManifest.contractVersion}
      >
        {children}
      </div>
    </AppShell>
  );
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

/** Who is signed in, and what they can do about it. @see Spec 2, "Profile menu" */
function ProfileMenu({ messages }: Pick<ShellProps, "messages">) {
  const t = useCopy(shellCopy, messages);
  const { onNavigate } = useNavigation();
  const { unsavedWork, pendingScans } = useRegistry();
  const { user, center } = useSession();
  const mayGive = useMayGive();
  const run = useLogout();
  const [isAsking, setAsking] = useState(false);
  if (!user) return null;

  const { username } = user;
  function logout(): void {
    if (unsavedWork.read().length > 0 || pendingScans.pendingFor(username) > 0) setAsking(true);
    else run();
  }

  const items: MenuItems = [
    {
      id: "user",
      heading: username,
      items: [
        ...(center
          ? [
              {
                id: "switch-center",
                label: t("switchCenter"),
                icon: <SwapIcon />,
                onAction: () => onNavigate({ screen: "SwitchCenter" }),
              },
            ]
          : []),
        ...(mayGive("logout")
          ? [{ id: "logout", label: t("logout"), icon: <LogOutIcon />, onAction: logout }]
          : []),
      ],
    },
  ];
  return (
    <>
      <MenuButton label={user.fullname} isPerson items={items} variant="quiet" align="end" />
      <LogoutDialog isOpen={isAsking} onOpenChange={setAsking} />
    </>
  );
}
