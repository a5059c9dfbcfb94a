import { createApp } from "./app.ts";
import { checkAnswer } from "./contract/check-answer.ts";
import { contractOperations } from "./contract/operations.ts";
import { migrate } from "./database/migrate.ts";
import { batchChanged, hearInProcess, openPGlite } from "./database/pglite.ts";
import { rememberContents } from "./database/restore.ts";
import { addSpecimens } from "./database/seed/demonstration-files.ts";
import { seedDemonstration } from "./database/seed/seed.ts";
import { createSmsOutbox } from "./database/sms-outbox.ts";
import type { Database } from "./database/tables.ts";
import { defaultSettings, type RegistrySettings } from "./domain/registry-settings.ts";
import { createMemoryFileStore } from "./files/memory-file-store.ts";
import { createDemoPages } from "./http/demo-pages.ts";
import { createDemonstrationPayments } from "./http/demo-pay.ts";
import { createHeldAnswers } from "./http/held-answers.ts";
import { createShownRecorder } from "./http/record-shown.ts";
import { createDemonstrationProvider } from "./messages/demonstration-provider.ts";
import { createMessageSender } from "./messages/send-messages.ts";
import type { FilePorts, Log, PasswordGuesser, Passwords, PaymentProvider, Ports } from "./ports.ts";
import { createKeyedDigest } from "./session/keyed-digest.ts";
import { createPasswordQueue } from "./session/password-queue.ts";
import { createPbkdf2Passwords } from "./session/pbkdf2-passwords.ts";
import { createSeal, keyLength } from "./session/seal.ts";

export { demonstrationAccounts, demonstrationPassword } from "./database/seed/accounts.ts";

/** What an embedded server can be given; everything has a use without it. */
export interface EmbeddedServerOptions extends Partial<FilePorts> {
  /**
   * An empty database, or one that such a server had before; a new one in memory when left out.
   *
   * @internal
   */
  readonly database?: Database;
  /** The server's clock; the machine's when left out. */
  readonly clock?: () => Date;
  /** What hashes passwords; something quick that protects nothing when left out. */
  readonly passwords?: Passwords;
  /** Refuses passwords that are easy to guess, where the settings ask for it. */
  readonly guessPassword?: PasswordGuesser;
  /** Origins other than the server's own that may call it. */
  readonly allowedOrigins?: readonly string[];
  /**
   * Who takes payments: the demonstration's own page when left out, nobody when null.
   *
   * @internal
   */
  readonly payments?: PaymentProvider | null;
  /** Where it writes what happened; nowhere when left out. */
  readonly log?: Partial<Log>;
  /** What the registry decides; what it usually does when left out. */
  readonly settings?: RegistrySettings;
  /**
   * Where a request came from; all of them from the same place when left out.
   *
   * @internal
   */
  readonly readAddress?: () => string | null;
}

/** A fetch as a browser window has it: with cookies of its own and addresses relative to the server. */
export type WindowFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** The reference server inside a process, with the demonstration's data. */
export interface EmbeddedServer {
  /** Answers a request; throws when the answer is not what the contract declares. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Opens a window: a fetch with its own cookies. */
  readonly openWindow: () => WindowFetch;
  /** Sends what waits to the demonstration's phone; nothing is sent by itself here. */
  readonly sendMessages: () => Promise<void>;
  /** Brings the data back to what the demonstration starts with; every session ends. */
  readonly reset: () => Promise<void>;
  /** Starts the app again on the same data and key, as after a stop of the process: what was in memory alone is gone. */
  readonly restart: () => void;
  /** @internal */
  readonly database: Database;
  /** Ends it, and forgets a database in memory. */
  readonly close: () => Promise<void>;
}

/** The origin of an embedded server, against which windows resolve addresses. */
export const embeddedOrigin = "http://localhost";

const templates = contractOperations.map((operation) => ({
  operation,
  pattern: new RegExp(`^/api${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

async function checkContract(request: Request, answer: Response): Promise<void> {
  const { pathname } = new URL(request.url);
  const method = request.method === "HEAD" ? "GET" : request.method;
  // As the app's router does it: of the paths that fit, the one that the contract names first.
  const found = templates.find(
    ({ operation, pattern }) => operation.method === method && pattern.test(pathname),
  );
  if (!found || request.method === "HEAD") return;
  const problems = checkAnswer(found.operation, {
    status: answer.status,
    contentType: answer.headers.get("Content-Type"),
    text: await answer.clone().text(),
  });
  if (problems.length > 0) throw new Error(`The answer breaks the contract:\n${problems.join("\n")}`);
}

function openWindow(answer: (request: Request) => Promise<Response>): WindowFetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const address = input instanceof Request ? input : new URL(input, embeddedOrigin);
    const request = new Request(address, init);
    if (cookies.size > 0) {
      request.headers.set("Cookie", Array.from(cookies, (pair) => pair.join("=")).join("; "));
    }
    const response = await answer(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=", 2);
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
}

/** Starts the reference server on a database in memory, for tests and for a browser's tab. */
export async function createEmbeddedServer(options: EmbeddedServerOptions = {}): Promise<EmbeddedServer> {
  const {
    clock = () => new Date(),
    passwords = createPbkdf2Passwords({ iterations: 1 }),
    // A demonstration has no second factor.
    settings = { ...defaultSettings, secondFactor: "off" },
    database: given,
    allowedOrigins = [],
    log = {},
    payments = createDemonstrationPayments(embeddedOrigin),
    ...filePorts
  } = options;
  const database = given ?? (await openPGlite());
  const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  const key = random(keyLength);
  const seal = await createSeal("messages", key, random);
  const smsProvider = createDemonstrationProvider(database, clock);
  const { sendDue: sendMessages } = createMessageSender({
    database,
    clock,
    seal,
    provider: smsProvider,
    onFailed() {},
    timeout: 5_000,
    processing: 0,
  });
  await migrate(database);
  await seedDemonstration(database, { passwords, now: clock() });
  const reset = await rememberContents(database);
  const sms = createSmsOutbox(random, seal);
  const writtenLog: Log = { access() {}, alarm() {}, error() {}, ...log };
  const shown = createShownRecorder({ database, log: writtenLog });
  const heldAnswers = createHeldAnswers();
  const stopHearing = await hearInProcess(database, batchChanged, {
    hear: (batchId) => heldAnswers.ring(Number(batchId)),
    setHearing: heldAnswers.setHearing,
  });
  const ports: Ports = {
    database,
    clock,
    passwords,
    // Nobody is kept from working by those who try passwords here.
    passwordQueue: createPasswordQueue({ rest: 0 }),
    random,
    settings,
    keyedDigest: createKeyedDigest(key),
    draftSeal: await createSeal("drafts", key, random),
    numberSeal: await createSeal("numbers", key, random),
    secondFactorSeal: await createSeal("secondFactors", key, random),
    sms,
    smsProvider,
    serveDemo: createDemoPages({ database, clock, random, sms, isDemonstration: true }),
    recordLook: shown.record,
    heldAnswers,
    log: writtenLog,
    allowedOrigins,
    ...(payments && { payments }),
    ...filePorts,
    files: addSpecimens(filePorts.files ?? createMemoryFileStore(clock), filePorts.paintPortrait),
  };
  let app = createApp(ports);
  const fetch = async (request: Request) => {
    const response = await app.fetch(request);
    // Whoever has the answer finds the look recorded, and can bring the data back at once.
    await shown.settle();
    await checkContract(request, response);
    return response;
  };
  return {
    fetch,
    openWindow: () => openWindow(fetch),
    sendMessages,
    reset,
    restart() {
      app = createApp(ports);
    },
    database,
    async close() {
      await stopHearing();
      await database.destroy();
    },
  };
}
