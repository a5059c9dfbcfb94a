import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { Hono } from "hono";
import { createApp } from "../app.ts";
import { batchChanged, hearInProcess } from "../database/pglite.ts";
import { demonstrationAccounts, demonstrationPassword } from "../database/seed/accounts.ts";
import { createCrowds } from "../http/crowd.ts";
import { createDemoPages } from "../http/demo-pages.ts";
import { createDemonstrationPayments } from "../http/demo-pay.ts";
import { createHeldAnswers } from "../http/held-answers.ts";
import { createShownRecorder } from "../http/record-shown.ts";
import type { AccessEntry, Log, LookupAlarm } from "../ports.ts";
import { createKeyedDigest } from "../session/keyed-digest.ts";
import { createPasswordQueue } from "../session/password-queue.ts";
import { createSeal } from "../session/seal.ts";
import { keepAuditKey, readAuditKey } from "./audit/audit-key.ts";
import { createAuditHeads } from "./audit/run-audit-heads.ts";
import { openFiles, runFileSweep } from "./files/open-files.ts";
import { wereFilesSealed } from "./files/seal-files.ts";
import { hearPostgres } from "./hear-postgres.ts";
import { readHostFiles } from "./host-files.ts";
import { createMetricsAnswer } from "./metrics/answer-metrics.ts";
import { createMetrics, type Metrics } from "./metrics/create-metrics.ts";
import { watchDatabase } from "./metrics/watch-database.ts";
import { openDatabase } from "./open-database.ts";
import { openMessages } from "./open-messages.ts";
import { type Answer, createStartingAnswer, openServer, type ServerParts } from "./open-server.ts";
import { argon2Passwords } from "./passwords/argon2-passwords.ts";
import { createPasswordGuesser } from "./passwords/guess-password.ts";
import { gatherFileKeys } from "./settings/read-file-keys.ts";
import { keepDemonstrationKey } from "./settings/read-key.ts";
import { createAddressReader } from "./settings/read-remote-address.ts";
import type { ServerSettings } from "./settings/read-server-settings.ts";
import { StartRefused } from "./start-refused.ts";

const clock = () => new Date();
const random = (count: number) => new Uint8Array(randomBytes(count));
/** How long requests under way have, in milliseconds, when the server is told to end. */
const patience = 20_000;

/** Lines on the standard output and error, where whoever runs the server collects them. */
const output: Log = {
  access: (entry: AccessEntry) => console.log(JSON.stringify({ at: clock().toISOString(), ...entry })),
  alarm: (alarm: LookupAlarm) =>
    console.error(JSON.stringify({ at: clock().toISOString(), alarm: "lookups", ...alarm })),
  error: (trace: string) => console.error(JSON.stringify({ at: clock().toISOString(), error: trace })),
};

/** Takes the port before anything else is touched: a taken one must not cost a start of the database. */
function listen(
  { port, host, variable }: { readonly port: number; readonly host: string; readonly variable: string },
  parts: ServerParts,
): Promise<Server> {
  return new Promise((settle, refuse) => {
    const server = openServer(parts);
    server.listen(port, host, () => settle(server));
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why =
        error.code === "EADDRINUSE" ? "is taken by another program" : `cannot be used (${error.code})`;
      refuse(new StartRefused(`Port ${port} on ${host} ${why}. Set ${variable} to another one.`));
    });
  });
}

/** Takes no connection more, and waits for the requests that are under way. */
function stopListening(server: Server): Promise<void> {
  return new Promise((ended) => {
    // Kept open by browsers for their next request, which would not come.
    const closeIdle = () => server.closeIdleConnections();
    const watching = setInterval(closeIdle, 50);
    const limit = setTimeout(done, patience);
    function done(): void {
      clearInterval(watching);
      clearTimeout(limit);
      ended();
    }
    server.close(done);
    closeIdle();
  });
}

/** Where a browser on this machine reaches it. */
const readOrigin = ({ host, port }: { readonly host: string; readonly port: number }) =>
  `http://${host === "127.0.0.1" ? "localhost" : host}:${port}`;

function tellWhereItIs(
  settings: ServerSettings,
  { hasHost, hasGateway }: { hasHost: boolean; hasGateway: boolean },
  print: (line: string) => void,
): void {
  const { basePath, hostFiles, metrics, place } = settings;
  const origin = readOrigin(settings);
  print(`ID Desk: ${origin}${basePath.slice(0, -1)}`);
  print(`The API: ${origin}/api, and its documentation: ${origin}/api/docs`);
  if (metrics) print(`The metrics: ${readOrigin(metrics.listening ?? settings)}/metrics`);
  if (!hasHost && hostFiles) print(`No built host in ${hostFiles}: only the API answers.`);
  if (!hasGateway) print("Without ID_DESK_SMS_URL messages to citizens wait.");
  if (!place.isDemonstration) return;
  print(`The phone to which messages go: ${origin}${basePath}demo/phone`);
  print(`The registry that decides about applications: ${origin}${basePath}demo/registry`);
  if (!place.postgresUrl) print(`The data is in ${place.dataFolder}; --fresh begins anew.`);
  print(`Demonstration, nothing is ever sent. Every account has the password ${demonstrationPassword}`);
  for (const { username, fullname, roles } of demonstrationAccounts) {
    print(`  ${username.padEnd(12)} ${fullname.padEnd(18)} ${roles.join(", ")}`);
  }
}

/** The first of these signals that the process gets. */
function waitForSignal(signals: readonly NodeJS.Signals[]): Promise<void> {
  return new Promise((settle) => {
    for (const signal of signals) process.on(signal, () => settle());
  });
}

/**
 * Serves until the process is told to end; then requests under way are answered, new ones refused, and all is closed.
 *
 * @returns once it answers; `ended` settles when all is closed.
 * @throws StartRefused when it cannot start.
 */
export async function startServer(
  settings: ServerSettings,
  print: (line: string) => void,
): Promise<{ readonly ended: Promise<void> }> {
  const { place, registry, fingerprintReader, basePath, keepsSigned } = settings;
  const { isDemonstration, dataFolder } = place;
  const answerStarting = createStartingAnswer({ isTlsOnly: !isDemonstration });
  let answer: Answer = answerStarting;
  let metrics: Metrics | undefined;
  const log: Log = {
    ...output,
    access(entry) {
      output.access(entry);
      metrics?.count(entry);
    },
    alarm(alarm) {
      output.alarm(alarm);
      metrics?.countAlarm(alarm);
    },
  };
  const servers = [
    await listen(
      { ...settings, variable: "PORT" },
      { answer: (request, environment) => answer(request, environment), log, isTlsOnly: !isDemonstration },
    ),
  ];
  const ownDoor = settings.metrics?.listening;
  let answerMetrics: (request: Request) => Response | Promise<Response> = answerStarting;
  if (ownDoor) {
    const { fetch } = new Hono().get("/metrics", ({ req }) => answerMetrics(req.raw));
    const parts = { answer: fetch, log: { access() {} }, isTlsOnly: false };
    servers.push(await listen({ ...ownDoor, variable: "ID_DESK_METRICS_PORT" }, parts));
  }
  const [{ database, close, readConnections }, serveHost] = await Promise.all([
    openDatabase(place, clock, { isServer: true }),
    settings.hostFiles ? readHostFiles(settings.hostFiles, { basePath, fingerprintReader }) : undefined,
  ]);
  const key = settings.key ?? keepDemonstrationKey(dataFolder);
  const messages = await openMessages({
    database,
    clock,
    random,
    key,
    gateway: settings.gateway,
    isDemonstration,
    logError: log.error,
  });
  const files = openFiles({
    folder: dataFolder,
    settings: registry,
    isDemonstration,
    keepsSigned,
    keys: gatherFileKeys(settings.fileKeys, key),
    takesUnsealed: !(await wereFilesSealed(database)),
  });
  const sweeping = runFileSweep({ database, clock, log, settings: registry, ...files });
  const { auditHeads: headSettings } = settings;
  const auditHeads = createAuditHeads({
    database,
    clock,
    log,
    key: headSettings.keyFile ? readAuditKey(headSettings.keyFile) : keepAuditKey(dataFolder),
    ...headSettings,
  });
  auditHeads.run();
  const shown = createShownRecorder({ database, log });
  const heldAnswers = createHeldAnswers();
  const { setHearing } = heldAnswers;
  const hear = (batchId: string) => heldAnswers.ring(Number(batchId));
  const stopHearing = place.postgresUrl
    ? hearPostgres(place.postgresUrl, batchChanged, { hear, setHearing })
    : await hearInProcess(database, batchChanged, { hear, setHearing });
  const [crowds, passwordQueue] = [createCrowds(registry.uploads), createPasswordQueue()];
  if (settings.metrics) {
    const readDatabase = watchDatabase({ database, clock });
    metrics = createMetrics({
      auditHeads,
      crowds,
      heldAnswers,
      passwordQueue,
      readConnections,
      readDatabase,
    });
    answerMetrics = createMetricsAnswer(metrics, settings.metrics.token);
  }
  answer = createApp({
    database,
    clock,
    random,
    passwords: argon2Passwords,
    passwordQueue,
    crowds,
    ...(registry.passwords.leastGuesses > 0 && { guessPassword: createPasswordGuesser() }),
    ...files,
    settings: registry,
    keyedDigest: createKeyedDigest(key),
    draftSeal: await createSeal("drafts", key, random),
    numberSeal: await createSeal("numbers", key, random),
    secondFactorSeal: await createSeal("secondFactors", key, random),
    ...messages.ports,
    ...(isDemonstration && { payments: createDemonstrationPayments(readOrigin(settings), basePath) }),
    serveDemo: createDemoPages({ database, clock, random, ...messages.ports, basePath, isDemonstration }),
    recordLook: shown.record,
    heldAnswers,
    log,
    ...(settings.metrics && !ownDoor && { serveMetrics: answerMetrics }),
    readAddress: createAddressReader(settings.isBehindProxy),
    allowedOrigins: settings.allowedOrigins,
    isDemonstration,
    isTlsOnly: !isDemonstration,
    ...(fingerprintReader && { fingerprintReader }),
    ...(serveHost && { serveHost }),
  }).fetch;
  const ended = waitForSignal(["SIGINT", "SIGTERM"]).then(async () => {
    // Those whose answers are held are answered at once.
    await stopHearing();
    await Promise.all(servers.map(stopListening));
    sweeping.stop();
    await shown.settle();
    await messages.close();
    await auditHeads.stop();
    await close();
    print("Stopped.");
  });
  tellWhereItIs(
    settings,
    { hasHost: serveHost !== undefined, hasGateway: messages.ports.smsProvider !== undefined },
    print,
  );
  return { ended };
}
