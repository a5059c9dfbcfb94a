import { randomBytes } from "node:crypto";
import { createSmsOutbox } from "../../database/sms-outbox.ts";
import type { SmsOutbox } from "../../ports.ts";
import { createSeal } from "../../session/seal.ts";
import type { DataPlace } from "../open-database.ts";
import { findRegistryKey } from "../settings/read-key.ts";
import type { Given } from "../settings/variables.ts";

/**
 * The outbox for what a command tells citizens; a server sends it. It is opened by the first message, so that a command
 * that sends none needs no key.
 *
 * @returns what throws StartRefused when there is no key to seal a message with.
 */
export function openOutbox(given: Given, place: DataPlace): SmsOutbox {
  const random = (count: number) => new Uint8Array(randomBytes(count));
  let opened: Promise<SmsOutbox> | undefined;
  const open = async () => {
    const key = findRegistryKey(given, place);
    return createSmsOutbox(random, await createSeal("messages", key, random));
  };
  return async (...queued) => {
    opened ??= open();
    await (await opened)(...queued);
  };
}
