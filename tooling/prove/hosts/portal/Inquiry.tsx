"use client";

import { createRegistry, type Registry, ScreensProvider } from "@id-desk/screens";
import { ApplicationStatus } from "@id-desk/screens/application-status";
import { useState } from "react";

/** One screen alone, without the registry's sign-in: the portal has a session of its own for who looks people up. */
export function Inquiry({
  idNumber,
  nonce,
}: {
  readonly idNumber: string;
  readonly nonce?: string | undefined;
}) {
  const [registry, setRegistry] = useState<Registry>();
  if (!registry) {
    return (
      <button type="button" onClick={async () => setRegistry(await signIn())}>
        Sign in at the portal
      </button>
    );
  }
  return (
    <ScreensProvider instance={registry} nonce={nonce}>
      <ApplicationStatus idNumber={idNumber} />
    </ScreensProvider>
  );
}

/** Signs in as the portal does, and tells the screens who it is. */
async function signIn(): Promise<Registry> {
  const account = { username: "status.male", password: "Counter-2026!" };
  const { _csrf } = await send("login", account);
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
