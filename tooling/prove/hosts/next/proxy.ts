import { type NextRequest, NextResponse } from "next/server";

const isDevelopment = process.env.NODE_ENV === "development";

/** Gives each page a content policy with a nonce of its own. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  // What shows errors during development uses eval and writes styles.
  const policy = [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' data: blob:",
  ].join("; ");
  const headers = new Headers(request.headers);
  headers.set("X-Nonce", nonce);
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

export const config = { matcher: "/((?!api/|_next/).*)" };
