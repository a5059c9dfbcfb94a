import type { Database } from "../database/tables.ts";
import type { SmsFinding, SmsMessage, SmsOutcome, SmsProvider } from "../ports.ts";
import type { MessageSeal } from "../session/seal.ts";

const second = 1_000;

/** Between the end of an attempt's time and the moment at which its outcome must have been written down. */
const slack = 5 * second;

const firstPause = 5 * second;
const longestPause = 10 * 60 * second;

/** What sending takes. Times are in milliseconds. */
export interface SenderOptions {
  readonly database: Database;
  readonly clock: () => Date;
  readonly seal: MessageSeal;
  readonly provider: SmsProvider;
  /** Hears of a message that was given up: its id and a code. */
  readonly onFailed: (messageId: string, code: string) => void;
  /** How long one call of the provider may take. */
  readonly timeout: number;
  /**
   * How long the provider may work at a message after it got it, answered or not. Until then it is not asked whether it
   * has the message: "no" would not yet mean that it never will.
   */
  readonly processing: number;
}

/** A message that this worker has to itself for a while. */
export interface TakenMessage {
  readonly id: number;
  readonly messageId: string;
  readonly sealed: Uint8Array;
  /** Which attempt this is; a later one makes this one's outcome worthless. */
  readonly attempt: number;
  /** An earlier attempt may have reached the provider. */
  readonly isUnknown: boolean;
  readonly leaseUntil: Date;
}

/** Takes messages on and sends them; several may work on one database. */
export interface MessageSender {
  /** Takes on at most so many messages that are due. */
  take(limit: number): Promise<TakenMessage[]>;
  /** Sends one and writes down what became of it. When `stop` is aborted the outcome counts as unknown. */
  deliver(message: TakenMessage, stop?: AbortSignal): Promise<void>;
  /** Sends all that is due now. */
  sendDue(): Promise<void>;
}

/** How long to wait after an attempt that failed: 5 seconds, then twice as long each time, at most 10 minutes. */
function readPause(attempt: number): number {
  return Math.min(firstPause * 2 ** (attempt - 1), longestPause);
}

/** Ends with the signal even where what is waited for does not. */
function endWith<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((settle, refuse) => {
    const end = () => refuse(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
    work.then(settle, refuse).finally(() => signal.removeEventListener("abort", end));
  });
}

/** What a failed call of the provider means: nothing that can be relied on. */
function describeFailure(
  stop: AbortSignal | undefined,
  limit: AbortSignal,
): { kind: "unknown"; code: string } {
  const code = stop?.aborted ? "interrupted" : limit.aborted ? "timeout" : "provider_failed";
  return { kind: "unknown", code };
}

/**
 * Makes what sends the outbox's messages.
 *
 * A message is taken on in a short transaction that marks it and ends before anything is sent, so that no lock waits for
 * the provider. Whoever took it on and did not write down what became of it, because it was killed or got no answer,
 * leaves it as unknown: once the provider must have finished with it, the next worker asks for it, and sends it again
 * under the same id only if it is not there.
 */
export function createMessageSender(options: SenderOptions): MessageSender {
  const { database, clock, seal, provider, onFailed, timeout, processing } = options;
  const later = (milliseconds: number) => new Date(clock().getTime() + milliseconds);
  /** Until when the provider asked to be left alone. */
  let restUntil = new Date(0);

  async function take(limit: number): Promise<TakenMessage[]> {
    const now = clock();
    if (now < restUntil) return [];
    return database.transaction().execute(async (transaction) => {
      const due = await transaction
        .selectFrom("sms_outbox")
        .select(["id", "message_id", "sealed", "state", "attempts"])
        .where("state", "in", ["waiting", "sending"])
        .where("next_try_at", "<=", now)
        .where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", now)]))
        .where("key_id", "=", seal.keyId)
        .orderBy("next_try_at")
        .orderBy("id")
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute();
      const taken = due.flatMap(({ id, message_id, sealed, state, attempts }) => {
        if (sealed === null) return [];
        const isUnknown = state === "sending";
        // The question before a repeat takes time of its own.
        const lease = (isUnknown ? 2 : 1) * timeout + slack;
        return [
          {
            id,
            messageId: message_id,
            sealed,
            attempt: attempts + 1,
            isUnknown,
            leaseUntil: new Date(now.getTime() + lease),
          },
        ];
      });
      for (const isUnknown of [false, true]) {
        const these = taken.filter((message) => message.isUnknown === isUnknown);
        if (these.length === 0) continue;
        const asking = isUnknown ? timeout : 0;
        await transaction
          .updateTable("sms_outbox")
          .set((is) => ({
            state: "sending",
            attempts: is("attempts", "+", 1),
            lease_until: these[0]?.leaseUntil ?? now,
            next_try_at: new Date(now.getTime() + asking + Math.max(timeout, processing) + slack),
          }))
          .where(
            "id",
            "in",
            these.map(({ id }) => id),
          )
          .execute();
      }
      return taken;
    });
  }

  /** Writes an outcome down, unless another attempt has begun meanwhile. */
  function write(
    { id, attempt }: TakenMessage,
    set: {
      readonly state: "waiting" | "sending" | "failed";
      readonly last_error: string;
      readonly next_try_at?: Date;
    },
  ) {
    const isOver = set.state === "failed";
    return database
      .updateTable("sms_outbox")
      .set({ ...set, ...(isOver && { sealed: null, key_id: null }), lease_until: null })
      .where("id", "=", id)
      .where("state", "=", "sending")
      .where("attempts", "=", attempt)
      .executeTakeFirst();
  }

  /** What was accepted once is sent, whichever attempt it was. */
  async function accept({ id }: TakenMessage, reference: string | undefined): Promise<void> {
    await database
      .updateTable("sms_outbox")
      .set({
        state: "sent",
        sealed: null,
        key_id: null,
        accepted_at: clock(),
        provider_ref: reference ?? null,
        lease_until: null,
        last_error: null,
      })
      .where("id", "=", id)
      .where("state", "in", ["waiting", "sending"])
      .execute();
  }

  async function giveUp(message: TakenMessage, code: string): Promise<void> {
    const { numUpdatedRows } = await write(message, { state: "failed", last_error: code });
    if (numUpdatedRows > 0n) onFailed(message.messageId, code);
  }

  async function call<Result>(
    stop: AbortSignal | undefined,
    ask: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | { kind: "unknown"; code: string }> {
    const limit = AbortSignal.timeout(timeout);
    const signal = stop ? AbortSignal.any([stop, limit]) : limit;
    try {
      return await endWith(signal, ask(signal));
    } catch {
      return describeFailure(stop, limit);
    }
  }

  async function find({ messageId }: TakenMessage, stop?: AbortSignal): Promise<SmsFinding> {
    // Who cannot be asked gets it again: the id tells that it is the same message.
    if (!provider.find) return { kind: "absent" };
    return call(stop, (signal) => provider.find?.(messageId, signal) as Promise<SmsFinding>);
  }

  async function settle(message: TakenMessage, outcome: SmsOutcome, sentAt: Date): Promise<void> {
    switch (outcome.kind) {
      case "accepted":
        return accept(message, outcome.reference);
      case "refused":
        return giveUp(message, outcome.code);
      case "postponed": {
        const { restFor = 0 } = outcome;
        if (restFor > 0) restUntil = later(restFor);
        const next_try_at = later(Math.max(readPause(message.attempt), restFor));
        await write(message, { state: "waiting", last_error: outcome.code, next_try_at });
        return;
      }
      case "unknown": {
        const next_try_at = new Date(sentAt.getTime() + Math.max(timeout, processing) + slack);
        await write(message, { state: "sending", last_error: outcome.code, next_try_at });
      }
    }
  }

  async function deliver(message: TakenMessage, stop?: AbortSignal): Promise<void> {
    const contents = await seal.open(message.messageId, message.sealed);
    if (!contents) return giveUp(message, "unreadable");
    if (message.isUnknown) {
      const found = await find(message, stop);
      if (found.kind === "accepted") return accept(message, found.reference);
      if (found.kind === "unknown") {
        const next_try_at = later(readPause(message.attempt));
        await write(message, { state: "sending", last_error: found.code, next_try_at });
        return;
      }
    }
    const sentAt = clock();
    // A process that stood still for so long would send what somebody else may be sending.
    if (sentAt.getTime() + timeout > message.leaseUntil.getTime()) return;
    const sms: SmsMessage = { id: message.messageId, ...contents };
    await settle(message, await call(stop, (signal) => provider.send(sms, signal)), sentAt);
  }

  return {
    take,
    deliver,
    async sendDue() {
      for (let taken = await take(20); taken.length > 0; taken = await take(20)) {
        await Promise.all(taken.map((message) => deliver(message)));
      }
    },
  };
}
