import { randomBytes } from "node:crypto";
import { createKeyedDigest } from "../../../apps/reference-api/src/session/keyed-digest.ts";
import { rememberUser } from "../../../apps/reference-api/src/session/known-browser.ts";
import { type Caller, openCaller, signIn } from "../sign-ins/connections.ts";
import { choose } from "./texts.ts";

const name = "__Host-idd_browser";
/** The user whose account is locked, and another user. */
const [locked, other] = ["clerk.hdh", "xpat.male"];
/** An account is locked everywhere after 50 wrong passwords, and a browser that knows its user after ten. */
const [mostOfAccount, mostOfAddress] = [50, 10];
const least = 3_000;
/** Addresses reserved for documentation. Each has limits of its own. */
const addressOf = (index: number) => `198.51.${100 + Math.floor(index / 250)}.${1 + (index % 250)}`;
const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Cookies that the registry gave to browsers, each for one user. */
interface Given {
  readonly own: readonly [string, string];
  readonly ofOther: string;
}

const readValue = (cookies: readonly string[]) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";

/** Makes a cookie as the registry does, but under another key. */
function makeUnderOtherKey(username: string, now = new Date()): string {
  const keyedDigest = createKeyedDigest(randomBytes(32));
  return rememberUser({ keyedDigest, random: (count) => new Uint8Array(randomBytes(count)) }, undefined, {
    username,
    now,
  });
}

/** Changes one character of a cookie. */
function alter(value: string, at: number, random: () => number): string {
  const others = signs.replace(value[at] ?? "", "");
  return `${value.slice(0, at)}${others[Math.floor(random() * others.length)]}${value.slice(at + 1)}`;
}

/** Makes header values that are nearly one of the given cookies, but never are one. */
function forge({ own: [own], ofOther }: Given, random: () => number): string[] {
  const [id = "", entry = "", seal = ""] = own.split(".");
  const [otherId = "", otherEntry = "", otherSeal = ""] = ofOther.split(".");
  const places = Array.from(own, (_, at) => at);
  const values = [
    ...places.map((at) => own.slice(0, at)),
    ...places.map((at) => own.slice(at + 1)),
    ...places.map((at) => alter(own, at, random)),
    ...["=", ".", "a", "%00", "\u00e9", "\t.", `.${seal}`, own, ".AAAAAAAAAAAA:1"].map((end) => own + end),
    ...["a", ".", `${otherId}.`, "%20"].map((start) => start + own),
    ...[
      ofOther,
      `${otherId}.${entry}.${otherSeal}`,
      `${id}.${entry}.${otherSeal}`,
      `${otherId}.${entry}.${seal}`,
    ],
    ...[
      `${id}.${otherEntry}.${seal}`,
      `${id}.${entry}.${otherEntry}.${seal}`,
      `${id}.${otherEntry}.${entry}.${seal}`,
    ],
    ...[`${id}.${entry.replace(/:.*/, ":zzzzzz")}.${seal}`, `${id}.${entry.replace(/:.*/, ":-1")}.${seal}`],
    ...[`${id}${`.${entry}`.repeat(30)}.${seal}`, `${id}${`.${entry}`.repeat(31)}.${seal}`],
    ...[`${id}${`.${entry}`.repeat(200)}.${seal}`, own.toUpperCase(), own.toLowerCase(), `"${own}"`],
    ...[own.repeat(40), own.repeat(100), "a".repeat(15_000), `${own}${"a".repeat(8_000)}`],
    ...Array.from({ length: 200 }, () => makeUnderOtherKey(locked)),
    makeUnderOtherKey(locked, new Date("2099-01-01T00:00:00Z")),
  ];
  const headers = values.filter((value) => value !== own).map((value) => `${name}=${value}`);
  const several = Array.from({ length: 300 }, (_, index) =>
    choose(
      headers.filter((header) => header.length < 300),
      2 + (index % 40),
      random,
    ).join("; "),
  );
  const named = [
    `__host-idd_browser=${own}`,
    `__Host-idd_session=${own}`,
    `__Host-idd_browser%3D${own}`,
    own,
  ];
  return [...headers, ...several, ...named, `${name}; ${name}=`, `=${own}`, `$Version=1; $${name}=${own}`];
}

/**
 * Locks an account, and tries its right password from browsers with forged cookies: only a cookie that the registry gave to
 * this user is accepted.
 *
 * @param url of a server that trusts the proxy's header.
 */
export async function attackDeviceCookies(
  url: string,
  random: () => number,
): Promise<{ sent: number; problems: string[] }> {
  const problems: string[] = [];
  const caller = openCaller(url, 50);
  const tally = new Map<string, number>();
  let sent = 0;

  async function trySignIn(cookie: string, from: string, username = locked) {
    sent += 1;
    const told = await signIn(caller, username, { from, cookie });
    const answer = `${told.status} ${told.code}`;
    tally.set(answer, (tally.get(answer) ?? 0) + 1);
    return told;
  }
  const guess = (from: string, cookie?: string) => {
    sent += 1;
    const body = { username: locked, password: "Wrong-2026!" };
    return caller.call("POST", "/auth/login", { body, from, ...(cookie !== undefined && { cookie }) });
  };
  const isRefused = ({ status }: Awaited<ReturnType<Caller["call"]>>) =>
    [400, 429, 431, 503].includes(status);

  try {
    const get = async (username: string) =>
      readValue((await signIn(caller, username, { from: "203.0.113.9" })).cookies);
    const given: Given = { own: [await get(locked), await get(locked)], ofOther: await get(other) };
    for (let tries = 0; tries < mostOfAccount; tries += 1) {
      await guess(addressOf(1_000 + Math.floor(tries / mostOfAddress)));
    }
    const stranger = await trySignIn("", "203.0.113.10");
    if (stranger.code !== "too_many_attempts") problems.push(`cookies: ${locked} is not locked`);

    const forged = forge(given, random);
    while (forged.length < least)
      forged.push(...forged.slice(0, 50).map((one) => alter(one, one.length - 1, random)));
    let next = 0;
    const send = async () => {
      for (let index = next++; index < forged.length; index = next++) {
        const cookie = forged[index] ?? "";
        const told = await trySignIn(cookie, addressOf(index % 2_000));
        // The password is right. "wrong_sign_in" would mean that the server checked it.
        const isLetThrough = told.status === 200 || told.code === "wrong_sign_in";
        if (isLetThrough || !isRefused(told)) {
          problems.push(`cookies: ${told.status} ${told.code} for ${cookie.slice(0, 120)}`);
        }
        if (told.cookies.length > 0)
          problems.push(`cookies: a refusal sets one, for ${cookie.slice(0, 120)}`);
      }
    };
    await Promise.all(Array.from({ length: 50 }, send));

    // A known browser has a limit of its own, and cookies forged from its cookie must not bypass it.
    const [first, second] = given.own.map((value) => `${name}=${value}`);
    for (let tries = 0; tries < mostOfAddress; tries += 1) await guess("203.0.113.11", second);
    for (const cookie of [
      second ?? "",
      ...forge({ ...given, own: [given.own[1], given.own[0]] }, random).slice(0, 200),
    ]) {
      const told = await trySignIn(cookie, addressOf(sent % 2_000));
      if (told.status === 200) problems.push(`cookies: past its own lock with ${cookie.slice(0, 120)}`);
    }
    const known = await trySignIn(first ?? "", "203.0.113.12");
    if (known.status !== 200)
      problems.push(`cookies: the known browser is refused, ${known.status} ${known.code}`);
    const another = await trySignIn(`${name}=${given.ofOther}`, "203.0.113.12", other);
    if (another.status !== 200) problems.push(`cookies: the other user is refused, ${another.status}`);
  } finally {
    caller.close();
  }
  console.log(`cookies: ${[...tally].map(([answer, count]) => `${count} ${answer}`).join(", ")}`);
  return { sent, problems };
}
