"use client";

import { ScreensProvider, useSession } from "@id-desk/screens";
import { Login } from "@id-desk/screens/login";
import { SelectCenter } from "@id-desk/screens/select-center";
import type { ReactNode } from "react";
import { registry } from "./registry.ts";
import { toAddress } from "./to-address.ts";

const theme = { "--idd-color-accent": "rgb(12, 84, 96)" };

/** What a desk takes from the portal around it. */
export interface DeskProps {
  /** Goes to an address with the portal's own router. */
  readonly goTo: (address: string) => void;
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

/** The part of the portal in which the registry's screens stand, for staff who have signed in. */
export function Desk({ goTo, nonce, children }: DeskProps) {
  return (
    <ScreensProvider
      instance={registry}
      theme={theme}
      nonce={nonce}
      getHref={toAddress}
      onNavigate={(destination) => goTo(toAddress(destination))}
    >
      <SignedIn>{children}</SignedIn>
    </ScreensProvider>
  );
}

function SignedIn({ children }: { readonly children: ReactNode }) {
  const { status, center } = useSession();
  if (status === "signedOut") return <Login productName="A portal" />;
  if (status === "signedIn" && !center) return <SelectCenter />;
  return children;
}
