import { randomUUID } from "node:crypto";
import { signInDirectly } from "../../apps/reference-host/e2e/colleague.ts";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { formatTimes, sumUp } from "./figures.ts";
import type { BenchPlan, BenchRow } from "./part.ts";

type Client = Awaited<ReturnType<typeof signInDirectly>>;

/** Fewer than the look-ups of people that a user has in a minute. */
const mostTimes = 40;

/** What is asked of the work permits, the slowest first: an eighth of all employers is a resort. */
const searches = [
  { what: "Work permits, by a part of the employer's name", path: "name=resort" },
  { what: "Work permits, by an employer's whole name", path: "name=coral+resort+7000" },
  { what: "Work permits, by the beginning of the number", path: "workPermitNo=WS0012" },
] as const;

async function time(ask: () => Promise<Response>, status: number): Promise<number> {
  const start = performance.now();
  const answer = await ask();
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`The call was answered with ${answer.status}: ${text}`);
  return performance.now() - start;
}

async function measure(ask: () => Promise<Response>, status: number, times: number) {
  const measured: number[] = [];
  for (let round = -3; round < times; round += 1) {
    const taken = await time(ask, status);
    if (round >= 0) measured.push(taken);
  }
  return sumUp(measured);
}

/** Somebody who looks like a worker of the country; nothing of it is saved. */
async function recordAlike(server: Awaited<ReturnType<typeof startServer>>, client: Client) {
  const permits = await client.send("GET", "/xpat/individual-work-permit?work_permit=WS00000001");
  const { individuals } = (await permits.json()) as {
    individuals: { name: string; date_of_birth: string; country: { id: number } }[];
  };
  const [worker] = individuals;
  if (!worker) throw new Error("The demonstration of scale has no foreign workers.");
  const { name, date_of_birth, country } = worker;
  const yes = { image: true, name: true, passport_number: true, country: true };
  const form = () => {
    const data = {
      individual: { name: `${name}a`, date_of_birth, country_id: country.id },
      checks: yes,
      island_id: 95,
      passport_seen: "seen",
      outcome: "no_permit",
      notes: "Nothing was found",
    };
    const body = new FormData();
    body.set("data", new Blob([JSON.stringify(data)], { type: "application/json" }));
    return body;
  };
  const headers = () => ({
    Cookie: client.cookie,
    "X-CSRF-Token": client.csrf,
    "Idempotency-Key": randomUUID(),
  });
  return () =>
    fetch(new URL("/api/xpat/individual", server.url), { method: "POST", headers: headers(), body: form() });
}

async function benchPlace(
  place: string,
  environment: Readonly<Record<string, string>>,
  rounds: number,
): Promise<BenchRow[]> {
  const server = await startServer({ ...environment, ID_DESK_SCALE: "1" });
  const times = Math.min(mostTimes, rounds * 8);
  try {
    const client = await signInDirectly(server, "xpat.male", 1);
    const rows: BenchRow[] = [];
    for (const { what, path } of searches) {
      const address = `/xpat/employer-work-permits?${path}`;
      const { meta } = (await (await client.send("GET", address)).json()) as { meta: { total: number } };
      const figures = await measure(() => client.send("GET", address), 200, times);
      rows.push({
        what: `${what}, ${place}: ${meta.total} of 200,000, ${times} times`,
        ours: formatTimes(figures),
        other: "–",
        ratio: "–",
        aim: "p95 ≤ 200 ms",
      });
    }
    const figures = await measure(await recordAlike(server, client), 409, times);
    rows.push({
      what: `Somebody new who looks like one of 132,000 workers, ${place}, ${times} times`,
      ours: formatTimes(figures),
      other: "–",
      ratio: "–",
      aim: "p95 ≤ 100 ms",
    });
    return rows;
  } finally {
    await server.stop();
  }
}

/** The search of work permits and the comparison of somebody new, with as many foreign workers as the country has. */
export async function benchWorkers(_browser: unknown, plan: BenchPlan): Promise<BenchRow[]> {
  const rows = await benchPlace("embedded", { DATABASE_URL: "" }, plan.rounds);
  const postgres = await startPostgres();
  try {
    return [
      ...rows,
      ...(await benchPlace("PostgreSQL", { DATABASE_URL: postgres.url, ID_DESK_DEMO: "1" }, plan.rounds)),
    ];
  } finally {
    await postgres.stop();
  }
}
