import { refuseForgery } from "../domain/refusal.ts";
import type { Ports } from "../ports.ts";

/**
 * Whether a write may come from where the browser says it comes from. Programs that name no origin, such as
 * curl, are let through: they are stopped by the anti-forgery token.
 */
function isTrustedOrigin(request: Request, allowed: readonly string[]): boolean {
  const origin = request.headers.get("Origin");
  if (origin !== null && allowed.includes(origin)) return true;
  if (origin !== null && readHost(origin) !== new URL(request.url).host) return false;
  const site = request.headers.get("Sec-Fetch-Site");
  return site === null || site === "same-origin" || site === "none";
}

/**
 * Lets a write through that comes from where it may come from.
 *
 * @throws Refusal for any other. A demonstration names the cause, for the developer of a portal.
 */
export function checkOrigin(
  request: Request,
  { allowedOrigins = [], isDemonstration = false }: Pick<Ports, "allowedOrigins" | "isDemonstration">,
): void {
  if (isTrustedOrigin(request, allowedOrigins)) return;
  const origin = request.headers.get("Origin");
  throw refuseForgery(isDemonstration && origin ? explainOrigin(origin, request) : undefined);
}

function explainOrigin(origin: string, request: Request): string {
  return (
    `The page is at ${origin}, and the request names ${new URL(request.url).host} as its host. Let your development ` +
    "server pass the browser's Host header on (in Vite: changeOrigin: false), or start this server with " +
    `ID_DESK_ALLOWED_ORIGINS=${origin}.`
  );
}

/** Behind a proxy the server does not know its own scheme, so it is the host that has to be the same. */
function readHost(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

/** The headers that let a page of an allowed origin read the answer; none for any other. */
export function listCrossOriginHeaders(request: Request, allowed: readonly string[]): Record<string, string> {
  const origin = request.headers.get("Origin");
  if (origin === null || !allowed.includes(origin)) return {};
  return {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Expose-Headers": "X-Registry-Api, Location, Tus-Resumable, Upload-Length, Upload-Offset",
    Vary: "Origin",
    ...(request.method === "OPTIONS" && {
      "Access-Control-Allow-Methods": "GET, HEAD, POST, PATCH, PUT, DELETE",
      "Access-Control-Allow-Headers": [
        "Content-Type, X-CSRF-Token, Idempotency-Key, X-Center-Id, X-Background",
        "Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset",
      ].join(", "),
    }),
  };
}
