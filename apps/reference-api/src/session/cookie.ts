const attributes = "HttpOnly; Secure; SameSite=Strict; Path=/";
const sessionCookie = "__Host-idd_session";
const browserCookie = "__Host-idd_browser";

function readCookie(headers: Headers, name: string): string | undefined {
  for (const pair of (headers.get("Cookie") ?? "").split(";")) {
    const [key, ...parts] = pair.trim().split("=");
    // A value may contain equals signs: a forged cookie with more text must not pass for the right one.
    const value = parts.join("=");
    if (key === name && value !== "") return value;
  }
  return undefined;
}

/** The session id that a request carries, or nothing. */
export function readSessionCookie(headers: Headers): string | undefined {
  return readCookie(headers, sessionCookie);
}

/** What the browser of a request shows of who has signed in there, or nothing. */
export function readBrowserCookie(headers: Headers): string | undefined {
  return readCookie(headers, browserCookie);
}

/** The header value that gives a browser its session id, or takes it away. */
export function formatSessionCookie(id: string | null): string {
  return id === null
    ? `${sessionCookie}=; ${attributes}; Max-Age=0`
    : `${sessionCookie}=${id}; ${attributes}`;
}

/** The header value that lets a browser show later who has signed in there; it outlives the session. */
export function formatBrowserCookie(value: string, days: number): string {
  return `${browserCookie}=${value}; ${attributes}; Max-Age=${days * 24 * 60 * 60}`;
}
