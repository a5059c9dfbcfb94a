import { isNavigationItem, may, type NavigationGroup } from "@id-desk/core";
import { LeaveDialog, useSession } from "@id-desk/screens";
import { Shell } from "@id-desk/screens/shell";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { choose, languages, useAppearance, useWords } from "./appearance.ts";
import type { Addresses } from "./browser-location.ts";
import type { LeaveGuard } from "./leave-guard.ts";
import { navigation } from "./navigation.ts";
import { PageBoundary } from "./PageBoundary.tsx";
import { productName } from "./registry.ts";

export { PageFailure } from "./PageFailure.tsx";

/** The shell of this back office: its navigation, for what the user may do, and what guards its pages. */
export function BackOfficeShell({
  path,
  pageTitle,
  addresses,
  guard,
  children,
}: {
  readonly path: string;
  readonly pageTitle: string | undefined;
  readonly addresses: Addresses;
  readonly guard: LeaveGuard;
  readonly children: ReactNode;
}) {
  const { user } = useSession();
  const isAsking = useSyncExternalStore(guard.subscribe, guard.isAsking);
  const say = useWords();
  const { mode, language } = useAppearance();
  const allowed = useMemo(
    () => navigation.filter(({ area }) => may(user, area)).map((group) => sayTitles(group, say)),
    [user, say],
  );
  return (
    <Shell
      productName={productName}
      navigation={allowed}
      path={path}
      pageTitle={pageTitle}
      getItemHref={addresses.toHref}
      onOpenItem={addresses.push}
      appearance={{ mode, language, languages, onChange: choose }}
    >
      <PageBoundary key={path}>{children}</PageBoundary>
      <LeaveDialog isOpen={isAsking} onAnswer={guard.answer} />
    </Shell>
  );
}

/** The titles of a group and its items in the language that is spoken now. */
function sayTitles(group: NavigationGroup, say: (text: string) => string): NavigationGroup {
  const children = group.children.map((child) =>
    isNavigationItem(child) ? { ...child, title: say(child.title) } : child,
  );
  return { ...group, title: say(group.title), children };
}
