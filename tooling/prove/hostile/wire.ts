import { connect, type Socket } from "node:net";

/** What came back for a request. */
export interface Told {
  /** 0 where the connection ended without an answer. */
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  /** From the first byte sent to the last one that came, in milliseconds. */
  readonly ms: number;
}

/** A request as the bytes that it is. */
export interface Bytes {
  readonly bytes: Buffer;
  /** Its answer has no body. */
  readonly isHead?: boolean;
  /** What is left of the connection after its answer is of no use. */
  readonly isLast?: boolean;
}

/** Sends requests as bytes, one after the other. */
export interface Wire {
  send(request: Bytes): Promise<Told>;
  close(): void;
}

/** In milliseconds: a server that has said nothing until then says nothing at all. */
const patience = 20_000;

function readChunks(rest: Buffer): { body: Buffer; end: number } | undefined {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const line = rest.indexOf("\r\n", at);
    if (line < 0) return undefined;
    const size = Number.parseInt(rest.toString("latin1", at, line), 16);
    if (rest.length < line + 2 + size + 2) return undefined;
    parts.push(rest.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
    if (size === 0) return { body: Buffer.concat(parts), end: at };
  }
}

/** Reads an answer out of what has come so far; nothing while more has to come. */
function readAnswer(
  got: Buffer,
  { isHead = false, isOver }: { isHead?: boolean; isOver: boolean },
): Omit<Told, "ms"> | undefined {
  const end = got.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [first = "", ...lines] = got.toString("latin1", 0, end).split("\r\n");
  const status = Number(first.split(" ")[1]);
  if (status === 100) return readAnswer(got.subarray(end + 4), { isHead, isOver });
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  const rest = got.subarray(end + 4);
  if (isHead || status === 204 || status === 304) return { status, headers, text: "" };
  if (headers.get("transfer-encoding") === "chunked") {
    const chunks = readChunks(rest);
    return chunks && { status, headers, text: chunks.body.toString("utf8") };
  }
  const length = headers.get("content-length");
  if (length === undefined) return isOver ? { status, headers, text: rest.toString("utf8") } : undefined;
  if (rest.length < Number(length)) return undefined;
  return { status, headers, text: rest.toString("utf8", 0, Number(length)) };
}

/** Opens a way to a server of this machine on which nothing is checked before it is sent. */
export function openWire(port: number): Wire {
  let socket: Socket | undefined;

  function exchange(on: Socket, { bytes, isHead = false }: Bytes): Promise<Told> {
    const start = performance.now();
    return new Promise((settle) => {
      let got: Buffer = Buffer.alloc(0);
      const done = (isOver: boolean) => {
        const read = readAnswer(got, { isHead, isOver });
        if (!read && !isOver) return;
        on.removeAllListeners();
        on.on("error", () => undefined);
        clearTimeout(limit);
        const told = read ?? { status: 0, headers: new Map(), text: "" };
        settle({ ...told, ms: performance.now() - start });
      };
      const limit = setTimeout(() => done(true), patience);
      on.on("data", (chunk: Buffer) => {
        got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
        done(false);
      });
      on.on("error", () => done(true));
      on.on("close", () => done(true));
      on.on("end", () => done(true));
      on.write(bytes);
    });
  }

  function end(): void {
    socket?.destroy();
    socket = undefined;
  }

  return {
    async send(request) {
      const isReused = socket !== undefined && !socket.destroyed && socket.readable;
      if (!isReused) socket = connect({ port, host: "127.0.0.1", noDelay: true });
      let told = await exchange(socket as Socket, request);
      if (told.status === 0 && isReused) {
        // A connection that the server had just ended says nothing about the request.
        end();
        socket = connect({ port, host: "127.0.0.1", noDelay: true });
        told = await exchange(socket, request);
      }
      if (told.status === 0 || request.isLast === true || told.headers.get("connection") === "close") end();
      return told;
    },
    close: end,
  };
}
