import { password } from "../faults/sign-in.ts";

/** What became of a call. */
export interface Told {
  /** 0 where nothing came back. */
  readonly status: number;
  readonly code: string;
  // biome-ignore lint/suspicious/noExplicitAny: what is read of an answer is little, and known to who asks
  readonly body: any;
}

/** A window in which somebody is signed in; it asks the servers of a registry in turn. */
export interface AttackWindow {
  readonly call: (method: string, path: string, body: object, key?: string) => Promise<Told>;
  /** Calls, and throws where it is refused. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly must: (method: string, path: string, body: object) => Promise<any>;
}

/** Signs somebody in at the head office. */
export async function openWindow(urls: readonly string[], username: string): Promise<AttackWindow> {
  let headers: Record<string, string> = { "Content-Type": "application/json" };
  let turn = 0;

  const call: AttackWindow["call"] = async (method, path, body, key) => {
    const sent = key === undefined ? headers : { ...headers, "Idempotency-Key": key };
    const url = urls[turn++ % urls.length];
    try {
      const answer = await fetch(`${url}/api${path}`, { method, headers: sent, body: JSON.stringify(body) });
      const cookie = answer.headers.getSetCookie()[0]?.split(";")[0];
      if (cookie) headers = { ...headers, Cookie: cookie };
      const told = await answer.json();
      return { status: answer.status, code: answer.ok ? "" : String(told.code), body: told };
    } catch {
      return { status: 0, code: "lost", body: {} };
    }
  };
  const must: AttackWindow["must"] = async (method, path, body) => {
    const told = await call(method, path, body);
    if (told.status === 0 || told.status >= 300) {
      throw new Error(`${method} ${path}: ${told.status} ${JSON.stringify(told.body)}`);
    }
    return told.body;
  };

  const { _csrf } = await must("POST", "/auth/login", { username, password });
  headers = { ...headers, "X-CSRF-Token": _csrf };
  await must("POST", "/auth/set-center", { dispatch_center: 1 });
  return { call, must };
}
