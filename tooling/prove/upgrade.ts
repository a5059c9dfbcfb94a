/**
 * Runs the server of an earlier commit, stops it, and opens its data with the server of this commit: on the embedded database
 * and on PostgreSQL, or on the one that is named. An argument can name another commit.
 * Sessions, files, lists and the audit trail have to be unchanged, an unfinished batch can be finished, and numbers continue
 * and have no gap.
 */
import { randomBytes } from "node:crypto";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../packages/published-package.ts";
import type { Registry } from "../postgres/create-registry.ts";
import { proveOnBoth } from "../postgres/prove-on-both.ts";
import { type Desk, openDesk } from "./hostile/desk.ts";
import { openWire } from "./hostile/wire.ts";
import { pnpm, runWell } from "./release/run.ts";
import {
  type Desks,
  dispatch,
  dispute,
  handOver,
  type PackedBatch,
  packBatch,
  readFile,
  receive,
  takeApplication,
} from "./upgrade/earlier-work.ts";
import { runRegistry } from "./writing/run-registry.ts";
import { serveRegistry } from "./writing/serve-registry.ts";

const usual = "849488c9f3d3ec7e4d8072ee9fd774d3957d68a8";
const commit = process.argv.slice(2).find((word) => /^[0-9a-f]{6,40}$/.test(word)) ?? usual;
const folder = mkdtempSync(join(tmpdir(), "id-desk-upgrade-"));
const earlier = join(folder, "earlier");
/** Of the demonstration: people with a card in hand and no application. */
const [applicant, nextApplicant] = ["A105420", "A105421"];
const draft = { path: "/drafts/new_application/upgrade-of-the-server", idNumber: "A105422" };

process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
process.on("SIGINT", () => process.exit(130));

const findings: boolean[] = [];
function check(what: string, isTrue: boolean, problems: readonly string[] = []): void {
  findings.push(isTrue);
  console.log(`${isTrue ? "ok    " : "FAILED"} ${what}`);
  for (const problem of problems.slice(0, 10)) console.log(`       ${problem}`);
}

/** Puts the project of the earlier commit into a folder, and installs its dependencies. */
async function putEarlier(): Promise<void> {
  mkdirSync(earlier);
  const archive = join(folder, "earlier.tar");
  await runWell(root, "git", ["archive", "--output", archive, commit]);
  await runWell(earlier, "tar", ["-xf", archive]);
  await runWell(earlier, "npx", [...pnpm, "install", "--frozen-lockfile", "--prefer-offline"]);
}

const countMigrations = (of: string) =>
  globSync("apps/reference-api/src/database/migrations/2*.ts", { cwd: of }).length;

/** A request that is repeated after the upgrade: which desk asks, and for what. */
interface Asked {
  readonly by: "origin" | "destination";
  readonly path: string;
}

/** The data that the earlier server left, as its users saw it. */
interface Left {
  readonly origin: Desk;
  readonly destination: Desk;
  readonly open: PackedBatch;
  readonly underWay: PackedBatch;
  readonly application: { readonly id: number; readonly application_no: string };
  readonly answers: readonly (readonly [Asked, unknown])[];
  readonly files: readonly (readonly [Asked, Buffer])[];
}

async function openDesks(url: string): Promise<Desks> {
  const wire = openWire(Number(new URL(url).port));
  const open = (center: number) => openDesk(wire, { username: "super", center, told: () => undefined });
  return { wire, url, origin: await open(1), destination: await open(6) };
}

/** Lists the files that a user can see: of an application, of a hand-over, and of a disputed card. */
async function listFiles(
  { origin }: Desks,
  { application, cardId, disputed }: { application: number; cardId: number; disputed: string },
): Promise<Asked[]> {
  const found = (await origin.must("GET", `/applications/center/${application}`)).application;
  const { issuance } = await origin.must("GET", `/issuance/cards/${cardId}/completed`);
  return [
    ...[...found.documents, ...found.captures].map(
      ({ id }) => `/applications/center/${application}/files/${id}`,
    ),
    ...issuance.documents.map(({ id }: { id: number }) => `/issuance/cards/${cardId}/documents/${id}`),
    ...["thumb", "signature"].map((kind) => `/issuance/cards/${cardId}/evidence/${kind}`),
    disputed,
  ].map((path) => ({ by: "origin", path }));
}

/** Works at the earlier server, and leaves data of every kind. */
async function work(url: string): Promise<Left> {
  const desks = await openDesks(url);
  const { origin, destination, wire } = desks;
  try {
    const done = await packBatch(desks, [101, 102, 103]);
    await origin.must("PATCH", `/dispatch/batches/${done.id}/addnote`, {
      notes: "ދިވެހި, Ålesund and 👩‍👩‍👧‍👦",
    });
    await dispatch(desks, done);
    await receive(desks, done, done.cards.slice(0, 2));
    const [, , damaged] = done.cards;
    if (!damaged) throw new Error("The batch has no third card.");
    await dispute(desks, done, damaged.id);
    const underWay = await packBatch(desks, [104, 105, 106]);
    await dispatch(desks, underWay);
    await receive(desks, underWay, underWay.cards.slice(0, 1));
    const open = await packBatch(desks, [107, 108]);
    const cardId = await handOver(desks, 5000);
    const application = await takeApplication(desks, applicant);
    const content = { type: "renewal", notes: "half filled in" };
    await origin.must("PUT", draft.path, { id_number: draft.idNumber, version: 0, content });

    const asked: Asked[] = [
      ...[done, underWay, open].map(({ id }) => `/dispatch/batches/sending/${id}`),
      ...["batch"].map((type) => `/audit/${type}/${done.id}`),
      ...["/dispatch/batches/sending?status=all&per_page=100", "/issuance/cards?per_page=100"],
      ...["/applications/center/list?status=all&per_page=100", `/applications/center/${application.id}`],
      ...[
        `/issuance/cards/${cardId}/completed`,
        "/xpat/interactions?per_page=100",
        "/drafts/new_application",
      ],
    ].map((path) => ({ by: "origin", path }) as const);
    asked.push({ by: "destination", path: "/dispatch/batches/receiving?status=all&per_page=100" });
    const disputed = `/dispatch/batches/${done.id}/cards/${damaged.id}/photo`;
    const answers: [Asked, unknown][] = [];
    for (const one of asked) answers.push([one, await desks[one.by].must("GET", one.path)]);
    const files: [Asked, Buffer][] = [];
    for (const one of await listFiles(desks, { application: application.id, cardId, disputed })) {
      files.push([one, await readFile(desks, desks[one.by], one.path)]);
    }
    return { origin, destination, open, underWay, application, answers, files };
  } finally {
    wire.close();
  }
}

/** Fields that change with time. */
const restless = /^(resend_in|expires_in|waiting_days|days_\w+|in_progress|heard_at)$/;

/** Lists the parts of an earlier answer that the present answer does not have. New parts are allowed. */
function findLost(before: unknown, now: unknown, at = ""): string[] {
  if (typeof before !== "object" || before === null) {
    return before === now
      ? []
      : [`${at}: ${JSON.stringify(now)?.slice(0, 60)} for ${JSON.stringify(before).slice(0, 60)}`];
  }
  if (typeof now !== "object" || now === null) return [`${at} is gone`];
  // The words for what a server can do have no order.
  if (at.endsWith("/extensions") && Array.isArray(before) && Array.isArray(now)) {
    return before.filter((word) => !now.includes(word)).map((word) => `${at}: without ${word}`);
  }
  return Object.entries(before).flatMap(([name, value]) =>
    restless.test(name) ? [] : findLost(value, (now as Record<string, unknown>)[name], `${at}/${name}`),
  );
}

/** Returns the digits at the end of a record's number. */
const readNumber = (text: string) => Number(/(\d+)$/.exec(text)?.[1]);

/** Compares the data with what the earlier server answered, in the sessions of that time. */
async function compare(desks: Desks, left: Left): Promise<void> {
  for (const [by, center] of [
    ["origin", 1],
    ["destination", 6],
  ] as const) {
    const { status, body } = await desks[by].call("GET", "/auth/user");
    const told = `${status} ${body?.user?.username} at centre ${body?.center?.id}`;
    check(`an earlier session goes on: ${told}`, told === `200 super at centre ${center}`);
  }
  const lost: string[] = [];
  for (const [{ by, path }, before] of left.answers) {
    lost.push(...findLost(before, await desks[by].must("GET", path), path));
  }
  check(`${left.answers.length} lists and records have all that they had`, lost.length === 0, lost);
  const other: string[] = [];
  for (const [{ by, path }, before] of left.files) {
    if (!before.equals(await readFile(desks, desks[by], path))) other.push(path);
  }
  check(
    `${left.files.length} earlier documents and pictures have the same bytes`,
    other.length === 0 && left.files.length > 14,
    other,
  );
}

/** Receives the remaining cards of a batch, and completes it. */
async function finish(desks: Desks, batch: PackedBatch, cards: PackedBatch["cards"]): Promise<string> {
  await receive(desks, batch, cards);
  await desks.destination.must("PATCH", `/dispatch/batches/${batch.id}/receive`, {});
  return (await desks.origin.must("GET", `/dispatch/batches/sending/${batch.id}`)).batch.status;
}

/** Continues the work that the earlier server left. */
async function goOn(desks: Desks, left: Left): Promise<void> {
  const { origin } = desks;
  const { open, underWay } = left;
  const { card } = await origin.must("POST", `/dispatch/batches/${open.id}/cards`, {
    serial_number: "SN0000109",
  });
  await dispatch(desks, open);
  const ends = [
    await finish(desks, open, [...open.cards, { id: card.id, serial: "SN0000109" }]),
    await finish(desks, underWay, underWay.cards.slice(1)),
  ];
  check(
    `a batch that was packed and one under way are now ${ends.join(" and ")}`,
    ends.join() === "received,received",
  );

  const batch = await packBatch(desks, [110]);
  const isNextBatch = readNumber(batch.batch_no) === readNumber(open.batch_no) + 1;
  check(`after batch ${open.batch_no} comes ${batch.batch_no}`, isNextBatch);
  const { application_no: number } = await takeApplication(desks, nextApplicant);
  const { application_no: before } = left.application;
  check(`after application ${before} comes ${number}`, readNumber(number) === readNumber(before) + 1);
  const cardId = await handOver(desks, 5001);
  const { issuance } = await origin.must("GET", `/issuance/cards/${cardId}/completed`);
  const path = `/issuance/cards/${cardId}/documents/${issuance.documents[0].id}`;
  const isRead = (await readFile(desks, origin, path)).subarray(0, 5).toString() === "%PDF-";
  check("a card is handed over, and its receipt is read", isRead);
  await origin.signIn();
  check("an existing user signs in", (await origin.call("GET", "/auth/user")).status === 200);
}

async function prove(name: string, registry?: Registry): Promise<void> {
  console.log(`\n${name}`);
  const data = mkdtempSync(join(folder, "data-"));
  const place = {
    DATABASE_URL: registry?.url ?? "",
    ID_DESK_DEMO: "1",
    ID_DESK_DATA: data,
    ID_DESK_KEY: randomBytes(32).toString("base64"),
  };
  const old = await serveRegistry(place, earlier);
  let left: Left;
  try {
    left = await work(old.url);
  } finally {
    await old.stop();
  }
  const head = runRegistry(["audit", "export"], place, earlier);
  const headFile = join(data, "..", "head.json");
  writeFileSync(headFile, head.said);

  const server = await serveRegistry(place);
  const wire = openWire(Number(new URL(server.url).port));
  try {
    const carryOn = ({ headers }: Desk) =>
      openDesk(wire, { username: "super", told: () => undefined, session: headers });
    const [origin, destination] = [await carryOn(left.origin), await carryOn(left.destination)];
    const desks = { wire, url: server.url, origin, destination };
    await compare(desks, left);
    await goOn(desks, left);
  } finally {
    wire.close();
    await server.stop();
  }
  const { said } = runRegistry(["audit", "verify", "--head", headFile], place);
  check(said, said.startsWith("The audit trail holds"));
  if (countMigrations(earlier) === countMigrations(".")) return;
  const back = runRegistry(["audit", "verify"], place, earlier);
  check(`the earlier server does not change the data: ${back.said}`, back.status === 1);
}

await putEarlier();
console.log(
  `From ${commit.slice(0, 12)}, with ${countMigrations(earlier)} migrations of ${countMigrations(".")}`,
);
await proveOnBoth(findings, prove);
