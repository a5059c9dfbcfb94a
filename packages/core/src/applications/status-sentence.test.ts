import { describe, expect, test } from "vitest";
import { formatDate } from "../format/format-date.ts";
import { createPersonStatus, headOffice } from "../testing/index.ts";
import { statusSentences } from "../testing/status-sentences.ts";
import {
  applicationOf,
  cardOf,
  issuanceOf,
  journeyBatch,
  kulhudhuffushi,
  sentenceOptions,
  wayOf,
} from "../testing/status-ways.ts";
import type { ApplicationCard, PersonStatus } from "./application.ts";
import { applicationStatusWords } from "./application-words.ts";
import type { StatusSentenceOptions } from "./saying.ts";
import { writeStatusSentence } from "./status-sentence.ts";
import { statusSentenceWords } from "./status-sentence-words.ts";

const write = (status: PersonStatus, change: Partial<StatusSentenceOptions> = {}) =>
  writeStatusSentence(status, { ...sentenceOptions, ...change });

describe("The sentence to read aloud", () => {
  test.each(statusSentences)("says of a card that is: %s", (_, status, sentence) => {
    expect(write(status)).toBe(sentence);
  });

  test.each(statusSentences)("has its Dhivehi draft: %s", (_, status) => {
    const sentence = write(status, { words: statusSentenceWords.dv, inThaana: true });
    expect(sentence).toMatch(/[\u0780-\u07BF]/);
    expect(sentence).not.toMatch(/[{}]|undefined|null/);
  });

  test.each(["en", "dv"] as const)("has words for every status of the contract: %s", (language) => {
    const words = { ...statusSentenceWords[language], word: "?{word}" };
    for (const status of Object.keys(applicationStatusWords)) {
      const sentence = write(wayOf(status), { words });
      expect(sentence.split(".").length).toBeGreaterThan(2);
      expect(sentence).not.toContain("?");
    }
  });

  test.each(["en", "dv"] as const)("says a word that nobody knows as it is: %s", (language) => {
    const words = statusSentenceWords[language];
    for (const status of ["sleeping", "constructor", "toString"]) {
      expect(write(wayOf(status), { words })).toContain(`${status}.`);
      expect(write(wayOf("printing", cardOf(status)), { words })).toContain(`${status}.`);
    }
  });

  test("has the same places in both languages", () => {
    const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
    const { en, dv } = statusSentenceWords;
    const places = (words: typeof en | typeof dv) =>
      Object.fromEntries(Object.entries(words).map(([key, text]) => [key, placesOf(text)]));
    expect(places(dv)).toEqual(places(en));
  });

  test("uses every template in some case", () => {
    const { en } = statusSentenceWords;
    const marked = Object.fromEntries(
      Object.entries(en).map(([key, text]) => [key, `<${key}>${text}`]),
    ) as unknown as StatusSentenceOptions["words"];
    const bare: ApplicationCard = {
      ...cardOf("in_transit", { batch: null, center: null, status_at: "", issue_date: "" }),
      application_no: null,
    };
    const nowhere = (status: string, change: Partial<ApplicationCard> = {}) =>
      createPersonStatus({ applications: [], cards: [{ ...bare, status, ...change }] });
    const sparse = [
      applicationOf({ status: "rejected", status_at: "" }),
      applicationOf({ status: "approved", status_at: "" }),
      applicationOf({ status: "cancelled", status_at: "" }),
      applicationOf({ channel: "portal", submitted_at: null }),
      applicationOf({ type: "" as "renewal" }),
      ...["printed", "packed", "in_transit", "missing", "disputed", "at_center", "collected", "returned"].map(
        (status) => nowhere(status),
      ),
      nowhere("at_center", { center: kulhudhuffushi }),
      nowhere("at_center", { center: headOffice }),
      nowhere("in_transit", { batch: journeyBatch }),
      ...["self", "family"].map((type) => ({
        ...nowhere("collected"),
        issuances: [issuanceOf(type, { issued_at: "" })],
      })),
    ];
    const said = [...sparse, ...statusSentences.map(([, status]) => status)]
      .map((status) => write(status, { words: marked }))
      .join(" ");
    expect(Object.keys(en).filter((key) => !said.includes(`<${key}>`))).toEqual([]);
  });

  test("names centres in Thaana where it is asked to and can", () => {
    const status = wayOf("dispatched", cardOf("in_transit"));
    const sentence = write(status, { words: statusSentenceWords.dv, inThaana: true });
    expect(sentence).toContain("ހދ. ކުޅުދުއްފުށި");
    expect(sentence).toContain("DNR Head Office");
    expect(write(status, { words: statusSentenceWords.dv })).toContain("HDh. Kulhudhuffushi");
  });

  test.each(statusSentences)("names no collector, no phone and no reason of a hold: %s", (_, status) => {
    const person = {
      ...status.person,
      phone_masked: "*** **45",
      holds: [{ code: "court", label: "Court order" }],
    };
    expect(write({ ...status, person })).not.toMatch(/Aminath|mother|\*\*|Court/);
  });

  test("says nothing of a message where the server does not tell", () => {
    const { told_at: _, ...card } = cardOf("at_center");
    expect(write(wayOf("ready", card as ApplicationCard))).not.toContain("message");
  });

  test("says no amount that is paid, and none of a fee that is waived", () => {
    for (const status of ["paid", "waived"] as const) {
      const payment = { status, amount: 100, currency: "MVR" };
      expect(write(applicationOf({ status: "pending_biometrics", payment }))).not.toContain("MVR");
    }
  });

  test("is here only where the session has a centre", () => {
    expect(write(wayOf("ready", cardOf("at_center")), { centerId: undefined })).toContain(
      "You can collect it there.",
    );
  });

  test("reads days on the registry's calendar", () => {
    const date: StatusSentenceOptions["date"] = (text) => formatDate(text, { timeZone: "Indian/Maldives" });
    expect(write(applicationOf({ submitted_at: "2026-11-01T19:30:00Z" }), { date })).toContain("Nov 2, 2026");
  });
});
