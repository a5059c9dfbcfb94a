/** What every answer tells the browser, whatever it answers. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // WebAssembly alone, for what reads codes in a camera's picture; no text is ever run as code.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
  ].join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** Added when the server is reached by TLS only: browsers come back by TLS for a year. */
export const strictTransport = "max-age=31536000; includeSubDomains";
