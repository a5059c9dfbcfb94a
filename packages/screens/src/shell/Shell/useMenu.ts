import { useHasMiniDrawer } from "@id-desk/ui";
import { useEffect, useSyncExternalStore } from "react";
import { useRegistry } from "../../runtime/registry/registry-context.ts";

/** The width from which the drawer stands beside the page. @see Spec 9, "Breakpoints" */
const lg = "(min-width: 1266px)";

/**
 * The registry's menu: its drawer starts closed and opens by itself on large screens, unless the theme's settings
 * have it start with icons only.
 * @see Spec 2, "The side drawer is permanent and open by default on large screens"
 */
export function useMenu() {
  const { menu } = useRegistry();
  const { drawerOpen } = useSyncExternalStore(menu.subscribe, menu.getState, menu.getState);
  const isMini = useHasMiniDrawer();
  useEffect(() => {
    const isLarge = window.matchMedia(lg);
    const follow = () => menu.openDrawer(isLarge.matches && !isMini);
    follow();
    isLarge.addEventListener("change", follow);
    return () => isLarge.removeEventListener("change", follow);
  }, [menu, isMini]);
  // Where the drawer lies over the page, whoever goes somewhere is done with it.
  const closeOverPage = () => {
    if (!window.matchMedia(lg).matches) menu.openDrawer(false);
  };
  return {
    isDrawerOpen: drawerOpen,
    openDrawer: menu.openDrawer,
    /** Makes an item the only open one. */
    activateItem(id: string) {
      menu.activateItem(id);
      closeOverPage();
    },
    /** Makes the default item the only open one. */
    resetToDefault() {
      menu.resetToDefault();
      closeOverPage();
    },
  };
}
