import { demonstrationPassword } from "./journey.ts";
import type { Server } from "./server.ts";

/** A client without a browser: a colleague at another desk, an attacker or a broken program. */
export async function signInDirectly(
  server: Pick<Server, "url">,
  username = "clerk.male",
  center = 1,
  password = demonstrationPassword,
) {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { _csrf } = (await answer.json()) as { _csrf: string };
  const send = (
    method: string,
    path: string,
    body?: string,
    headers: Record<string, string> = { "Content-Type": "application/json", "X-CSRF-Token": _csrf },
  ) =>
    fetch(`${server.url}/api${path}`, {
      method,
      headers: { Cookie: cookie, ...headers },
      ...(body !== undefined && { body }),
    });
  await send("POST", "/auth/set-center", JSON.stringify({ dispatch_center: center }));
  return { send, csrf: _csrf, cookie };
}
