/**
 * Backs the data of scale up and restores it elsewhere, by the commands that an operator has: on the embedded database, on
 * PostgreSQL under writing desks, and from each into the other. What is restored has the rows and documents that were there,
 * its audit trail holds, a server answers on it, and a file that was changed or cut is refused. The documents get
 * another key before the backup, and can be restored only with that key.
 * Takes minutes; `ID_DESK_PROVE_DATA` names a stopped demonstration's folder to begin with, in place of making one.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { createFileKeys } from "../../apps/reference-api/src/node/files/file-keys.ts";
import { makeLargePdf } from "../../apps/reference-api/src/testing/make-pdf.ts";
import { signInDirectly } from "../../apps/reference-host/e2e/colleague.ts";
import { createRegistry, type Registry } from "../postgres/create-registry.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { createPseudoRandom } from "./scans/pseudo-random.ts";
import { runRegistry } from "./writing/run-registry.ts";
import { serveRegistry } from "./writing/serve-registry.ts";
import { beginJournal, countBatches, writeBatches } from "./writing/write-batches.ts";

const documents = 20;
const corruptions = 20;
const folder = mkdtempSync(join(tmpdir(), "id-desk-backup-"));
const key = randomBytes(32).toString("base64");
const fileKey = { id: "proof", key: randomBytes(32) };
const fileKeys = `${fileKey.id}:${fileKey.key.toString("base64")}`;
const at = (name: string) => join(folder, name);
const problems: string[] = [];
const pause = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));

type Place = Readonly<Record<string, string>>;
const embedded = (name: string): Place => ({
  DATABASE_URL: "",
  ID_DESK_KEY: key,
  ID_DESK_FILE_KEYS: fileKeys,
  ID_DESK_DATA: at(name),
});
const onPostgres = (name: string, { url }: Registry): Place => ({
  DATABASE_URL: url,
  ID_DESK_DEMO: "1",
  ID_DESK_KEY: key,
  ID_DESK_FILE_KEYS: fileKeys,
  ID_DESK_DATA: at(name),
});

/** Runs a command, which has to end well, and says how long it took. */
function run(what: string, args: readonly string[], place: Place): string {
  const start = performance.now();
  const { status, said } = runRegistry(args, place);
  console.log(`${what}, ${((performance.now() - start) / 1000).toFixed(0)} s: ${said}`);
  if (status !== 0) problems.push(`${what}: ${said}`);
  return said;
}

const signIn = (url: string) => signInDirectly({ url } as Parameters<typeof signInDirectly>[0]);

async function addDocuments(url: string): Promise<void> {
  const { send, csrf, cookie } = await signIn(url);
  for (let number = 5001; number < 5001 + documents; number += 1) {
    const loaded = await send("POST", "/issuance/load", JSON.stringify({ serial_number: `SN000${number}` }));
    const { issuance } = (await loaded.json()) as { issuance: { card: { id: number } } };
    const form = new FormData();
    // Random bytes: like those of a scanned page, they cannot be packed.
    const page = await makeLargePdf(new Uint8Array(randomBytes(200_000)));
    form.set("file", new File([page], "letter.pdf", { type: "application/pdf" }));
    form.set("type", "authorisation_letter");
    form.set("card_id", String(issuance.card.id));
    const headers = { Cookie: cookie, "X-CSRF-Token": csrf };
    const kept = await fetch(`${url}/api/issuance/document`, { method: "POST", body: form, headers });
    if (!kept.ok) throw new Error(`A document was not kept: ${await kept.text()}`);
  }
}

function compareDocuments(one: string, other: string): void {
  const list = (name: string) => readdirSync(at(`${name}/documents`)).sort();
  const isSame =
    list(one).join() === list(other).join() &&
    list(one).every((file) =>
      readFileSync(at(`${one}/documents/${file}`)).equals(readFileSync(at(`${other}/documents/${file}`))),
    );
  console.log(`${list(other).length} documents of ${other} are ${isSame ? "" : "not "}those of ${one}.`);
  if (!isSame || list(other).length < documents) problems.push(`The documents of ${other} are others.`);
  const keys = createFileKeys([fileKey]);
  for (const name of list(other)) {
    const opened = Buffer.from(keys.open(name, readFileSync(at(`${other}/documents/${name}`))));
    const isScan = opened.subarray(0, 5).toString() === "%PDF-" && opened.length > 200_000;
    if (!isScan) problems.push(`A document of ${other} is not what was sent.`);
  }
}

/** Seals the documents of a folder with the named key instead of the one derived from the registry's key. */
function changeKey(name: string): void {
  const seal = () => run("files seal", ["files", "seal"], embedded(name));
  const counts = [
    `${documents} with another key. 0 had this key`,
    "0 files that were not sealed, 0 with another key.",
  ];
  for (const count of counts) {
    if (!seal().includes(count)) problems.push("The documents did not get the other key.");
  }
}

/** Checks that a restore without the key of the documents is refused. */
function refuseWithoutKey(file: string): void {
  const { status, said } = runRegistry(["restore", file], { ...embedded("never"), ID_DESK_FILE_KEYS: "" });
  console.log(`Without the key of the documents: ${said}`);
  if (status !== 1 || existsSync(at("never"))) problems.push("It was restored without the documents' key.");
}

/** A server on what was restored: somebody signs in, and sees the batches. */
async function lookAt(place: Place, least: number): Promise<void> {
  const server = await serveRegistry(place);
  try {
    const found = await countBatches(await signIn(server.url));
    console.log(`A server answers on it: ${found} batches.`);
    if (found < least) problems.push("Batches are missing.");
  } finally {
    await server.stop();
  }
}

/** The head of the trail that a backup holds, as the restored place has to have it. */
function verify(place: Place, head: string): void {
  writeFileSync(at("head.json"), head);
  const said = run("audit verify --head", ["audit", "verify", "--head", at("head.json")], place);
  if (!said.startsWith("The audit trail holds")) problems.push(said);
}

function corrupt(file: string, place: Place): void {
  const random = createPseudoRandom(7);
  const whole = readFileSync(file);
  let refused = 0;
  for (let count = 0; count < corruptions; count += 1) {
    const copy = at("corrupt.backup");
    const changed = Buffer.from(whole);
    const where = Math.floor(random() * whole.length);
    changed[where] = (changed[where] ?? 0) ^ (1 << Math.floor(random() * 8));
    writeFileSync(copy, changed);
    if (count % 2 === 1) {
      writeFileSync(copy, whole);
      truncateSync(copy, where);
    }
    const { status, said } = runRegistry(["restore", copy], { ...place, ID_DESK_DATA: at("never") });
    if (status === 1 && /damaged|no backup|another ID_DESK_KEY/.test(said)) refused += 1;
  }
  console.log(`${refused} of ${corruptions} files with one bit changed or cut were refused.`);
  if (refused !== corruptions) problems.push("A file that was changed was not refused.");
}

const postgres = await startPostgres();
const [first, second] = [await createRegistry(postgres.url), await createRegistry(postgres.url)];
try {
  const given = process.env.ID_DESK_PROVE_DATA;
  if (given) cpSync(given, at("made"), { recursive: true });
  const making = await serveRegistry({
    ...embedded("made"),
    ID_DESK_FILE_KEYS: "",
    ...(!given && { ID_DESK_SCALE: "1" }),
  });
  await addDocuments(making.url);
  const batches = await countBatches(await signIn(making.url));
  await making.stop();
  changeKey("made");

  run("embedded: backup", ["backup", at("one.backup")], embedded("made"));
  console.log(`${(statSync(at("one.backup")).size / 1_000_000).toFixed(1)} MB.`);
  run("embedded: backup --verify", ["backup", "--verify", at("one.backup")], embedded("made"));
  refuseWithoutKey(at("one.backup"));
  const head = run("head", ["audit", "export"], embedded("made"));
  run("embedded into embedded: restore", ["restore", at("one.backup")], embedded("same"));
  compareDocuments("made", "same");
  verify(embedded("same"), head);
  await lookAt(embedded("same"), batches);
  run("embedded into PostgreSQL: restore", ["restore", at("one.backup")], onPostgres("other", first));
  compareDocuments("made", "other");
  verify(onPostgres("other", first), head);

  const server = await serveRegistry(onPostgres("other", first));
  const journal = beginJournal();
  const clients = await Promise.all([signIn(server.url), signIn(server.url), signIn(server.url)]);
  let isOver = false;
  const working = clients.map((client) => writeBatches(client, journal, () => isOver));
  await pause(2_000);
  const atStart = new Map([...journal.batches].map(([id, notes]) => [id, notes.length]));
  // Not by the blocking way of the other commands: the desks of this process go on writing.
  const start = performance.now();
  const backing = spawn(
    process.execPath,
    ["apps/reference-api/src/node/command.ts", "backup", at("two.backup")],
    { env: { ...process.env, ...onPostgres("other", first) }, stdio: ["ignore", "inherit", "inherit"] },
  );
  const answeredBefore = journal.answered;
  const [code] = (await once(backing, "exit")) as [number];
  console.log(
    `PostgreSQL: backup in ${((performance.now() - start) / 1000).toFixed(0)} s, while desks were answered ${journal.answered - answeredBefore} writes.`,
  );
  if (code !== 0) problems.push("The backup under writing desks failed.");
  isOver = true;
  await Promise.all(working);
  await server.stop();
  problems.push(...journal.wrong);

  run("PostgreSQL into PostgreSQL: restore", ["restore", at("two.backup")], onPostgres("third", second));
  compareDocuments("other", "third");
  run("audit verify", ["audit", "verify"], onPostgres("third", second));
  for (const [id, least] of atStart) {
    const rows = await second.query<{ body: string }>(
      "select body from batch_notes where batch_id = $1 order by id",
      [id],
    );
    const notes = journal.batches.get(id) ?? [];
    const isPrefix = rows.every(({ body }, index) => body === notes[index]);
    if (rows.length < least || !isPrefix) problems.push(`Batch ${id} has ${rows.length} notes of ${least}.`);
  }
  await lookAt(onPostgres("third", second), batches + atStart.size);
  run("PostgreSQL into embedded: restore", ["restore", at("two.backup")], embedded("fourth"));
  compareDocuments("other", "fourth");
  run("audit verify", ["audit", "verify"], embedded("fourth"));
  corrupt(at("one.backup"), embedded("never"));

  for (const problem of problems) console.log(problem);
  console.log(`${problems.length} wrong, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(0)}.`);
} finally {
  await first.drop();
  await second.drop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(problems.length === 0 ? 0 : 1);
