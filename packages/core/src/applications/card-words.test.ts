import { expect, test } from "vitest";
import { cardStatusWords, readCardStatus } from "./card-words.ts";

test("A card's status is told in words, in the host's own where it has some", () => {
  expect(readCardStatus("at_center")).toEqual({ label: "At the centre", tone: "success" });
  expect(readCardStatus("at_center", { at_center: "Here" })).toEqual({ label: "Here", tone: "success" });
});

test.each(["toString", "lost_in_space", ""])("An unknown status, %j, is shown as it is", (status) => {
  expect(readCardStatus(status)).toEqual({ label: status, tone: "neutral" });
});

test("Every status that the contract names has words", () => {
  const named =
    "printed, packed, in_transit, at_center, collected, completed, missing, disputed, returned, cancelled";
  expect(Object.keys(cardStatusWords)).toEqual(named.split(", "));
});
