import { fc, test as property } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { RegistryError, type RegistryErrorCode } from "../../errors/registry-error.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createTimers, settlePromises } from "../../testing/timers.ts";
import { createPendingScans } from "./pending-scans.ts";
import { createScanQueue } from "./scan-queue.ts";
import type { ScanEntry, ScanRequest } from "./scan-queue-state.ts";

const owner = { user: "clerk.male", center: 1, batch: 12 };
const serial = (number: number) => `SN${String(number).padStart(7, "0")}`;

/** How the world treats a scan: `lost` is done by the server, but its answer never arrives. */
type Outcome = "saved" | "lost" | RegistryErrorCode;

type Step =
  | { readonly kind: "scan"; readonly number: number }
  | { readonly kind: "answer"; readonly place: number; readonly outcome: Outcome }
  | { readonly kind: "advance"; readonly milliseconds: number }
  | { readonly kind: "resume" | "stop" | "start" | "reopen" };

const outcomes: Outcome[] = [
  "saved",
  "saved",
  "lost",
  "network",
  "server",
  "rate_limited",
  "unauthenticated",
];
const scanStep = fc.record({ kind: fc.constant("scan" as const), number: fc.integer({ min: 1, max: 15 }) });
const answerStep = (possible: Outcome[]) =>
  fc.record({
    kind: fc.constant("answer" as const),
    place: fc.nat(3),
    outcome: fc.constantFrom(...possible),
  });
const timeStep = fc.record({
  kind: fc.constant("advance" as const),
  milliseconds: fc.constantFrom(200, 500, 1000, 4000, 40_000),
});
const switchStep = (kinds: ("resume" | "stop" | "start" | "reopen")[]) =>
  fc.record({ kind: fc.constantFrom(...kinds) });

/** A desk that scans into one batch, and a server that keeps its side of the agreement about keys. */
function createWorld() {
  const timers = createTimers();
  const storage = createMemoryStorage();
  const scans = createPendingScans(storage, timers.now);
  const done = new Map<string, { readonly serial_number: string; readonly sequence: number }>();
  const sent: ScanRequest[] = [];
  const settled: ScanEntry[] = [];
  const expected: string[] = [];
  const underWay: { readonly request: ScanRequest; readonly answer: PromiseWithResolvers<string> }[] = [];
  let mostInFlight = 0;
  let keys = 0;
  let nextSequence = 1;

  function open() {
    let inFlight = 0;
    return createScanQueue<string>({
      async send(request) {
        const answer = Promise.withResolvers<string>();
        sent.push(request);
        underWay.push({ request, answer });
        inFlight += 1;
        mostInFlight = Math.max(mostInFlight, inFlight);
        return answer.promise.finally(() => {
          inFlight -= 1;
        });
      },
      onSettled: (entry) => settled.push(entry),
      isDuplicate: (error) => error.reason === "already_linked",
      firstSequence: nextSequence,
      pending: { scans, owner },
      clock: timers.now,
      setTimer: timers.setTimer,
      createKey: () => `key-${++keys}`,
    });
  }

  /** The same key is the same scan; the same card with another key is linked already. */
  function serve({ key, serial_number, sequence }: ScanRequest): boolean {
    const isOther = [...done].some(([other, card]) => other !== key && card.serial_number === serial_number);
    if (!isOther) done.set(key, { serial_number, sequence });
    return !isOther;
  }

  async function answer(place: number, outcome: Outcome) {
    const [found] = underWay.splice(place % Math.max(1, underWay.length), 1);
    if (!found) return;
    const isTaken = outcome === "saved" || outcome === "lost" ? serve(found.request) : true;
    const fail = (code: RegistryErrorCode, reason?: "already_linked") =>
      found.answer.reject(new RegistryError({ code, message: "It failed.", ...(reason && { reason }) }));
    if (outcome === "lost") fail("network");
    else if (outcome !== "saved") fail(outcome);
    else if (isTaken) found.answer.resolve("saved");
    else fail("validation", "already_linked");
    await settlePromises();
  }

  let queue = open();
  async function take(step: Step) {
    if (step.kind === "scan") {
      expected.push(serial(step.number));
      queue.scan(serial(step.number));
      nextSequence += 1;
    } else if (step.kind === "answer") await answer(step.place, step.outcome);
    else if (step.kind === "advance") await timers.advance(step.milliseconds);
    else if (step.kind === "reopen") {
      queue.stop();
      queue = open();
      queue.restore();
    } else queue[step.kind]();
    await settlePromises();
  }

  /** From now on everything works: what is waiting has to come through. */
  async function drain() {
    queue.start();
    for (
      let round = 0;
      round < 200 && (queue.getSnapshot().undelivered > 0 || underWay.length > 0);
      round += 1
    ) {
      queue.resume();
      await settlePromises();
      for (const _ of [...underWay]) await answer(0, "saved");
    }
  }

  return {
    take,
    drain,
    done,
    sent,
    settled,
    expected,
    storage,
    getSnapshot: () => queue.getSnapshot(),
    getMostInFlight: () => mostInFlight,
  };
}

describe("Whatever happens on the way,", () => {
  const steps = fc.array(
    fc.oneof(
      { weight: 5, arbitrary: scanStep },
      { weight: 5, arbitrary: answerStep([...outcomes, "validation", "forbidden"]) },
      { weight: 2, arbitrary: timeStep },
      { weight: 1, arbitrary: switchStep(["resume", "stop", "start"]) },
    ),
    { maxLength: 60 },
  );

  property.prop([steps], { numRuns: 400 })(
    "every scan ends once, with one key and one place in the order, and four are under way at most",
    async (taken) => {
      const world = createWorld();
      for (const step of taken) await world.take(step);
      await world.drain();

      expect(world.getSnapshot()).toMatchObject({ undelivered: 0, sending: 0, pause: null });
      expect(world.settled.map((entry) => entry.serial_number).sort()).toEqual([...world.expected].sort());
      expect(world.getMostInFlight()).toBeLessThanOrEqual(4);
      expect(world.storage.size()).toBe(0);

      const byKey = Map.groupBy(world.sent, (request) => request.key);
      for (const tries of byKey.values()) {
        expect(new Set(tries.map((request) => `${request.serial_number} ${request.sequence}`)).size).toBe(1);
      }
      const firstTries = [...byKey.values()].map(([request]) => request?.sequence ?? 0);
      expect(new Set(firstTries).size).toBe(firstTries.length);

      const { saved, refused, duplicates } = world.getSnapshot();
      expect(saved + refused + duplicates).toBe(world.expected.length);
      expect(new Set([...world.done.values()].map((card) => card.serial_number)).size).toBe(world.done.size);
    },
  );

  const faultySteps = fc.array(
    fc.oneof(
      { weight: 5, arbitrary: scanStep },
      { weight: 5, arbitrary: answerStep(outcomes) },
      { weight: 2, arbitrary: timeStep },
      { weight: 1, arbitrary: switchStep(["resume", "reopen"]) },
    ),
    { maxLength: 60 },
  );

  property.prop([faultySteps], { numRuns: 400 })(
    "every card is in the batch once and in the order of scanning, also after the page was opened again",
    async (taken) => {
      const world = createWorld();
      for (const step of taken) await world.take(step);
      await world.drain();

      const inBatch = [...world.done.values()].sort((one, other) => one.sequence - other.sequence);
      expect(inBatch.map((card) => card.serial_number)).toEqual([...new Set(world.expected)]);
      expect(world.storage.size()).toBe(0);
    },
  );

  property.prop([fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 60 })])(
    "scans that meet no fault are sent for the first time in the order of scanning",
    async (numbers) => {
      const world = createWorld();
      for (const [index, number] of numbers.entries()) {
        await world.take({ kind: "scan", number });
        if (index % 3 === 2) await world.take({ kind: "answer", place: index % 4, outcome: "saved" });
      }
      await world.drain();
      expect(world.sent.map((request) => request.sequence)).toEqual(world.sent.map((_, index) => index + 1));
    },
  );
});
