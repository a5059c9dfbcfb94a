import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { hostEnvironment } from "./build-host.ts";

/** A portal that answers. */
export interface ServedHost {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/**
 * Serves what a bundler has built, as a portal's web server does: files, the one page for every other address,
 * `/api` passed on to the registry, and a content policy with a nonce for each page.
 */
export async function serveFiles(folder: string, registryUrl: string): Promise<ServedHost> {
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? "/", "http://portal");
    if (pathname.startsWith("/api/")) passOn(asked, answer, registryUrl);
    else if (pathname === "/favicon.ico") answer.writeHead(204).end();
    else void answerFile(folder, pathname, answer);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The browser's own headers, `Host` among them: the registry takes writes from its own origin alone. */
function passOn(asked: IncomingMessage, answer: ServerResponse, registryUrl: string): void {
  const { method, headers } = asked;
  const upstream = request(`${registryUrl}${asked.url}`, { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  upstream.on("error", () => answer.writeHead(502).end());
  asked.pipe(upstream);
}

async function answerFile(folder: string, pathname: string, answer: ServerResponse): Promise<void> {
  const file = extname(pathname) ? pathname : "/index.html";
  const content = await readFile(join(folder, file)).catch(() => undefined);
  if (!content) {
    answer.writeHead(404).end();
    return;
  }
  const type = contentTypes[extname(file)] ?? "application/octet-stream";
  if (type !== contentTypes[".html"]) {
    answer.writeHead(200, { "Content-Type": type }).end(content);
    return;
  }
  const nonce = randomBytes(16).toString("base64");
  const policy = `default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:`;
  answer
    .writeHead(200, { "Content-Type": type, "Content-Security-Policy": policy })
    .end(content.toString("utf8").replaceAll("nonce-of-the-answer", nonce));
}

/** Starts Next's own server in a folder: what it has built, or the pages as they are developed. */
export async function serveNext(
  folder: string,
  command: "start" | "dev",
  port: number,
  registryUrl: string,
): Promise<ServedHost> {
  const args = [join(folder, "node_modules/next/dist/bin/next"), command, "--port", String(port)];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...hostEnvironment(registryUrl) },
  });
  child.stdout.resume();
  const url = `http://localhost:${port}`;
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`next ${command} ended with exit code ${code}.`);
  });
  ended.catch(() => undefined);
  await Promise.race([untilItAnswers(url), ended]);
  return {
    url,
    async stop() {
      child.kill();
      await ended.catch(() => undefined);
    },
  };
}

async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((settle) => setTimeout(settle, 100));
  }
  throw new Error(`${url} did not answer within two minutes.`);
}
