import { may } from "@id-desk/core";
import { LeaveDialog, useSession } from "@id-desk/screens";
import { Shell } from "@id-desk/screens/shell";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import type { Addresses } from "./browser-location.ts";
import type { LeaveGuard } from "./leave-guard.ts";
import { navigation } from "./navigation.ts";
import { PageBoundary } from "./PageBoundary.tsx";
import { productName } from "./registry.ts";

export { PageFailure } from "./PageFailure.tsx";

/** The shell of this back office: its navigation, for what the user may do, and what guards its pages. */
export function BackOfficeShell({
  path,
  addresses,
  guard,
  children,
}: {
  readonly path: string;
  readonly addresses: Addresses;
  readonly guard: LeaveGuard;
  readonly children: ReactNode;
}) {
  const { user } = useSession();
  const isAsking = useSyncExternalStore(guard.subscribe, guard.isAsking);
  const allowed = useMemo(() => navigation.filter(({ area }) => may(user, area)), [user]);
  return (
    <Shell
      productName={productName}
      navigation={allowed}
      path={path}
      getItemHref={addresses.toHref}
      onOpenItem={addresses.push}
    >
      <PageBoundary key={path}>{children}</PageBoundary>
      <LeaveDialog isOpen={isAsking} onAnswer={guard.answer} />
    </Shell>
  );
}
