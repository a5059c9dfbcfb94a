"use client";

import { useRouter } from "next/navigation";
import { Desk, type DeskProps } from "../portal/Desk.tsx";

/** The registry's screens with Next's router. */
export function RegistryPages(props: Omit<DeskProps, "goTo">) {
  const router = useRouter();
  return <Desk {...props} goTo={(address) => router.push(address)} />;
}
