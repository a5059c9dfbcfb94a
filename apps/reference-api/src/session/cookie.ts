const name = "__Host-idd_session";
const attributes = "HttpOnly; Secure; SameSite=Strict; Path=/";

/** The session id that a request carries, or nothing. */
export function readSessionCookie(headers: Headers): string | undefined {
  for (const pair of (headers.get("Cookie") ?? "").split(";")) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name && value) return value;
  }
  return undefined;
}

/** The header value that gives a browser its session id, or takes it away. */
export function formatSessionCookie(id: string | null): string {
  return id === null ? `${name}=; ${attributes}; Max-Age=0` : `${name}=${id}; ${attributes}`;
}
