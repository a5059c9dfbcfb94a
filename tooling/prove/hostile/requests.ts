import type { Bytes } from "./wire.ts";

/** A request in its parts; what is left out is left out of the request too. */
export interface Parts {
  readonly method: string;
  /** What stands after the method, as it stands. */
  readonly target: string;
  readonly headers: readonly (readonly [string, string | Buffer])[];
  readonly body?: Buffer | undefined;
}

const encode = (text: string | Buffer) => (typeof text === "string" ? Buffer.from(text, "utf8") : text);

/** Writes a request, with the length of its body unless its headers tell another one. */
export function formatRequest({ method, target, headers, body }: Parts): Bytes {
  const names = headers.map(([name]) => name.toLowerCase());
  const isLengthTold = names.includes("content-length") || names.includes("transfer-encoding");
  const length = body && !isLengthTold ? `Content-Length: ${body.length}\r\n` : "";
  const lines = headers.flatMap(([name, value]) => [
    Buffer.from(`${name}: `, "latin1"),
    encode(value),
    encode("\r\n"),
  ]);
  return {
    bytes: Buffer.concat([
      Buffer.from(`${method} `, "latin1"),
      encode(target),
      Buffer.from(" HTTP/1.1\r\n"),
      ...lines,
      Buffer.from(`${length}\r\n`),
      body ?? Buffer.alloc(0),
    ]),
    isHead: method === "HEAD",
    // What is not the length that was told is the beginning of another request.
    isLast: isLengthTold,
  };
}

/** One part of a form. */
export interface Part {
  readonly head: string;
  readonly content: Buffer;
}

/** Writes a form with this border between its parts. */
export function formatForm(parts: readonly Part[], border: string): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ head, content }) => [
      Buffer.from(`--${border}\r\n${head}\r\n\r\n`),
      content,
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${border}--\r\n`),
  ]);
}
