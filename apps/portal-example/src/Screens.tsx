import { ScreensProvider } from "@id-desk/screens";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { toAddress } from "./addresses.ts";
import { type RegistryName, registries } from "./registries.ts";

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** The registry's screens inside it speak with one registry and go where the portal's router says. */
export function Screens({ of, children }: { readonly of: RegistryName; readonly children: ReactNode }) {
  const [, navigate] = useLocation();
  return (
    <ScreensProvider
      instance={registries[of]}
      nonce={nonce}
      getHref={toAddress}
      onNavigate={(destination) => navigate(toAddress(destination))}
    >
      {children}
    </ScreensProvider>
  );
}
