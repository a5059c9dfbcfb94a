"use client";

import { usePathname, useRouter } from "next/navigation";
import { Desk, type DeskProps } from "../portal/Desk.tsx";

/** The registry's screens with Next's router; a page that shows one alone has a session of its own. */
export function RegistryPages(props: Omit<DeskProps, "goTo">) {
  const router = useRouter();
  const isAlone = /^\/(inquiry|new-application|xpat)/.test(usePathname());
  return isAlone ? props.children : <Desk {...props} goTo={(address) => router.push(address)} />;
}
