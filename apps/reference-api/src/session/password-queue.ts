import { Refusal, refuseForNow } from "../domain/refusal.ts";
import { createLine } from "../domain/waiting-line.ts";

/** A password takes a core for a twentieth of a second. Strangers never take more than one core of a small server. */
const atOnce = 2;
const strangersAtOnce = 1;
/** One turn in so many goes to a stranger, however many others wait. */
const strangersTurn = 5;
/** For how long each kind waits, in milliseconds. */
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
