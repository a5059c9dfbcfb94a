import { isIP } from "node:net";
import { StartRefused } from "../start-refused.ts";

/**
 * Reads the port that a variable names.
 *
 * @throws StartRefused for a text of another form.
 */
export function readPort(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartRefused(`${name} is "${text}". Name a number from 0 to 65535.`);
}

/**
 * Reads the address of this machine that a variable names.
 *
 * @throws StartRefused for a text of another form.
 */
export function readHost(name: string, text: string): string {
  if (isIP(text) || /^[\w-]+(?:\.[\w-]+)*$/.test(text)) return text;
  throw new StartRefused(`${name} is "${text}". Name an address of this machine, as 127.0.0.1.`);
}
