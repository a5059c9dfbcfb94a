import { decideApplication } from "../../database/applications/decide-application.ts";
import {
  readDecision,
  readReason,
  reasonSyntax,
  registryDecisions,
  usualReasons,
} from "../../domain/applications/registry-decisions.ts";
import { Refusal } from "../../domain/refusal.ts";
import { readApplicationNo } from "../../domain/written-forms.ts";
import { openDatabase, readDataPlace } from "../open-database.ts";
import { StartRefused } from "../start-refused.ts";
import { defineCommand } from "./command.ts";
import { openOutbox } from "./outbox.ts";
import { placeOptions, readPlaceVariables } from "./place.ts";

const words = Object.keys(registryDecisions);

function readNumber(text: string): string {
  const number = readApplicationNo(text);
  if (number === "") throw new StartRefused("NUMBER is no number of an application, as C-2026-000012.");
  return number;
}

function readWord(text: string) {
  const decision = readDecision(text);
  if (decision) return decision;
  throw new StartRefused(`DECISION is not one of ${words.join(", ")}.`);
}

function readReasons(written: readonly string[]) {
  return written.map((each) => {
    const reason = readReason(each);
    if (!reason) throw new StartRefused(`--reason is not ${reasonSyntax}.`);
    return reason;
  });
}

/** Decides about one application as the registry. */
export const decideCommand = defineCommand({
  name: "decide",
  summary: "decide about an application: take it up, return, approve, reject it, or note that it is paid",
  positionals: ["NUMBER", "DECISION"],
  options: {
    reason: {
      type: "string",
      multiple: true,
      value: "CODE[:FIELD][=TEXT]",
      says: "why it is returned or rejected; several times for several",
    },
    reference: { type: "string", value: "TEXT", says: "what the bank calls the payment" },
    ...placeOptions,
  },
  notes: [
    `DECISION is one of ${words.join(", ")}. What was decided like that before stays as it is.`,
    "Whoever applied for one that is returned is sent an SMS. Usual reasons, which need their code alone:",
    ...usualReasons.map(({ code, text }) => `  ${code}: ${text}`),
  ],
  async run(call) {
    const [written = "", word = ""] = call.positionals;
    const applicationNo = readNumber(written);
    const decision = readWord(word);
    const reasons = readReasons(call.values.reason ?? []);
    const { reference: paymentReference } = call.values;
    if (paymentReference !== undefined && decision !== "paid") {
      throw new StartRefused("--reference belongs to paid alone.");
    }
    const given = readPlaceVariables(call);
    const place = readDataPlace(given);
    const now = new Date();
    const { database, close } = await openDatabase(place, () => now);
    try {
      const sms = openOutbox(given, place);
      const { isRepeat, isTold } = await database
        .transaction()
        .execute((transaction) =>
          decideApplication(
            { database: transaction, now, sms },
            { applicationNo },
            { decision, reasons, ...(paymentReference !== undefined && { paymentReference }) },
          ),
        );
      call.print(
        isRepeat
          ? `Nothing to do: ${applicationNo} is ${decision} already.`
          : `${applicationNo}: ${decision}.`,
      );
      if (isTold !== undefined) {
        call.print(isTold ? "The applicant is sent an SMS." : "The applicant has no phone: nobody was told.");
      }
    } catch (error) {
      throw error instanceof Refusal ? new StartRefused(`${error.message.replace(/\.$/, "")}.`) : error;
    } finally {
      await close();
    }
  },
});
