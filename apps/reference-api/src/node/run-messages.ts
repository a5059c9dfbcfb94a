import { formatTrace } from "../http/format-trace.ts";
import type { MessageSender } from "../messages/send-messages.ts";

/** How often the outbox is looked at when nobody says that something came in. */
const lookEvery = 2_000;

/** How long a database that fails is let alone. */
const restAfterError = 5_000;

/** How long those on their way have to arrive when the server ends. */
const patience = 5_000;

/** What goes on sending for as long as the server runs. */
export interface RunningMessages {
  /** Looks at once: something was queued. */
  readonly wake: () => void;
  /** Takes nothing more on, and waits for what is on its way; what is too slow stays unknown and is asked for later. */
  readonly stop: () => Promise<void>;
}

/** Sends what the outbox holds, as it comes in and as it is due, so many messages at a time. */
export function runMessages(
  sender: MessageSender,
  { logError, places = 20 }: { readonly logError: (trace: string) => void; readonly places?: number },
): RunningMessages {
  const onTheirWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let isEnding = false;
  let looking: Promise<void> | undefined;
  let hasNews = false;
  let timer: NodeJS.Timeout | undefined;

  function lookIn(milliseconds: number): void {
    clearTimeout(timer);
    if (!isEnding) timer = setTimeout(look, milliseconds);
  }

  /** Fills the places that are free; a message that takes long keeps its own and no other. */
  async function fill(): Promise<void> {
    const free = places - onTheirWay.size;
    if (free === 0) return;
    const taken = await sender.take(free);
    for (const message of taken) {
      const sending = sender
        .deliver(message, stopping.signal)
        .catch((error: unknown) => logError(formatTrace(error)))
        .finally(() => {
          onTheirWay.delete(sending);
          look();
        });
      onTheirWay.add(sending);
    }
  }

  function look(): void {
    if (isEnding) return;
    if (looking) {
      hasNews = true;
      return;
    }
    clearTimeout(timer);
    hasNews = false;
    looking = fill()
      .then(
        () => lookEvery,
        (error: unknown) => {
          logError(formatTrace(error));
          hasNews = false;
          return restAfterError;
        },
      )
      .then((pause) => {
        looking = undefined;
        lookIn(hasNews ? 0 : pause);
      });
  }

  look();
  return {
    wake: look,
    async stop() {
      isEnding = true;
      clearTimeout(timer);
      await looking;
      const limit = setTimeout(() => stopping.abort(), patience);
      await Promise.all(onTheirWay);
      clearTimeout(limit);
    },
  };
}
