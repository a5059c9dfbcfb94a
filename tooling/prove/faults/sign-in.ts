import type { BrowserContext, Page } from "playwright";

/** Somebody at a desk: a demonstration account, and the centre that they work at. */
export interface Clerk {
  readonly username: string;
  /** Null for who has not chosen yet. */
  readonly center: number | null;
}

/** The password of every demonstration account. */
export const password = "Counter-2026!";

/** Calls the server as a clerk; gives what it answers and throws where it refuses. */
// biome-ignore lint/suspicious/noExplicitAny: what is read of an answer is little, and known to who asks
export type Send = (method: string, path: string, body?: object) => Promise<any>;

/** A clerk's session on a server. */
export interface SignedIn {
  readonly send: Send;
  /** Puts the session into a window. */
  readonly takeTo: (context: BrowserContext) => Promise<void>;
}

/** Signs a clerk in without a browser. */
export async function signIn(url: string, { username, center }: Clerk): Promise<SignedIn> {
  const login = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  if (!login.ok) throw new Error(`${username} could not be signed in: ${login.status}`);
  const { _csrf } = await login.json();
  const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const send: Send = async (method, path, body) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { Cookie: cookie, "Content-Type": "application/json", "X-CSRF-Token": _csrf },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  if (center !== null) await send("POST", "/auth/set-center", { dispatch_center: center });
  const [name = "", value = ""] = cookie.split("=");
  return {
    send,
    takeTo: (context) =>
      context.addCookies([
        {
          name,
          value,
          domain: new URL(url).hostname,
          path: "/",
          httpOnly: true,
          secure: true,
          sameSite: "Strict",
        },
      ]),
  };
}

/** The centres that clerks work at, as Select Center names them. */
const centers: Readonly<Record<number, RegExp>> = { 1: /DNR Head Office/, 6: /Kulhudhuffushi/ };

/** Signs a clerk in on the sign-in page, and selects the centre that they work at. */
export async function signInOn(page: Page, { username, center }: Clerk): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  const name = center === null ? undefined : centers[center];
  if (!name) return;
  await page.getByRole("radio", { name }).check({ force: true });
  await page.getByRole("button", { name: "Select Center" }).click();
}
