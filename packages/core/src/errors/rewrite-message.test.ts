import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { errorCatalogue } from "./error-catalogue.ts";
import { formatSentence } from "./format-sentence.ts";
import { findMessage, rewriteMessage } from "./rewrite-message.ts";

/** As staff read it: rewritten and made a sentence. */
const show = (message: string) => formatSentence(rewriteMessage(message));

describe("The catalogue", () => {
  test("rewrites a batch that is not open [ERR-06]", () => {
    expect(show("Batch not open to add physical cards")).toBe("Batch should be in open status to add cards.");
  });
  test("rewrites a serial number mismatch [ERR-07]", () => {
    expect(show("Error: SERIAL NUMBER MISMATCH!")).toBe("Serial number does not match.");
  });
  test("rewrites a card that the registry does not find [ERR-08]", () => {
    expect(show("Card not found by registry.")).toBe("Card not found by ID number.");
  });
  test("rewrites a card type mismatch [ERR-09]", () => {
    expect(show("card type mismatch")).toBe("Card type does not match.");
  });
  test("rewrites a card that is already linked [ERR-10]", () => {
    expect(show("Physical card already linked")).toBe("Card is already linked to a dispatch batch.");
  });
  test("rewrites a date of birth mismatch [ERR-11]", () => {
    expect(show("Date of  birth\nmismatch")).toBe("Card date of birth does not match.");
  });
  test("gives way to a phrase of the host's that says more, however that is spaced", () => {
    const phrases = [{ phrase: "  The OFFICE\n is closed ", text: "We are closed on Fridays." }];
    expect(rewriteMessage("Sorry, the  office is closed.", phrases)).toBe("We are closed on Fridays.");
    expect(rewriteMessage("Sorry, theoffice is closed.", phrases)).toBe("Sorry, theoffice is closed.");
  });
  test("rewrites a serial number without a valid card [ERR-12]", () => {
    expect(show("Valid card with serial number not found")).toBe(
      "No valid card with this serial number was found.",
    );
  });
  test("rewrites a collector's contact that is invalid [ERR-13]", () => {
    expect(show("Collector contact invalid")).toBe("Collector's contact must be a valid phone number.");
  });
  test("rewrites a collector's one-time password that is invalid [ERR-14]", () => {
    expect(show("Invalid collector OTP")).toBe("Otp is not valid.");
  });
  test("rewrites a file that has already been used [ERR-15]", () => {
    expect(show("File path missing")).toBe(
      "The file has already been used. Please proceed with the upload process once more.",
    );
  });
});

describe("A message", () => {
  test("that no phrase knows stays as it is [ERR-05]", () => {
    expect(rewriteMessage("you may not do this")).toBe("you may not do this");
    expect(rewriteMessage("")).toBe("");
  });

  test("is rewritten by the longest phrase that it contains [ERR-10]", () => {
    const phrases = [
      { phrase: "linked", text: "short" },
      { phrase: "card already linked", text: "long" },
      { phrase: "already", text: "middle" },
    ];
    expect(rewriteMessage("Physical CARD already linked", phrases)).toBe("long");
    expect(rewriteMessage("it is already linked", phrases)).toBe(
      "card is already linked to a dispatch batch",
    );
  });

  test("is rewritten by the host's phrase where the catalogue has the same one [ERR-10]", () => {
    expect(rewriteMessage("already linked", [{ phrase: "Already Linked", text: "taken" }])).toBe("taken");
  });

  test("is not rewritten by an empty phrase [ERR-05]", () => {
    expect(rewriteMessage("anything", [{ phrase: " ", text: "nonsense" }])).toBe("anything");
  });

  property.prop([fc.constantFrom(...errorCatalogue), fc.string(), fc.string()])(
    "is found with anything around its phrase [ERR-06] [ERR-12] [ERR-15]",
    (entry, before, after) => {
      const found = findMessage(`${before} ${entry.phrase.toUpperCase()} ${after}`);
      expect(found?.phrase.length).toBeGreaterThanOrEqual(entry.phrase.length);
    },
  );

  property.prop([fc.oneof(fc.constantFrom(...errorCatalogue.map((entry) => entry.phrase)), fc.string())])(
    "that was rewritten and made a sentence stays so when it comes again [ERR-05]",
    (message) => {
      expect(show(show(message))).toBe(show(message));
    },
  );
});
