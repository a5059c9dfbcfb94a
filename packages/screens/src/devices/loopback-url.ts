/**
 * Reads where an agent on this computer listens. Fingerprints go nowhere else: any other host is refused.
 *
 * @throws where the address is none of this computer.
 */
export function readLoopbackUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  if (!url || !isWeb || !isLoopback(url.hostname) || url.username || url.password || url.search || url.hash) {
    throw new Error(
      `"${address}" is no address of an agent on this computer. A reader of fingerprints is asked at 127.0.0.1, [::1] ` +
        "or localhost alone: a print must not leave the computer on its way to the page.",
    );
  }
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  return url;
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
