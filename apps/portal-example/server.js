/**
 * The portal's own server: its pages, its own sign-in, and on its own origin the way to two registries. The
 * registries' cookies stay here; a browser only ever holds the portal's.
 */
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { request as ask, createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const port = Number(process.env.PORT ?? 5000);
const registryUrl = process.env.REGISTRY_URL ?? "http://localhost:4000";
const pages = fileURLToPath(new URL("dist", import.meta.url));

/** The registries that the portal works with, and whom it signs in there: accounts of the demonstration. */
const registries = {
  male: { url: registryUrl, username: "clerk.male" },
  north: { url: process.env.NORTH_REGISTRY_URL ?? registryUrl, username: "clerk.hdh", center: 6 },
};
const password = process.env.REGISTRY_PASSWORD ?? "Counter-2026!";

/** Who is signed in to the portal, by the id in their cookie, with their session at each registry. */
const visitors = new Map();

/** The counter at which somebody works, by their name and the registry's: a new session begins there again. */
const counters = new Map();

const notes = [
  { id: 1, day: "2026-11-18", text: "The boat to Kulhudhuffushi leaves at 14:00 from Thursday on." },
  { id: 2, day: "2026-11-20", text: "Sealed bags only: open ones are sent back." },
];

async function signInAt({ url, username, center }) {
  const login = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  if (!login.ok) throw new Error(`${username} was not let in at ${url}: ${login.status}`);
  const account = { url, cookie: readCookie(login.headers.getSetCookie()) };
  const { _csrf } = await login.json();
  if (center) {
    await fetch(`${url}/api/auth/set-center`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: account.cookie, "X-CSRF-Token": _csrf },
      body: JSON.stringify({ dispatch_center: center }),
    });
  }
  return account;
}

/** `name=value` of the first cookie. */
function readCookie([first = ""]) {
  return first.split(";")[0];
}

/** Who a registry says is signed in, in the words of `createRegistry({ session })`. */
async function readSession({ url, cookie }) {
  const answer = await fetch(`${url}/api/auth/user`, { headers: { Cookie: cookie } });
  if (!answer.ok) return null;
  const { user, center, _csrf, time_zone } = await answer.json();
  return { user, center, csrf: _csrf, timeZone: time_zone };
}

async function describeVisitor({ name, accounts }) {
  const entries = Object.entries(accounts).map(async ([key, account]) => [key, await readSession(account)]);
  return { name, registries: Object.fromEntries(await Promise.all(entries)) };
}

function findVisitorId(request) {
  return /(?:^|; )portal=(\w+)/.exec(request.headers.cookie ?? "")?.[1];
}

async function readText(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function send(response, status, body, headers = {}) {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers });
  response.end(JSON.stringify(body));
}

async function answerPortal(request, response, pathname) {
  const id = findVisitorId(request);
  const visitor = visitors.get(id);
  const route = `${request.method} ${pathname}`;
  if (route === "POST /portal/session") {
    const { name } = JSON.parse(await readText(request));
    const newId = randomBytes(24).toString("hex");
    const entries = Object.entries(registries).map(async ([key, registry]) => {
      const center = registry.center ?? counters.get(`${name} ${key}`);
      return [key, await signInAt({ ...registry, center })];
    });
    const newVisitor = { name: String(name), accounts: Object.fromEntries(await Promise.all(entries)) };
    visitors.set(newId, newVisitor);
    return send(response, 200, await describeVisitor(newVisitor), {
      "Set-Cookie": `portal=${newId}; HttpOnly; SameSite=Strict; Path=/`,
    });
  }
  if (!visitor) return send(response, 401, { message: "Nobody is signed in." });
  if (route === "GET /portal/session") return send(response, 200, await describeVisitor(visitor));
  if (route === "DELETE /portal/session") {
    visitors.delete(id);
    return send(response, 200, {});
  }
  if (route === "GET /portal/notes") return send(response, 200, notes);
  return send(response, 404, { message: "There is no such thing." });
}

/** `/api/male/…` is `/api/…` of the registry in Malé, with the cookie that the portal has from there. */
async function passOn(request, response, url) {
  const [, , key, ...rest] = url.pathname.split("/");
  const path = rest.join("/");
  const visitor = visitors.get(findVisitorId(request));
  const account = visitor?.accounts[key];
  if (!account) return send(response, 401, { message: "Nobody is signed in." });
  const { cookie: _own, ...headers } = request.headers;
  const choice = path === "auth/set-center" ? await readText(request) : undefined;
  const upstream = ask(
    `${account.url}/api/${path}${url.search}`,
    // Host and Origin as the browser sent them: the registry takes writes from its own origin alone.
    { method: request.method, headers: { ...headers, cookie: account.cookie } },
    (answer) => {
      const { "set-cookie": cookies, ...answerHeaders } = answer.headers;
      if (cookies) account.cookie = readCookie(cookies);
      response.writeHead(answer.statusCode ?? 502, answerHeaders);
      answer.pipe(response);
      if (choice && answer.statusCode === 200) {
        counters.set(`${visitor.name} ${key}`, JSON.parse(choice).dispatch_center);
      }
    },
  );
  upstream.on("error", () => send(response, 502, { message: "The registry does not answer." }));
  if (choice) upstream.end(choice);
  else request.pipe(upstream);
  return undefined;
}

const contentTypes = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

async function answerFile(response, pathname) {
  if (pathname === "/favicon.ico") return response.writeHead(204).end();
  // Every address of the portal's router is the one page.
  const file = extname(pathname) ? pathname : "/index.html";
  const content = await readFile(join(pages, file)).catch(() => undefined);
  if (!content) return send(response, 404, { message: "There is no such file." });
  const type = contentTypes[extname(file)] ?? "application/octet-stream";
  if (extname(file) !== ".html") {
    response.writeHead(200, { "Content-Type": type });
    return response.end(content);
  }
  const nonce = randomBytes(16).toString("base64");
  response.writeHead(200, {
    "Content-Type": type,
    "Cache-Control": "no-store",
    // Bootstrap draws its small signs with data: addresses.
    "Content-Security-Policy": `default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:`,
  });
  return response.end(content.toString("utf8").replaceAll("nonce-of-the-answer", nonce));
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://portal");
  const answer = async () => {
    if (url.pathname.startsWith("/portal/")) return answerPortal(request, response, url.pathname);
    if (url.pathname.startsWith("/api/")) return passOn(request, response, url);
    return answerFile(response, url.pathname);
  };
  answer().catch((error) => {
    process.stderr.write(`${error.stack}\n`);
    send(response, 502, { message: "The registry does not answer." });
  });
});

server.listen(port, "127.0.0.1", () => {
  process.stdout.write(`The post office's portal: http://localhost:${server.address().port}\n`);
});
