import { formatRequest } from "./requests.ts";
import type { Told, Wire } from "./wire.ts";

/** The demonstration's password of every account. */
export const usualPassword = "Counter-2026!";

// biome-ignore lint/suspicious/noExplicitAny: what is read of an answer is little, and known to who asks
type Body = any;

/** Somebody who is signed in, and asks as a right screen would. */
export interface Desk {
  /** Cookie, token and centre, as every right request has them. */
  readonly headers: readonly (readonly [string, string])[];
  call(method: string, path: string, body?: object): Promise<Told & { readonly body: Body }>;
  /** Calls, and throws where it is refused. */
  must(method: string, path: string, body?: object): Promise<Body>;
  signIn(password?: string): Promise<void>;
}

function parse(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Signs somebody in, and selects a centre.
 *
 * @param session the headers of a session that already exists.
 */
export async function openDesk(
  wire: Wire,
  {
    username,
    center,
    told,
    session,
  }: {
    username: string;
    center?: number;
    told: (answer: Told) => void;
    session?: Desk["headers"];
  },
): Promise<Desk> {
  let headers: [string, string][] = (session ?? []).map(([name, value]) => [name, value]);
  // As in a browser: without it, the wrong sign-ins of this proof would lock its own staff out.
  let browser = /__Host-idd_browser=[^;]+/.exec(new Map(headers).get("Cookie") ?? "")?.[0] ?? "";
  const desk: Desk = {
    get headers() {
      return headers;
    },
    async call(method, path, body) {
      const answer = await wire.send(
        formatRequest({
          method,
          target: `/api${path}`,
          headers: [
            ["Host", "localhost"],
            ...headers,
            ...(body ? [["Content-Type", "application/json"] as const] : []),
          ],
          body: body && Buffer.from(JSON.stringify(body)),
        }),
      );
      told(answer);
      return { ...answer, body: parse(answer.text) };
    },
    async must(method, path, body) {
      const answer = await desk.call(method, path, body);
      if (answer.status >= 200 && answer.status < 300) return answer.body;
      throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
    },
    async signIn(password = usualPassword) {
      headers = [["Cookie", browser]];
      const answer = await desk.call("POST", "/auth/login", { username, password });
      if (answer.status !== 200)
        throw new Error(`${username} cannot sign in: ${answer.status} ${answer.text}`);
      const read = (name: string) =>
        new RegExp(`__Host-idd_${name}=[^;]+`).exec(answer.headers.get("set-cookie") ?? "")?.[0] ?? "";
      browser = read("browser");
      headers = [
        ["Cookie", `${read("session")}; ${browser}`],
        ["X-CSRF-Token", answer.body._csrf],
      ];
      if (center === undefined) return;
      await desk.must("POST", "/auth/set-center", { dispatch_center: center });
      headers.push(["X-Center-Id", String(center)]);
    },
  };
  if (!session) await desk.signIn();
  return desk;
}
