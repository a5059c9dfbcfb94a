import { signInDirectly } from "../../apps/reference-host/e2e/colleague.ts";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { type Figures, formatRatio, formatTimes, sumUp } from "./figures.ts";
import type { BenchPlan, BenchRow } from "./part.ts";

type Client = Awaited<ReturnType<typeof signInDirectly>>;

interface List {
  readonly what: string;
  /** With a question mark. */
  readonly path: string;
  readonly center: number;
}

/** The lists of staff, each at the centre where it is longest. */
const lists: readonly List[] = [
  { what: "Sending", path: "/dispatch/batches/sending?status=all", center: 1 },
  { what: "Receiving", path: "/dispatch/batches/receiving?status=all", center: 2 },
  { what: "Issuances", path: "/issuance/cards?", center: 1 },
  { what: "Applications", path: "/applications/center/list?status=all", center: 1 },
];

/** What else is asked of a full list, beside its first page. */
const searches: readonly List[] = [
  { what: "Sending, of one status", path: "/dispatch/batches/sending?status=received", center: 1 },
  { what: "Sending, to one centre", path: "/dispatch/batches/sending?status=all&center=6", center: 1 },
  {
    what: "Sending, with discrepancies",
    path: "/dispatch/batches/sending?status=all&has_discrepancy=true",
    center: 1,
  },
  {
    what: "Applications, of a name",
    path: "/applications/center/list?status=all&search=naseer",
    center: 1,
  },
  {
    what: "Applications, of a name in Thaana",
    path: "/applications/center/list?status=all&search=%DE%89%DE%AA%DE%99%DE%A6",
    center: 1,
  },
];

const isOfApplications = (path: string) => path.startsWith("/applications/");

async function time({ send }: Client, path: string): Promise<number> {
  const start = performance.now();
  const answer = await send("GET", path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
  return performance.now() - start;
}

/** In turn, so that a machine that is slow for a while slows both. */
async function compare(client: Client, [one, other]: readonly [string, string], times: number) {
  const measured: { one: number; other: number }[] = [];
  for (let round = -3; round < times; round += 1) {
    const pair = { one: await time(client, one), other: await time(client, other) };
    if (round >= 0) measured.push(pair);
  }
  return {
    one: sumUp(measured.map((pair) => pair.one)),
    other: sumUp(measured.map((pair) => pair.other)),
  };
}

const row = (what: string, [ours, other]: readonly [Figures, Figures], beside: string): BenchRow => ({
  what,
  ours: formatTimes(ours),
  other: `${beside} ${formatTimes(other)}`,
  ratio: formatRatio(ours.median, other.median),
  aim: "≤ 2 ×",
});

async function benchPlace(
  place: string,
  environment: Readonly<Record<string, string>>,
  rounds: number,
): Promise<BenchRow[]> {
  const server = await startServer({ ...environment, ID_DESK_SCALE: "1" });
  try {
    const rows: BenchRow[] = [];
    for (const { what, path, center } of [...lists, ...searches]) {
      // Full access lists the applications of every centre.
      const client = await signInDirectly(server, isOfApplications(path) ? "super" : "clerk.male", center);
      const { meta } = (await (await client.send("GET", path)).json()) as {
        meta: { total: number; last_page: number };
      };
      const isSearch = searches.some((search) => search.path === path);
      if (isSearch) {
        const whole = lists.find((list) => isOfApplications(list.path) === isOfApplications(path));
        const { one, other } = await compare(client, [path, whole?.path ?? path], rounds * 8);
        rows.push(row(`${what}, ${place}: ${meta.total} rows`, [one, other], "all of them"));
        continue;
      }
      const { one, other } = await compare(client, [`${path}&page=${meta.last_page}`, path], rounds * 8);
      rows.push(
        row(`${what}, ${place}: page ${meta.last_page} of ${meta.total} rows`, [one, other], "page 1"),
      );
    }
    return rows;
  } finally {
    await server.stop();
  }
}

/** The lists of a registry with 30,000 cards and 3,000 batches: their last page beside their first. */
export async function benchLists(_browser: unknown, plan: BenchPlan): Promise<BenchRow[]> {
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
