import type { RegistryOptions } from "@id-desk/screens";
import { useSyncExternalStore } from "react";
import { type RegistryName, registries } from "./registries.ts";

type GivenSession = NonNullable<RegistryOptions["session"]> | null;

interface Answer {
  readonly name: string;
  readonly registries: Readonly<Record<RegistryName, GivenSession>>;
}

/** Who is signed in to the portal; with why nobody is any more. */
export type Visitor =
  | { readonly status: "unknown" }
  | { readonly status: "out"; readonly why?: string }
  | { readonly status: "in"; readonly name: string };

let visitor: Visitor = { status: "unknown" };
const listeners = new Set<() => void>();

function tell(next: Visitor) {
  visitor = next;
  for (const listener of listeners) listener();
}

/** The portal's visitor, in a component. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => visitor,
  );
}

/** The counter that is chosen at a registry, in a component; none before somebody has said where they work. */
export function useCounter(of: RegistryName) {
  const { session } = registries[of];
  return useSyncExternalStore(session.subscribe, () => session.getState().center);
}

function take({ name, registries: sessions }: Answer) {
  for (const key of Object.keys(registries) as RegistryName[]) {
    registries[key].update({ session: sessions[key], onUnauthenticated: () => endBecauseOf(key) });
  }
  tell({ status: "in", name });
}

/** How often each registry has said that a session is over; the page shows it to whoever develops it. */
export const endings: RegistryName[] = [];

function endBecauseOf(key: RegistryName) {
  endings.push(key);
  document.documentElement.dataset.endings = endings.join(" ");
  tell({ status: "out", why: "The registry has ended your session. Please sign in again." });
}

/** Asks the portal's server who is signed in. */
export async function loadVisitor(): Promise<void> {
  const answer = await fetch("/portal/session");
  if (answer.ok) take(await answer.json());
  else tell({ status: "out" });
}

/** Signs in with the portal's own sign-in; the registries' sessions come with it. */
export async function signIn(name: string): Promise<void> {
  const answer = await fetch("/portal/session", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name }),
  });
  if (answer.ok) take(await answer.json());
  else tell({ status: "out", why: "The registries do not answer." });
}

/** Signs out of the portal and of the registries. */
export async function signOut(): Promise<void> {
  await fetch("/portal/session", { method: "DELETE" });
  for (const registry of Object.values(registries)) registry.update({ session: null });
  tell({ status: "out" });
}
