const policy = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  // WebAssembly alone, for what reads codes in a camera's picture; no text is ever run as code.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
];

/**
 * What every answer tells the browser, whatever it answers.
 *
 * @param fingerprintReader where a page may ask for fingerprints beside its own server; nowhere without it.
 */
export function listSecurityHeaders(fingerprintReader?: string): Readonly<Record<string, string>> {
  const connect = fingerprintReader ? [`connect-src 'self' ${fingerprintReader}`] : [];
  return {
    "Content-Security-Policy": [...policy, ...connect].join("; "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
}

/** Added when the server is reached by TLS only: browsers come back by TLS for a year. */
export const strictTransport = "max-age=31536000; includeSubDomains";
