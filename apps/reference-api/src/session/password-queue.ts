import { Refusal, refuseForNow } from "../domain/refusal.ts";

/** A password takes a core for a twentieth of a second. Strangers never take more than one core of a small server. */
const atOnce = 2;
const strangersAtOnce = 1;
/** One turn in so many goes to a stranger, however many others wait. */
const strangersTurn = 5;
/** So many of each kind wait, and for no longer than this, in milliseconds. */
const mostWaiting = 250;
const patience = { known: 30_000, strangers: 10_000 };

/** Who wants a password looked at. */
export interface Asker {
  /** Whether they are signed in, or in a browser that has signed in as this user before. */
  readonly isKnown: boolean;
  /** Turns go round among these: a user, a browser or an address. */
  readonly from: string;
}

/** Lets those in whose passwords are hashed and compared, a few at a time. */
export interface PasswordQueue {
  /**
   * Does some work when its turn has come. Never wait for it inside a transaction: those before may need its database.
   *
   * @throws Refusal when too many wait, or it has waited for too long; the work is not done.
   */
  wait<Done>(asker: Asker, work: () => Promise<Done>): Promise<Done>;
  /** Counts those whose turn has not come. */
  countWaiting(): { readonly known: number; readonly strangers: number };
}

interface Waiting {
  /** Until when its turn has to come. */
  readonly until: number;
  readonly start: () => void;
  readonly refuse: () => void;
}

/** Those of one kind who wait. Many requests from one place wait behind each other, and keep no other place waiting. */
function createLine(mostAtOnce: number) {
  const waiting = new Map<string, Waiting[]>();
  const resting = new Set<string>();
  let count = 0;

  /** Takes the first or the last of those from one place, after which it is every other place's turn. */
  function take(from: string, which: "shift" | "pop"): Waiting | undefined {
    const queue = waiting.get(from) ?? [];
    const one = queue[which]();
    count -= 1;
    waiting.delete(from);
    if (queue.length > 0) waiting.set(from, queue);
    return one;
  }

  const line = {
    countWaiting: () => count,
    /** How many have left it and are not done. */
    working: 0,
    add(from: string, one: Waiting): void {
      const queue = waiting.get(from) ?? [];
      waiting.set(from, [...queue, one]);
      count += 1;
      if (count <= mostWaiting) return;
      const [longest] = [...waiting].reduce((most, next) => (next[1].length >= most[1].length ? next : most));
      take(longest, "pop")?.refuse();
    },
    /** Those from there whose turn has not come get none until the place is taken out. */
    resting,
    next(): Waiting | undefined {
      if (line.working >= mostAtOnce) return undefined;
      const from = [...waiting.keys()].find((place) => !resting.has(place));
      return from === undefined ? undefined : take(from, "shift");
    },
  };
  return line;
}

function refuseQueue(): Refusal {
  const message = "Too many people are signing in at this moment. Try again in a few seconds.";
  return refuseForNow({ message, code: "busy" }, 5);
}

/**
 * Makes the queue of one server, in which nobody is yet.
 *
 * @param rest for how many milliseconds a place waits for its next turn after a try that was one too many: who tries
 * again and again without a pause is slowed down, and nobody else.
 */
export function createPasswordQueue({
  readTime = () => performance.now(),
  rest = 1_000,
}: {
  readonly readTime?: () => number;
  readonly rest?: number;
} = {}): PasswordQueue {
  const [known, strangers] = [createLine(atOnce), createLine(strangersAtOnce)];
  let turns = 0;

  function goOn(): void {
    while (known.working + strangers.working < atOnce) {
      const [first, second] = turns % strangersTurn === 0 ? [strangers, known] : [known, strangers];
      const next = first.next() ?? second.next();
      if (!next) return;
      turns += 1;
      if (readTime() > next.until) next.refuse();
      else next.start();
    }
  }

  return {
    countWaiting: () => ({ known: known.countWaiting(), strangers: strangers.countWaiting() }),
    wait: ({ isKnown, from }, work) =>
      new Promise((settle, refuse) => {
        const line = isKnown ? known : strangers;
        const start = () => {
          line.working += 1;
          void work()
            .then(settle, (reason) => {
              if (rest > 0 && reason instanceof Refusal && reason.status === 429) {
                line.resting.add(from);
                setTimeout(() => {
                  line.resting.delete(from);
                  goOn();
                }, rest);
              }
              refuse(reason);
            })
            .finally(() => {
              line.working -= 1;
              goOn();
            });
        };
        const until = readTime() + (isKnown ? patience.known : patience.strangers);
        line.add(from, { until, start, refuse: () => refuse(refuseQueue()) });
        goOn();
      }),
  };
}
