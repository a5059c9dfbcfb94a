import { StartRefused } from "../start-refused.ts";

/** Reads an address; nothing where the text is none. What Node has for it is not in version 20. */
export function readUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** Returns whether the host name of an address is this machine. */
export function isThisMachine(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/**
 * Reads the address of a service that the server sends data to.
 *
 * @throws StartRefused unless it uses TLS or is on this machine.
 */
export function readSafeUrl(variable: string, text: string): string {
  const url = readUrl(text);
  const isHere = url !== undefined && isThisMachine(url.hostname);
  if (url?.protocol === "https:" || (isHere && url.protocol === "http:")) return url.href;
  // The address may contain a password, so the message does not repeat it.
  throw new StartRefused(`${variable} is not an address that begins with https://.`);
}
