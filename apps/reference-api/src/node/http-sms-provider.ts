import type { SmsFinding, SmsOutcome, SmsProvider } from "../ports.ts";

/** Where the registry's gateway of text messages is. */
export interface HttpSmsSettings {
  readonly url: string;
  /** What the gateway knows this server by. */
  readonly token?: string;
}

/** A gateway that says it is busy for longer is asked once an hour. */
const longestRest = 60 * 60_000;

/** These are about the way to the gateway and not about the message: somebody has to mend that, and it goes on. */
const misconfigured: readonly number[] = [401, 402, 403, 404, 405, 407];

/** The gateway did not take the message, and says so. */
const busy: readonly number[] = [425, 429, 503];

/** A first attempt may still be on its way through the gateway. */
const uncertain: readonly number[] = [408, 409];

/** These come before a connection stands: nothing has left. */
const unreached: readonly string[] = [
  "ECONNREFUSED",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "UND_ERR_CONNECT_TIMEOUT",
];

/** What `Retry-After` says, in milliseconds: seconds, or a moment. */
function readRest(header: string | null): number {
  if (header === null) return 0;
  const seconds = Number(header);
  const rest = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000;
  return Number.isNaN(rest) ? 0 : Math.min(Math.max(rest, 0), longestRest);
}

function listCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors.flatMap(listCodes) : [];
  return ["code" in error ? String(error.code) : "", ...inner, ...listCodes(error.cause)];
}

/** What the gateway calls the message, where it says so in a way that can be kept. */
async function readReference(answer: Response): Promise<{ reference?: string }> {
  try {
    const { id } = (await answer.json()) as { id?: unknown };
    return typeof id === "string" && /^[\w.:-]{1,100}$/.test(id) ? { reference: id } : {};
  } catch {
    return {};
  }
}

/**
 * Carries messages over HTTP. `POST <url>` with `{ id, to, text }` hands one over, under `Idempotency-Key: <id>`; any
 * 2xx is a yes and may name the message as `{ id }`. `GET <url>/<id>` asks for it: 2xx when the gateway has it, 404
 * when it never had it; after 400, 405 and 410, which say that it cannot be asked, the message is handed over again
 * too. Any other answer says nothing, and it is asked again later.
 */
export function createHttpSmsProvider({ url, token }: HttpSmsSettings): SmsProvider {
  const address = new URL(url);
  const headers = { Accept: "application/json", ...(token && { Authorization: `Bearer ${token}` }) };

  return {
    name: "http",

    async send({ id, phone, body }, signal): Promise<SmsOutcome> {
      let answer: Response;
      try {
        answer = await fetch(address, {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json", "Idempotency-Key": id },
          body: JSON.stringify({ id, to: phone, text: body }),
          // Followed, it would take the token and the message to wherever it leads.
          redirect: "manual",
          signal,
        });
      } catch (error) {
        if (!signal.aborted && listCodes(error).some((code) => unreached.includes(code))) {
          return { kind: "postponed", code: "unreachable" };
        }
        throw error;
      }
      const { status } = answer;
      if (answer.ok) return { kind: "accepted", ...(await readReference(answer)) };
      // What it says may repeat the message, and nobody reads it.
      await answer.body?.cancel();
      const code = `http_${status}`;
      if (busy.includes(status)) {
        return { kind: "postponed", code, restFor: readRest(answer.headers.get("Retry-After")) };
      }
      if (misconfigured.includes(status) || (status >= 300 && status < 400)) {
        return { kind: "postponed", code };
      }
      if (status >= 400 && status < 500 && !uncertain.includes(status)) return { kind: "refused", code };
      return { kind: "unknown", code };
    },

    async find(id, signal): Promise<SmsFinding> {
      const asked = new URL(address);
      asked.pathname = `${asked.pathname.replace(/\/$/, "")}/${encodeURIComponent(id)}`;
      const answer = await fetch(asked, { headers, redirect: "manual", signal });
      const { status } = answer;
      if (answer.ok) return { kind: "accepted", ...(await readReference(answer)) };
      await answer.body?.cancel();
      // 401, 403 and 429 say nothing of the message; what does not know the question never will.
      const isAbsent = [400, 404, 405, 410].includes(status);
      return isAbsent ? { kind: "absent" } : { kind: "unknown", code: `http_${status}` };
    },
  };
}
