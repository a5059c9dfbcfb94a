import { randomBytes } from "node:crypto";
import { type OpenedNumber, readNumbers } from "../../database/issuance/collector-numbers.ts";
import { formatRegistryMoment } from "../../domain/registry-day.ts";
import { countSeenCharacters, readIssuanceNo } from "../../domain/written-forms.ts";
import { createSeal } from "../../session/seal.ts";
import { openDatabase, readDataPlace } from "../open-database.ts";
import { findRegistryKey } from "../settings/read-key.ts";
import { StartRefused } from "../start-refused.ts";
import { defineCommand } from "./command.ts";
import { placeOptions, readPlaceVariables } from "./place.ts";

function format({ phone, isRegistered, sentAt, sentBy, confirmedBy, usedAt }: OpenedNumber): string {
  return [
    phone ?? "a number that was sealed with another key",
    isRegistered ? "the registry's number" : "another number than the registry's",
    `code sent ${formatRegistryMoment(sentAt)} by ${sentBy}`,
    ...(confirmedBy === null ? [] : [`confirmed by ${confirmedBy}`]),
    usedAt === null ? "not used" : `used ${formatRegistryMoment(usedAt)}`,
  ].join(", ");
}

/** Prints the phone numbers to which the codes of a hand-over were sent. */
export const issuanceNumber = defineCommand({
  name: "issuance number",
  summary: "print the phone numbers to which the codes of a hand-over were sent",
  positionals: ["NUMBER"],
  options: {
    reason: { type: "string", value: "TEXT", says: "why you read them, for the audit trail; required" },
    ...placeOptions,
  },
  notes: [
    "NUMBER is the number of a hand-over, for example HO-2026-000012. Each reading is an event of the audit trail.",
  ],
  async run(call) {
    const issuanceNo = readIssuanceNo(call.positionals[0] ?? "");
    if (issuanceNo === "")
      throw new StartRefused("NUMBER is not the number of a hand-over, for example HO-2026-000012.");
    const reason = call.values.reason?.trim() ?? "";
    if (countSeenCharacters(reason) < 3) {
      throw new StartRefused("--reason has to say why you read the number, in at least 3 characters.");
    }
    const given = readPlaceVariables(call);
    const place = readDataPlace(given);
    const key = findRegistryKey(given, place);
    const seal = await createSeal("numbers", key, (count) => new Uint8Array(randomBytes(count)));
    const now = new Date();
    const { database, close } = await openDatabase(place, () => now);
    try {
      const numbers = await database
        .transaction()
        .execute((transaction) => readNumbers({ database: transaction, seal, now }, { issuanceNo, reason }));
      if (!numbers) throw new StartRefused(`There is no hand-over ${issuanceNo}.`);
      for (const number of numbers) call.print(format(number));
      if (numbers.length === 0) call.print(`No number is kept for ${issuanceNo}.`);
    } finally {
      await close();
    }
  },
});
