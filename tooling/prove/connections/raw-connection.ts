import { connect, type Socket } from "node:net";

/** A connection on which nothing is said but what the proof says. */
export interface RawConnection {
  readonly socket: Socket;
  /** What has come so far. */
  readonly read: () => string;
  /** After how many milliseconds the server ended it; the given limit where it did not. */
  readonly untilEnd: (limit: number) => Promise<number>;
  /** Waits until what has come matches. */
  readonly until: (pattern: RegExp, limit?: number) => Promise<string>;
}

/** Opens a connection and says something on it. */
export function openRawConnection(port: number, first = ""): Promise<RawConnection> {
  const start = performance.now();
  let got = "";
  let endedAt: number | undefined;
  const waiting = new Set<() => void>();
  const tell = () => {
    for (const check of [...waiting]) check();
  };
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const end = () => {
    endedAt ??= performance.now();
    tell();
  };
  socket.setEncoding("latin1");
  socket.on("data", (text: string) => {
    got += text;
    tell();
  });
  for (const event of ["end", "close", "error"] as const) socket.on(event, end);

  const wait = (isOver: () => boolean, limit: number) =>
    new Promise<void>((settle) => {
      const done = () => {
        clearTimeout(timer);
        waiting.delete(check);
        settle();
      };
      const check = () => isOver() && done();
      const timer = setTimeout(done, limit);
      waiting.add(check);
      check();
    });
  const connection: RawConnection = {
    socket,
    read: () => got,
    async untilEnd(limit) {
      await wait(() => endedAt !== undefined, limit);
      return (endedAt ?? start + limit) - start;
    },
    async until(pattern, limit = 20_000) {
      await wait(() => pattern.test(got) || endedAt !== undefined, limit);
      return got;
    },
  };
  return new Promise((settle, refuse) => {
    socket.once("error", refuse);
    socket.once("connect", () => {
      socket.off("error", refuse);
      if (first !== "") socket.write(first, "latin1");
      settle(connection);
    });
  });
}
