import { createSmsOutbox } from "../database/sms-outbox.ts";
import type { Database } from "../database/tables.ts";
import { createDemonstrationProvider } from "../messages/demonstration-provider.ts";
import { countOtherKeys, giveUpOtherKeys } from "../messages/other-keys.ts";
import { createMessageSender } from "../messages/send-messages.ts";
import type { Ports, SmsProvider } from "../ports.ts";
import { createSeal } from "../session/seal.ts";
import { createHttpSmsProvider } from "./http-sms-provider.ts";
import { runMessages } from "./run-messages.ts";
import { readSafeUrl } from "./settings/read-url.ts";
import { StartRefused } from "./start-refused.ts";

/** The gateway that carries messages to phones, and how long it may take. Times are in milliseconds. */
export interface Gateway {
  /** Nothing where the registry has none: then messages wait. */
  readonly provider: SmsProvider | undefined;
  readonly timeout: number;
  readonly processing: number;
}

/** What messages need of the server that starts. */
export interface MessagePlace {
  readonly database: Database;
  readonly clock: () => Date;
  readonly random: (count: number) => Uint8Array;
  readonly key: Uint8Array<ArrayBuffer>;
  readonly gateway: Gateway;
  readonly isDemonstration: boolean;
  readonly logError: (trace: string) => void;
}

function readDuration(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 100 && value <= 3_600_000) return value;
  throw new StartRefused(`${name} is not a number of milliseconds between 100 and 3600000.`);
}

/**
 * Reads what the environment says of the gateway of text messages.
 *
 * @throws StartRefused when it makes no sense.
 */
export function readGateway(given: (name: string) => string | undefined): Gateway {
  const [url, token] = [given("ID_DESK_SMS_URL"), given("ID_DESK_SMS_TOKEN")];
  return {
    provider:
      url === undefined
        ? undefined
        : createHttpSmsProvider({
            url: readSafeUrl("ID_DESK_SMS_URL", url),
            ...(token !== undefined && { token }),
          }),
    timeout: readDuration("ID_DESK_SMS_TIMEOUT_MS", given("ID_DESK_SMS_TIMEOUT_MS"), 30_000),
    processing: readDuration("ID_DESK_SMS_PROCESSING_MS", given("ID_DESK_SMS_PROCESSING_MS"), 60_000),
  };
}

/** Messages to citizens as the server has them: what its operations use, and what sends them. */
export interface OpenMessages {
  readonly ports: Pick<Ports, "sms" | "smsProvider" | "onKept">;
  /** Waits for what is on its way. */
  readonly close: () => Promise<void>;
}

/** In production nobody else can open what waits, so a start with another key is a mistake. */
async function settleOtherKeys(place: MessagePlace, seal: Parameters<typeof countOtherKeys>[1]) {
  const { database, isDemonstration } = place;
  const count = await countOtherKeys(database, seal);
  if (count === 0) return;
  if (isDemonstration) return giveUpOtherKeys(database, seal);
  throw new StartRefused(
    `Messages that wait were sealed with another key: ${count}. Start with the ID_DESK_KEY from before until they are sent.`,
  );
}

/**
 * Opens the outbox and begins to send. A demonstration has its own phone, whatever gateway is set; a registry without a
 * gateway keeps its messages, and `GET /health` counts them.
 */
export async function openMessages(place: MessagePlace): Promise<OpenMessages> {
  const { database, clock, random, key, gateway, isDemonstration, logError } = place;
  const seal = await createSeal("messages", key, random);
  await settleOtherKeys(place, seal);
  const provider = isDemonstration ? createDemonstrationProvider(database, clock) : gateway.provider;
  const queue = createSmsOutbox(random, seal);
  if (!provider) return { ports: { sms: queue }, close: async () => {} };

  const { timeout, processing } = gateway;
  const onFailed = (messageId: string, code: string) => logError(`message ${messageId} ${code}`);
  const sender = createMessageSender({ database, clock, seal, provider, onFailed, timeout, processing });
  const running = runMessages(sender, { logError });
  // Two writes at once may exchange theirs; what is then missed is found when the outbox is looked at anyway.
  let hasQueued = false;
  return {
    ports: {
      smsProvider: provider,
      async sms(transaction, messages, now) {
        await queue(transaction, messages, now);
        hasQueued ||= messages.length > 0;
      },
      onKept() {
        if (hasQueued) running.wake();
        hasQueued = false;
      },
    },
    close: running.stop,
  };
}
