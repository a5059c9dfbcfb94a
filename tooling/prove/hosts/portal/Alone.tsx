"use client";

import { createRegistry, type Registry, ScreensProvider } from "@id-desk/screens";
import { type ReactNode, useState } from "react";

/** What a page that shows one screen alone takes. */
export interface AloneProps {
  /** Whom the portal signs in. */
  readonly username: string;
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

/** One screen alone, without the registry's sign-in: the portal has a session of its own. */
export function Alone({ username, nonce, children }: AloneProps) {
  const [registry, setRegistry] = useState<Registry>();
  if (!registry) {
    return (
      <button type="button" onClick={async () => setRegistry(await signIn(username))}>
        Sign in at the portal
      </button>
    );
  }
  return (
    <ScreensProvider instance={registry} nonce={nonce}>
      <main>{children}</main>
    </ScreensProvider>
  );
}

/** Signs in as the portal does, and tells the screens who it is. */
async function signIn(username: string): Promise<Registry> {
  const { _csrf } = await send("login", { username, password: "Counter-2026!" });
  await send("set-center", { dispatch_center: 1 }, _csrf);
  const { user, center, _csrf: csrf } = await (await fetch("/api/auth/user")).json();
  return createRegistry({ baseUrl: "/api", session: { user, center, csrf } });
}

async function send(path: string, body: object, token = "") {
  const answer = await fetch(`/api/auth/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-CSRF-Token": token },
    body: JSON.stringify(body),
  });
  return answer.json();
}
