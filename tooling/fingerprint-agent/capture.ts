import { randomUUID } from "node:crypto";
import { createPrints, type Print, type ReaderScript, type Wanted } from "./simulated-reader.ts";

/** How far the taking of a print is. */
export type Step =
  | { readonly state: "place" | "lift" }
  | { readonly state: "done"; readonly prints: readonly Print[] }
  | { readonly state: "failed"; readonly problem: string };

/** One print, or several at once, that a page asks for. */
export interface Capture extends Wanted {
  readonly id: string;
  step: Step;
  /** Those who wait for another step. */
  readonly waiting: Set<() => void>;
  /** When somebody asked for it last. */
  askedAt: number;
}

/** How long a print is kept for a page that does not fetch it, in milliseconds. */
const printKeptFor = 60_000;

/** A reader, the person at it, and the one print that is taken at a time. */
export function createDesk(start: { script: ReaderScript; keptForPage: number }) {
  let { script } = start;
  let isPlugged = true;
  /** A finger lies on the reader. */
  let isTouched = false;
  let capture: Capture | undefined;
  /** Those that were asked for while the finger before still lay on the reader. */
  const waitsForLift = new WeakSet<Capture>();
  const draw = createPrints();

  function move(step: Step): void {
    if (!capture) return;
    capture.step = step;
    for (const tell of [...capture.waiting]) tell();
    if (step.state === "place") bringFinger(capture);
  }
  function bringFinger(mine: Capture): void {
    const { touchedAfter } = script;
    if (touchedAfter === undefined) return;
    setTimeout(() => capture === mine && mine.step.state === "place" && touch(), touchedAfter).unref();
  }
  function touch({ stays = false }: { readonly stays?: boolean } = {}): void {
    if (isTouched) return;
    isTouched = true;
    const mine = capture;
    const { readsFor, staysFor } = script;
    if (!stays && Number.isFinite(staysFor)) setTimeout(lift, readsFor + staysFor).unref();
    if (mine?.step.state !== "place" || !isPlugged) return;
    move({ state: "lift" });
    setTimeout(() => {
      if (capture === mine && mine.step.state === "lift") read(mine);
    }, readsFor);
  }
  /** Reads the finger that lies on the reader. */
  function read(mine: Capture): void {
    const { wrong, breaks, quality } = script;
    script = { ...script, wrong: undefined, breaks: false };
    if (breaks) unplug();
    else if (wrong === "noticed") move({ state: "failed", problem: "wrong_finger" });
    if (!isUnderWay(mine.step)) return;
    const [measured = null, ...later] = quality;
    if (later.length > 0) script = { ...script, quality: later };
    move({ state: "done", prints: draw(mine, { quality: measured, isWrong: wrong !== undefined }) });
    setTimeout(() => forget(mine), printKeptFor).unref();
  }
  function lift(): void {
    isTouched = false;
    if (capture && waitsForLift.delete(capture) && isUnderWay(capture.step)) move({ state: "place" });
  }
  function forget(mine: Capture): void {
    if (capture === mine) capture = undefined;
  }
  function unplug(): void {
    isPlugged = false;
    if (capture && isUnderWay(capture.step)) move({ state: "failed", problem: "lost" });
  }

  return {
    script(change: Partial<ReaderScript>) {
      script = { ...script, ...change };
    },
    touch,
    lift,
    unplug,
    plug() {
      isPlugged = true;
    },
    isPlugged: () => isPlugged,
    /** A page that asks no more may be gone: the reader is for the next. */
    isTaken: () =>
      capture !== undefined &&
      isUnderWay(capture.step) &&
      (capture.waiting.size > 0 || Date.now() - capture.askedAt < start.keptForPage),
    begin(wanted: Wanted): Capture {
      const step: Step = { state: isTouched ? "lift" : "place" };
      capture = { ...wanted, id: randomUUID(), step, waiting: new Set(), askedAt: Date.now() };
      if (isTouched) waitsForLift.add(capture);
      else bringFinger(capture);
      return capture;
    },
    find: (id: string) => (capture?.id === id ? capture : undefined),
    forget,
    /** How far it is. A print is kept for nobody once it was fetched. */
    tell(asked: Capture): Step {
      asked.askedAt = Date.now();
      if (!isUnderWay(asked.step)) forget(asked);
      return asked.step;
    },
  };
}

const isUnderWay = ({ state }: Step) => state === "place" || state === "lift";
