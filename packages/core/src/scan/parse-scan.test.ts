import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { type CardCodePart, parseScan } from "./parse-scan.ts";

describe("A scan", () => {
  test.each([
    ["SN0001234", { kind: "serial", serial_number: "SN0001234" }],
    ["sn 000 1234\r\n", { kind: "serial", serial_number: "SN0001234" }],
    ["\u0002SN0001234\u0003", { kind: "serial", serial_number: "SN0001234" }],
    ["\ufeff\u200bSN0001234", { kind: "serial", serial_number: "SN0001234" }],
    ["A123456", { kind: "id", id_number: "A123456" }],
    [" 123456\t", { kind: "id", id_number: "A123456" }],
    ["DB-2026-000123", { kind: "batch", batch_no: "DB-2026-000123" }],
    ["db-2026-000123\n", { kind: "batch", batch_no: "DB-2026-000123" }],
    ["DB-26-000123", { kind: "unknown", text: "DB-26-000123" }],
    ["SN000123", { kind: "unknown", text: "SN000123" }],
    ["SN0001234SN0001235", { kind: "unknown", text: "SN0001234SN0001235" }],
    ["", { kind: "unknown", text: "" }],
    [" \r\n ", { kind: "unknown", text: "" }],
    ["|;|", { kind: "unknown", text: "|;|" }],
  ])("of %j is %j [VAL-06] [VAL-07]", (text, scan) => {
    expect(parseScan(text)).toEqual(scan);
  });

  const card = {
    kind: "card",
    id_number: "A123456",
    serial_number: "SN0001234",
    date_of_birth: "1990-02-28",
    card_type: "senior",
  };

  test.each([
    "A123456|SN0001234|1990-02-28|senior",
    "Senior;1990-02-28;sn0001234;123456",
    "A123456\nSN0001234\n\n1990-02-28\r\nSENIOR\r\n",
    "\u0002A123456\u001dSN0001234\u001d1990-02-28\u001dsenior\u0004",
  ])("of a card's code %j knows each part by its looks", (text) => {
    expect(parseScan(text)).toEqual(card);
  });

  test("of a card's code needs no more than both numbers", () => {
    expect(parseScan("SN0001234|A123456")).toEqual({
      kind: "card",
      id_number: "A123456",
      serial_number: "SN0001234",
    });
    expect(parseScan("SN0001234|1990-02-28").kind).toBe("unknown");
    expect(parseScan("A123456|1990-02-28|senior").kind).toBe("unknown");
  });

  test("of a card's code takes the parts in the host's order where the host names one", () => {
    const scanFormat: CardCodePart[] = ["skip", "date_of_birth", "id_number", "serial_number"];
    expect(parseScan("999999|1990-02-28|A123456|SN0001234|x", { scanFormat })).toEqual({
      kind: "card",
      id_number: "A123456",
      serial_number: "SN0001234",
      date_of_birth: "1990-02-28",
    });
    expect(parseScan("A123456||SN0001234", { scanFormat }).kind).toBe("unknown");
    expect(parseScan("||A123456|SN0001234", { scanFormat })).toEqual({
      kind: "card",
      id_number: "A123456",
      serial_number: "SN0001234",
    });
  });

  test("of a date that is none leaves the date out", () => {
    const scanFormat: CardCodePart[] = ["id_number", "serial_number", "date_of_birth"];
    expect(parseScan("A123456|SN0001234|1990-02-30", { scanFormat })).not.toHaveProperty("date_of_birth");
  });

  test("of a text without end is cut off and unknown", () => {
    const scan = parseScan("SN".repeat(500_000));
    expect(scan.kind === "unknown" && scan.text.length).toBe(1000);
  });

  property.prop([fc.string({ unit: "binary", maxLength: 2000 })])("is something, whatever comes", (text) => {
    expect(["serial", "id", "batch", "card", "unknown"]).toContain(parseScan(text).kind);
  });

  property.prop([fc.stringMatching(/^[0-9]{7}$/), fc.constantFrom("\r", "\n", "\t", " ", "\u0003", "")])(
    "of a serial number is that serial number with whatever the scanner adds [VAL-07]",
    (digits, added) => {
      expect(parseScan(`${added}sn${digits}${added}`)).toEqual({
        kind: "serial",
        serial_number: `SN${digits}`,
      });
    },
  );
});
