/** What came back of some calls: how long each took, in milliseconds, and how often which status came. */
export interface Driven {
  readonly times: number[];
  readonly statuses: Map<number, number>;
}

/** One call; gives the status of its answer. */
export type Call = () => Promise<number>;

const pause = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));

async function time(call: Call, { times, statuses }: Driven): Promise<void> {
  const start = performance.now();
  const status = await call();
  times.push(performance.now() - start);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

/** Makes calls at a steady rate for some seconds, whether or not those before have been answered. */
export async function driveAtRate(
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
  next: (place: number) => Call,
): Promise<Driven> {
  const driven: Driven = { times: [], statuses: new Map() };
  const open = new Set<Promise<void>>();
  const start = performance.now();
  for (let place = 0; place < rate * seconds; place += 1) {
    const due = start + (place * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    const called = time(next(place), driven).finally(() => open.delete(called));
    open.add(called);
  }
  await Promise.all(open);
  return driven;
}

/** Makes calls for some seconds, each of several callers the next one as soon as the one before is answered. */
export async function driveInTurn(
  { callers, seconds }: { readonly callers: number; readonly seconds: number },
  next: (caller: number) => Call,
): Promise<Driven> {
  const driven: Driven = { times: [], statuses: new Map() };
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      while (performance.now() < end) await time(next(caller), driven);
    }),
  );
  return driven;
}

/** "p50 3.1, p95 9.8, p99 20.4 ms". */
export function formatPercentiles(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return `p50 ${at(0.5).toFixed(1)}, p95 ${at(0.95).toFixed(1)}, p99 ${at(0.99).toFixed(1)} ms`;
}

/** How many answers were of a kind: those whose status is from the first to below the second. */
export function countStatuses({ statuses }: Driven, from: number, below: number): number {
  let count = 0;
  for (const [status, times] of statuses) if (status >= from && status < below) count += times;
  return count;
}
