import type { SmsFinding, SmsMessage, SmsOutcome, SmsProvider } from "../ports.ts";

/** A provider that says what a test wants, and remembers what it was asked. */
export interface StubSmsProvider extends SmsProvider {
  readonly sent: SmsMessage[];
  /** The ids of the messages that it was asked for. */
  readonly asked: string[];
  answer: (message: SmsMessage, signal: AbortSignal) => Promise<SmsOutcome> | SmsOutcome;
  finding: SmsFinding;
}

/** Makes a provider that accepts everything and knows of nothing, until a test says otherwise. */
export function createStubSmsProvider(): StubSmsProvider {
  const provider: StubSmsProvider = {
    name: "http",
    sent: [],
    asked: [],
    answer: () => ({ kind: "accepted", reference: "ref-1" }),
    finding: { kind: "absent" },
    async send(message, signal) {
      provider.sent.push(message);
      return provider.answer(message, signal);
    },
    async find(id) {
      provider.asked.push(id);
      return provider.finding;
    },
  };
  return provider;
}
