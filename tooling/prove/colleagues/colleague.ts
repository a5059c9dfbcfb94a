import { password } from "../faults/sign-in.ts";

/** What became of one sending of a call. */
export interface Told {
  /** 0 where nothing came back, or the server says that its database is not open yet. */
  readonly status: number;
  readonly text: string;
  /** Every header but those of the moment, line by line. */
  readonly headers: string;
  // biome-ignore lint/suspicious/noExplicitAny: what is read of an answer is little, and known to who asks
  readonly body: any;
}

/** One call, as it may be sent several times. */
export interface Call {
  readonly method: string;
  readonly path: string;
  /** JSON, or a form. */
  readonly body?: object;
  readonly key?: string;
  /** Which of the servers is asked; without it they are asked in turn. */
  readonly server?: number;
}

/** Somebody at a centre whose window asks the servers of a registry. */
export interface Colleague {
  readonly fullname: string;
  /** Sends a call once. */
  readonly send: (call: Call) => Promise<Told>;
  /** Sends a call until it is answered. */
  readonly ask: (call: Call) => Promise<Told>;
  /** Sends a call until it is answered, and throws where it is refused. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly must: (call: Call) => Promise<any>;
}

/** What every answer says anew. */
const ofMoment: readonly string[] = ["date"];

const describeHeaders = (headers: Headers) =>
  [...headers]
    .filter(([name]) => !ofMoment.includes(name))
    .map((pair) => pair.join(": "))
    .join("\n");

const pause = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));

/** Signs somebody in at a centre, on servers that share a database. */
export async function signInAt(
  urls: readonly string[],
  username: string,
  center: number,
): Promise<Colleague> {
  const headers: Record<string, string> = {};
  let turn = 0;

  async function send({ method, path, body, key, server }: Call): Promise<Told> {
    const url = urls[(server ?? turn++) % urls.length];
    const isForm = body instanceof FormData;
    try {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          ...headers,
          ...(body && !isForm && { "Content-Type": "application/json" }),
          ...(key !== undefined && { "Idempotency-Key": key }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      const cookie = answer.headers.getSetCookie()[0]?.split(";")[0];
      if (cookie) headers.Cookie = cookie;
      const status = answer.status === 503 ? 0 : answer.status;
      return {
        status,
        text,
        headers: describeHeaders(answer.headers),
        body: text === "" ? undefined : JSON.parse(text),
      };
    } catch {
      return { status: 0, text: "", headers: "", body: undefined };
    }
  }
  async function ask(call: Call): Promise<Told> {
    for (;;) {
      const told = await send(call);
      if (told.status !== 0) return told;
      await pause(20);
    }
  }
  const must: Colleague["must"] = async (call) => {
    const { status, text, body } = await ask(call);
    if (status >= 300) throw new Error(`${call.method} ${call.path}: ${status} ${text}`);
    return body;
  };

  const session = await must({ method: "POST", path: "/auth/login", body: { username, password } });
  headers["X-CSRF-Token"] = session._csrf;
  await must({ method: "POST", path: "/auth/set-center", body: { dispatch_center: center } });
  return { fullname: session.user.fullname, send, ask, must };
}
