import { StartRefused } from "../start-refused.ts";

/** Reads an address; nothing where the text is none. What Node has for it is not in version 20. */
export function readUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** Whether a host's name is that of this machine, as an address has it. */
export function isThisMachine(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/**
 * Reads the address of a service that is sent something: by TLS, or on this machine.
 *
 * @throws StartRefused when it is neither.
 */
export function readSafeUrl(variable: string, text: string): string {
  const url = readUrl(text);
  const isHere = url !== undefined && isThisMachine(url.hostname);
  if (url?.protocol === "https:" || (isHere && url.protocol === "http:")) return url.href;
  // What stands in it may hold a password: it is not repeated.
  throw new StartRefused(`${variable} is no address that begins with https://.`);
}
