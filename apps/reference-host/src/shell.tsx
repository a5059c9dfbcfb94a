import { may } from "@id-desk/core";
import { useSession } from "@id-desk/screens";
import { Shell } from "@id-desk/screens/shell";
import { type ReactNode, useMemo } from "react";
import type { Addresses } from "./browser-location.ts";
import { navigation } from "./navigation.ts";
import { productName } from "./registry.ts";

/** The shell of this back office: its navigation, for what the user may do. */
export function BackOfficeShell({
  path,
  addresses,
  children,
}: {
  readonly path: string;
  readonly addresses: Addresses;
  readonly children: ReactNode;
}) {
  const { user } = useSession();
  const allowed = useMemo(() => navigation.filter(({ area }) => may(user, area)), [user]);
  return (
    <Shell
      productName={productName}
      navigation={allowed}
      path={path}
      getItemHref={addresses.toHref}
      onOpenItem={addresses.push}
    >
      {children}
    </Shell>
  );
}
