import { type AskAgent, isListening } from "./ask-agent.ts";
import { must, Skipped, type Statements } from "./statements.ts";

/** What the checks of an agent need. */
export interface AgentCheck {
  readonly ask: AskAgent;
  readonly port: number;
  readonly origin: string;
  /** The protocol that it has to speak; nothing for the one that it names. */
  readonly protocol?: 1 | 2 | undefined;
  /** By which other computers reach this one. */
  readonly outerAddresses: readonly string[];
  /** How long an agent may keep the reader for a page that is gone, in milliseconds. */
  readonly freedWithin: number;
  /** Tells the person at the reader what to do. */
  readonly prompt: (text: string) => void;
}

/** What an agent says of itself. */
export interface Health {
  readonly protocol: 1 | 2;
  readonly takesSlaps: boolean;
}

/** Checks what an agent says of itself. Nothing where it can be asked no more. */
export async function checkHealth(
  { check }: Statements,
  { ask, protocol }: AgentCheck,
): Promise<Health | undefined> {
  const health = await check(
    "GET /health is answered with 200 and JSON that names the protocol",
    async () => {
      const { status, body } = await ask("/health");
      must(
        status === 200,
        `the status is ${status}; an agent answers 403 to an origin that is not in its list`,
      );
      must(
        body.protocol === 1 || body.protocol === 2,
        `"protocol" is ${JSON.stringify(body.protocol)}, not 1 or 2`,
      );
      const wanted = protocol ?? body.protocol;
      must(body.protocol === wanted, `"protocol" is ${body.protocol}, and ${wanted} was asked for`);
      return body;
    },
  );
  if (!health) return undefined;
  await check('"reader" in this answer is "ready"', () =>
    must(
      health.reader === "ready",
      `it is ${JSON.stringify(health.reader)}; connect the reader and end what uses it`,
    ),
  );
  const { capabilities } = health;
  const slaps = (capabilities as { readonly slaps?: unknown } | undefined)?.slaps;
  await check(
    '"capabilities" in this answer says with "slaps" whether the reader takes four fingers at once',
    () => {
      if (health.protocol === 1) throw new Skipped("protocol 1 has none");
      must(typeof slaps === "boolean", `"slaps" is ${JSON.stringify(slaps)}, not true or false`);
    },
  );
  return { protocol: health.protocol === 1 ? 1 : 2, takesSlaps: health.protocol === 2 && slaps === true };
}

/** Checks whom an agent answers. */
export async function checkDoors(
  { check }: Statements,
  { ask, port, origin, outerAddresses }: AgentCheck,
): Promise<void> {
  await check("It listens on this computer alone: other computers cannot reach it", async () => {
    if (outerAddresses.length === 0) throw new Skipped("this computer has no other address to try");
    for (const address of outerAddresses) {
      must(
        !(await isListening(address, port)),
        `it also listens on ${address}; bind it to 127.0.0.1 or [::1]`,
      );
    }
  });
  await check("A Host that is not its own is refused", async () => {
    const { status } = await ask("/health", { headers: { Host: `registry.example:${port}` } });
    must(status >= 400, `"Host: registry.example:${port}" was answered with ${status}`);
  });
  await check("A page that is not in its list is refused", async () => {
    for (const foreign of ["https://not-the-registry.example", "null", `${origin}.example`]) {
      const { status, headers } = await ask("/health", { headers: { Origin: foreign } });
      must(status >= 400, `"Origin: ${foreign}" was answered with ${status}`);
      const allowed = headers["access-control-allow-origin"];
      must(
        allowed === undefined,
        `"Origin: ${foreign}" was answered with Access-Control-Allow-Origin: ${allowed}`,
      );
      const { status: begun, body } = await ask("/captures", {
        method: "POST",
        headers: { Origin: foreign },
        body: { finger: "thumb" },
      });
      if (typeof body.id === "string")
        await ask(`/captures/${encodeURIComponent(body.id)}`, { method: "DELETE" });
      must(begun >= 400, `"Origin: ${foreign}" could ask for a print (${begun})`);
    }
  });
  await check("An answer to a page of the list names its origin in Access-Control-Allow-Origin", async () => {
    const { headers } = await ask("/health");
    const allowed = headers["access-control-allow-origin"];
    must(allowed === origin, `it names ${allowed ?? "nothing"} in place of ${origin}`);
  });
  await check("The preflight OPTIONS of POST and DELETE is answered", async () => {
    for (const method of ["POST", "DELETE"]) {
      const { status, headers } = await ask("/captures", {
        method: "OPTIONS",
        headers: {
          "Access-Control-Request-Method": method,
          "Access-Control-Request-Headers": "content-type",
        },
      });
      must(status >= 200 && status < 300, `the status for ${method} is ${status}`);
      const allowed = headers["access-control-allow-origin"];
      must(allowed === origin, `Access-Control-Allow-Origin is ${allowed ?? "missing"}`);
      mustName(headers["access-control-allow-methods"], method, "Access-Control-Allow-Methods");
      mustName(headers["access-control-allow-headers"], "content-type", "Access-Control-Allow-Headers");
    }
  });
}

function mustName(value: string | undefined, word: string, header: string): void {
  const words = (value ?? "").split(",").map((each) => each.trim().toLowerCase());
  must(words.includes(word.toLowerCase()), `${header} does not name ${word}`);
}
