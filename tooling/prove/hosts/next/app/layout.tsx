import "../portal/portal.css";
import "@id-desk/screens/styles.css";
import type { Metadata } from "next";
import { headers } from "next/headers";
import Link from "next/link";
import type { ReactNode } from "react";
import { RegistryPages } from "./RegistryPages.tsx";

export const metadata: Metadata = { title: "A portal", icons: "data:," };

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = (await headers()).get("X-Nonce") ?? undefined;
  return (
    <html lang="en">
      <body>
        <header className="portal-header">
          <Link href="/">A portal</Link>
        </header>
        <RegistryPages nonce={nonce}>{children}</RegistryPages>
      </body>
    </html>
  );
}
