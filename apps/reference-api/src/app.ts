import { type Context, Hono } from "hono";
import { contractVersion } from "./contract/operations.ts";
import { docsPages } from "./docs/docs-pages.ts";
import { Refusal, refuseMethod } from "./domain/refusal.ts";
import { answerOperation } from "./http/answer-operation.ts";
import { answerUpload, uploadMethods } from "./http/answer-upload.ts";
import { type Crowds, createCrowds, readKind } from "./http/crowd.ts";
import { formatTrace } from "./http/format-trace.ts";
import { createHeldAnswers, type HeldAnswers } from "./http/held-answers.ts";
import { listCrossOriginHeaders } from "./http/origin.ts";
import { readTraceId } from "./http/read-trace-id.ts";
import { listSecurityHeaders, strictTransport } from "./http/security-headers.ts";
import { refuseUnavailable } from "./http/unavailable.ts";
import type { AnsweredFile, ServedOperation } from "./operations/operation.ts";
import { servedOperations } from "./operations/served-operations.ts";
import type { Ports } from "./ports.ts";
import { formatBrowserCookie, formatSessionCookie } from "./session/cookie.ts";
import { knownFor } from "./session/known-browser.ts";

const base = "/api";

interface Environment {
  Variables: { route: string; code: string | undefined };
}

type RequestContext = Context<Environment>;

function formatAnswer(
  { status, text }: { status: number; text: string },
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(text, {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", ...headers },
  });
}

/** A file that no page of a browser shows by itself, whatever it holds, and nobody keeps on the way. */
function formatFile(status: number, { bytes, type, name }: AnsweredFile): Response {
  return new Response(bytes as BodyInit, {
    status,
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

function answerRefusal(context: RequestContext, { status, body, headers }: Refusal): Response {
  context.set("code", body.code);
  return formatAnswer({ status, text: JSON.stringify(body) }, headers);
}

/** The route of Hono for a path of the contract: `/batches/{id}` is `/batches/:id`. */
function readRoute(path: string): string {
  return base + path.replaceAll(/\{(\w+)\}/g, ":$1");
}

function serveOperation(
  served: ServedOperation,
  ports: Ports,
  { crowds, heldAnswers }: { readonly crowds: Crowds; readonly heldAnswers: HeldAnswers },
) {
  return async (context: RequestContext): Promise<Response> => {
    context.set("route", base + served.contract.path);
    const incoming = {
      request: context.req.raw,
      path: context.req.param(),
      address: ports.readAddress?.(context.env) ?? null,
    };
    const work = () => answerOperation(served, incoming, ports, crowds.files);
    const admit = () => {
      // Looks have a limit of their own, and take no place from those who scan.
      if (served.contract.id === "listBatchChanges") {
        return heldAnswers.answer(Number(incoming.path.batchId), incoming.request.signal, work);
      }
      const kind = readKind(served.contract);
      // A file is counted once it is known whose it is.
      return kind === "files" ? work() : crowds[kind].admit(work);
    };
    const answer = await admit();
    if (answer.file) return formatFile(answer.status, answer.file);
    const response = formatAnswer(answer);
    const cookies = [
      ...(answer.session === undefined ? [] : [formatSessionCookie(answer.session)]),
      ...(answer.browser === undefined ? [] : [formatBrowserCookie(answer.browser, knownFor)]),
    ];
    for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
    return response;
  };
}

/** Adds to every answer what browsers must know, and writes the access log. */
function finish(ports: Ports) {
  const securityHeaders = Object.entries(listSecurityHeaders(ports.fingerprintReader));
  return async (context: RequestContext, next: () => Promise<void>): Promise<void> => {
    const start = performance.now();
    context.set("route", "*");
    await next();
    const { headers, status } = context.res;
    for (const [name, value] of securityHeaders) headers.set(name, value);
    if (context.get("route").startsWith(base)) headers.set("X-Registry-Api", contractVersion);
    if (ports.isTlsOnly) headers.set("Strict-Transport-Security", strictTransport);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
    const shared = listCrossOriginHeaders(context.req.raw, ports.allowedOrigins ?? []);
    for (const [name, value] of Object.entries(shared)) headers.set(name, value);
    const code = context.get("code");
    const trace = readTraceId(context.req.header("traceparent"));
    ports.log.access({
      method: context.req.method,
      route: context.get("route"),
      status,
      ms: Math.round(performance.now() - start),
      ...(code !== undefined && { code }),
      ...(trace !== undefined && { trace }),
    });
  };
}

/**
 * The registry's server: the contract's operations under `/api` and the host's files everywhere else. What
 * it runs on comes in through the ports, so that the same app answers in Node, in tests and in a
 * browser's tab.
 */
export function createApp(ports: Ports): Hono<Environment> {
  const app = new Hono<Environment>();
  app.use(finish(ports));
  const crowds = ports.crowds ?? createCrowds(ports.settings.uploads);
  const heldAnswers = ports.heldAnswers ?? createHeldAnswers();

  const methods = new Map<string, string[]>();
  for (const served of servedOperations) {
    const { method, path } = served.contract;
    app.on(method, readRoute(path), serveOperation(served, ports, { crowds, heldAnswers }));
    const known = methods.get(path) ?? [];
    methods.set(path, [...known, method, ...(method === "GET" ? ["HEAD"] : [])]);
  }
  for (const [path, allowed] of methods) {
    app.all(readRoute(path), (context) => {
      context.set("route", base + path);
      const origin = context.req.header("Origin") ?? "";
      const isPreflight = context.req.method === "OPTIONS" && ports.allowedOrigins?.includes(origin);
      if (isPreflight) return new Response(null, { status: 204 });
      throw refuseMethod(allowed);
    });
  }

  for (const [path, allowed] of [
    ["/uploads", uploadMethods.begin],
    ["/uploads/{id}", uploadMethods.goOn],
  ] as const) {
    app.all(readRoute(path), (context) => {
      context.set("route", base + path);
      const { raw: request } = context.req;
      if (!allowed.includes(request.method)) throw refuseMethod(allowed);
      const address = ports.readAddress?.(context.env) ?? null;
      return answerUpload({ request, id: context.req.param("id"), address }, ports, crowds.chunks);
    });
  }

  const servePage = (path: string, read: (request: Request) => Response | Promise<Response>) =>
    app.all(path, (context) => {
      context.set("route", path);
      const isRead = context.req.method === "GET" || context.req.method === "HEAD";
      if (!isRead) throw refuseMethod(["GET", "HEAD"]);
      return read(context.req.raw);
    });
  for (const { path, type, read } of docsPages) {
    servePage(base + path, () => new Response(read(), { headers: { "Content-Type": type } }));
  }
  if (ports.serveMetrics) servePage("/metrics", ports.serveMetrics);

  app.all("*", async (context) => {
    const { method, path, raw } = context.req;
    if (path !== base && !path.startsWith(`${base}/`)) {
      const page = await ports.serveDemo?.(raw);
      if (page) return page;
      if (method !== "GET" && method !== "HEAD") throw refuseMethod(["GET", "HEAD"]);
      const file = ports.serveHost?.(raw);
      if (file) return file;
      if (path === "/") return new Response(null, { status: 302, headers: { Location: `${base}/docs` } });
    }
    return answerRefusal(
      context,
      new Refusal(404, { message: "There is nothing at this address.", code: "not_found" }),
    );
  });

  app.onError((error, context) => {
    if (error instanceof Refusal) return answerRefusal(context, error);
    ports.log.error(formatTrace(error));
    const unavailable = refuseUnavailable(error);
    if (unavailable) return answerRefusal(context, unavailable);
    return answerRefusal(
      context,
      new Refusal(500, { message: "Server error. Please try again later.", code: "server" }),
    );
  });
  return app;
}
