/**
 * Whether a write may come from where the browser says it comes from. Programs that name no origin, such as
 * curl, are let through: they are stopped by the anti-forgery token.
 */
export function isTrustedOrigin(request: Request, allowed: readonly string[]): boolean {
  const origin = request.headers.get("Origin");
  if (origin !== null && allowed.includes(origin)) return true;
  if (origin !== null && readHost(origin) !== new URL(request.url).host) return false;
  const site = request.headers.get("Sec-Fetch-Site");
  return site === null || site === "same-origin" || site === "none";
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
