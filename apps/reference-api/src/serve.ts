/** Starts the reference server: the API, and on the same origin the host that was built. */
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { demonstrationAccounts, demonstrationPassword } from "./database/seed/accounts.ts";
import { createDemoPhone } from "./http/demo-phone.ts";
import { listSecurityHeaders } from "./http/security-headers.ts";
import { argon2Passwords } from "./node/argon2-passwords.ts";
import { readHostFiles } from "./node/host-files.ts";
import { given, openDatabase, readDataPlace } from "./node/open-database.ts";
import { openFiles, runFileSweep } from "./node/open-files.ts";
import { openMessages, readGateway } from "./node/open-messages.ts";
import { readFingerprintReader } from "./node/read-fingerprint-reader.ts";
import { keepDemonstrationKey, readGivenKey } from "./node/read-key.ts";
import { createAddressReader } from "./node/read-remote-address.ts";
import { readSettings } from "./node/read-settings.ts";
import { StartRefused } from "./node/start-refused.ts";
import type { AccessEntry } from "./ports.ts";
import { createKeyedDigest } from "./session/keyed-digest.ts";

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** "registry" and "/registry" are "/registry/". */
function readBasePath(text = "/"): string {
  return `/${text}/`.replaceAll(/\/{2,}/g, "/");
}

const place = readDataPlace();
const { isDemonstration, dataFolder } = place;
const settings = {
  port: Number(given("PORT") ?? 4000),
  host: given("ID_DESK_HOST") ?? (isDemonstration ? "127.0.0.1" : "0.0.0.0"),
  hostFiles: given("ID_DESK_HOST_FILES") ?? fromHere("../../reference-host/dist"),
  basePath: readBasePath(given("ID_DESK_BASE_PATH")),
  isBehindProxy: given("ID_DESK_BEHIND_PROXY") === "1",
  allowedOrigins: (given("ID_DESK_ALLOWED_ORIGINS") ?? "")
    .split(",")
    .map((origin) => origin.trim())
    .filter(Boolean),
};

const clock = () => new Date();
const random = (count: number) => new Uint8Array(randomBytes(count));
/**
 * In milliseconds: longer than proxies keep a connection that nobody uses, so that none writes into one that the server
 * is just closing.
 */
const keepAliveTimeout = 75_000;

/** Lines on the standard output and error, where whoever runs the server collects them. */
const log = {
  access: (entry: AccessEntry) => console.log(JSON.stringify({ at: clock().toISOString(), ...entry })),
  error: (trace: string) => console.error(trace),
};

type Answer = Parameters<typeof serve>[0]["fetch"];

/** Takes the port before anything else is touched: a taken one must not cost a start of the database. */
function listen(answer: Answer): Promise<ReturnType<typeof serve>> {
  const { port, host } = settings;
  return new Promise((settle, refuse) => {
    const server = serve({ fetch: answer, port, hostname: host, serverOptions: { keepAliveTimeout } }, () =>
      settle(server),
    );
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why =
        error.code === "EADDRINUSE" ? "is taken by another program" : `cannot be used (${error.code})`;
      refuse(new StartRefused(`Port ${port} on ${host} ${why}. Set PORT to another one.`));
    });
  });
}

/** What is answered until the database is open. */
const answerStarting = () =>
  Response.json(
    { message: "The server is starting.", code: "unavailable" },
    { status: 503, headers: { ...listSecurityHeaders(), "Cache-Control": "no-store", "Retry-After": "1" } },
  );

function tellWhereItIs({ hasHost, hasGateway }: { hasHost: boolean; hasGateway: boolean }): void {
  const name = settings.host === "127.0.0.1" ? "localhost" : settings.host;
  console.log(`ID Desk: http://${name}:${settings.port}${settings.basePath.slice(0, -1)}`);
  if (!hasHost) console.log(`No built host in ${settings.hostFiles}: only the API answers.`);
  if (!hasGateway) console.log("Without ID_DESK_SMS_URL messages to citizens wait.");
  if (!isDemonstration) return;
  console.log(
    `The phone to which messages go: http://${name}:${settings.port}${settings.basePath}demo/phone`,
  );
  console.log(`Demonstration, nothing is ever sent. Every account has the password ${demonstrationPassword}`);
  for (const { username, fullname, roles } of demonstrationAccounts) {
    console.log(`  ${username.padEnd(12)} ${fullname.padEnd(18)} ${roles.join(", ")}`);
  }
}

function endOn(signals: readonly NodeJS.Signals[], end: () => Promise<void>): void {
  let isEnding = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      end().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

async function start(): Promise<void> {
  const givenKey = readGivenKey(given("ID_DESK_KEY"), { isDemonstration });
  const gateway = readGateway(given);
  const registry = readSettings(given);
  const fingerprintReader = readFingerprintReader(given("ID_DESK_FINGERPRINT_READER"));
  let answer: Answer = answerStarting;
  const server = await listen((request, environment) => answer(request, environment));
  const [{ database, close }, serveHost] = await Promise.all([
    openDatabase(place, clock),
    readHostFiles(settings.hostFiles, { basePath: settings.basePath, fingerprintReader }),
  ]);
  const key = givenKey ?? keepDemonstrationKey(dataFolder);
  const messages = await openMessages({
    database,
    clock,
    random,
    key,
    gateway,
    isDemonstration,
    logError: log.error,
  });
  const files = openFiles({ folder: dataFolder, settings: registry, isDemonstration });
  const sweeping = runFileSweep({ database, clock, log, settings: registry, ...files });
  answer = createApp({
    database,
    clock,
    random,
    passwords: argon2Passwords,
    ...files,
    settings: registry,
    keyedDigest: await createKeyedDigest(key),
    ...messages.ports,
    serveDemo: createDemoPhone({ database, basePath: settings.basePath, isDemonstration }),
    log,
    readAddress: createAddressReader(settings.isBehindProxy),
    allowedOrigins: settings.allowedOrigins,
    isTlsOnly: !isDemonstration,
    ...(fingerprintReader && { fingerprintReader }),
    ...(serveHost && { serveHost }),
  }).fetch;
  endOn(["SIGINT", "SIGTERM"], async () => {
    await new Promise((ended) => {
      server.close(ended);
      // Kept open by browsers for their next request, which would not come.
      if ("closeIdleConnections" in server) server.closeIdleConnections();
      setTimeout(ended, 5_000).unref();
    });
    sweeping.stop();
    await messages.close();
    await close();
  });
  tellWhereItIs({ hasHost: serveHost !== undefined, hasGateway: messages.ports.smsProvider !== undefined });
}

start().catch((error: unknown) => {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exit(1);
});
