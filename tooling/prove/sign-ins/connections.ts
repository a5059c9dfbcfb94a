import { Agent, request } from "node:http";
import { password } from "../faults/sign-in.ts";

/** What became of a call, and how long that took in milliseconds. */
export interface Told {
  readonly status: number;
  readonly code: string;
  readonly cookies: readonly string[];
  readonly ms: number;
}

/** Somebody who sends requests, over so many connections at the same time. */
export interface Caller {
  call(
    method: string,
    path: string,
    sent?: { readonly body?: object; readonly from?: string; readonly cookie?: string },
  ): Promise<Told>;
  close(): void;
}

/** Opens connections of their own, which are kept for the next request. */
export function openCaller(url: string, connections: number): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    call: (method, path, { body, from, cookie } = {}) =>
      new Promise((settle, refuse) => {
        const begun = performance.now();
        const headers = {
          ...(body && { "Content-Type": "application/json" }),
          ...(from && { "X-Forwarded-For": from }),
          ...(cookie && { Cookie: cookie }),
        };
        const asked = request(`${url}/api${path}`, { method, agent, headers }, (answer) => {
          let text = "";
          answer.setEncoding("utf8").on("data", (part) => {
            text += part;
          });
          answer.on("error", refuse);
          answer.on("end", () => {
            settle({
              status: answer.statusCode ?? 0,
              code: /"code":"(\w+)"/.exec(text)?.[1] ?? "",
              cookies: (answer.headers["set-cookie"] ?? []).map((line) => line.split(";")[0] ?? ""),
              ms: performance.now() - begun,
            });
          });
        });
        asked.on("error", refuse);
        asked.end(body && JSON.stringify(body));
      }),
    close: () => agent.destroy(),
  };
}

/** A sign-in with the right password, in a browser that has these cookies. */
export function signIn(
  caller: Caller,
  username: string,
  sent: { from: string; cookie?: string },
): Promise<Told> {
  return caller.call("POST", "/auth/login", { ...sent, body: { username, password } });
}
