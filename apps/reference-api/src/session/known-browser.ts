import type { Ports } from "../ports.ts";
import { digest, formatBase64Url, isSameSecret } from "./digest.ts";

/** For so many days after a sign-in a browser is known as its user's. */
export const knownFor = 180;
/** Clerks take turns at the computer of a counter. */
const mostUsers = 30;

type Keys = Pick<Ports, "keyedDigest">;

interface Browser {
  readonly id: string;
  /** Each user as a digest of their name, and the day of their last sign-in, the newest first. */
  readonly users: readonly { readonly user: string; readonly day: number }[];
}

const form = /^([\w-]{16})((?:\.[\w-]{12}:[\da-z]{1,6}){1,30})\.([\w-]{43})$/;
const readDay = (now: Date) => Math.floor(now.getTime() / 86_400_000);
const seal = ({ keyedDigest }: Keys, text: string) => keyedDigest(`known browser\n${text}`);

/** No names stand in the cookie, and those of two browsers have nothing in common. */
const digestUser = ({ keyedDigest }: Keys, id: string, username: string) =>
  keyedDigest(`user of a browser\n${id}\n${username}`).slice(0, 12);

/** What a cookie says that this registry made and that is not too old; nothing of any other. */
function readBrowser(keys: Keys, cookie: string | undefined, now: Date): Browser | undefined {
  const [, id, list, sent] = form.exec(cookie ?? "") ?? [];
  if (id === undefined || list === undefined || !isSameSecret(seal(keys, id + list), sent ?? ""))
    return undefined;
  const users = list
    .slice(1)
    .split(".")
    .map((entry) => ({ user: entry.slice(0, 12), day: Number.parseInt(entry.slice(13), 36) }))
    .filter(({ day }) => readDay(now) - day < knownFor);
  return { id, users };
}

/** The id of a browser in which this user has signed in before; nothing of one that did not see them. */
export function findKnownBrowser(
  keys: Keys,
  cookie: string | undefined,
  { username, now }: { readonly username: string; readonly now: Date },
): string | undefined {
  const browser = readBrowser(keys, cookie, now);
  const user = browser && digestUser(keys, browser.id, username);
  return browser?.users.some((known) => known.user === user) ? browser.id : undefined;
}

/** Returns what a session keeps of the browser that has this cookie: a digest of the browser's own id. */
export const digestBrowser = (cookie: string): string => digest(cookie.slice(0, 16));

/**
 * What a browser shows from now on, after somebody has signed in there. It opens nothing by itself: it only tells who
 * tries a password from those who may be anybody.
 */
export function rememberUser(
  ports: Pick<Ports, "keyedDigest" | "random">,
  cookie: string | undefined,
  { username, now }: { readonly username: string; readonly now: Date },
): string {
  const { id, users } = readBrowser(ports, cookie, now) ?? {
    id: formatBase64Url(ports.random(12)),
    users: [],
  };
  const user = digestUser(ports, id, username);
  const list = [{ user, day: readDay(now) }, ...users.filter((known) => known.user !== user)]
    .slice(0, mostUsers)
    .map((known) => `.${known.user}:${known.day.toString(36)}`)
    .join("");
  return `${id}${list}.${seal(ports, id + list)}`;
}
