/** Reads an address; nothing where the text is none. What Node has for it is not in version 20. */
export function readUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** Whether a host's name is that of this machine, as an address has it. */
export function isThisMachine(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
