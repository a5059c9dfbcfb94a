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
    ["C-2026-004512", { kind: "application", application_no: "C-2026-004512" }],
    [" c-2026-004512\n", { kind: "application", application_no: "C-2026-004512" }],
    ["P-2026-000040", { kind: "application", application_no: "P-2026-000040" }],
    ["p-2026-000040\r\n", { kind: "application", application_no: "P-2026-000040" }],
    ["IDD-RECEIVE", { kind: "command", command: "receive" }],
    ["idd-missing\r\n", { kind: "command", command: "missing" }],
    ["]C0IDD-DISPUTE", { kind: "command", command: "dispute" }],
    ["*IDD-UNDO*", { kind: "command", command: "undo" }],
    ["IDD-CLOSE", { kind: "command", command: "close" }],
    ["IDD-DISPATCH", { kind: "command", command: "dispatch" }],
    ["IDD-YES", { kind: "command", command: "yes" }],
    ["IDD-NO", { kind: "command", command: "no" }],
    ["IDD-MAYBE", { kind: "command", command: "maybe" }],
    ["C-2026-4512", { kind: "unknown", text: "C-2026-4512" }],
    ["DB-26-000123", { kind: "unknown", text: "DB-26-000123" }],
    ["SN000123", { kind: "unknown", text: "SN000123" }],
    ["", { kind: "unknown", text: "" }],
    [" \r\n ", { kind: "unknown", text: "" }],
    ["|;|", { kind: "unknown", text: "|;|" }],
  ])("of %j is %j [VAL-06] [VAL-07]", (text, scan) => {
    expect(parseScan(text)).toEqual(scan);
  });

  test.each([["]C0SN0001234"], ["]d2SN0001234\r"], ["]A0*SN0001234*"], ["*sn0001234*"]])(
    "is read without what the scanner adds: %j",
    (text) => {
      expect(parseScan(text)).toEqual({ kind: "serial", serial_number: "SN0001234" });
    },
  );

  test.each([
    ["]Q3A123456|SN0001234", "card"],
    ["]E0DB-2026-000123", "batch"],
    ["*C-2026-004512*", "application"],
    ["]C1", "unknown"],
    ["*", "unknown"],
    ["SN0001234*", "unknown"],
    ["]SN0001234", "unknown"],
  ] as const)("%j is then a code of kind %s", (text, kind) => {
    expect(parseScan(text).kind).toBe(kind);
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
    "A123456|SN0001234|1990-02-28|senior|a123456",
    "A123456|SN0001234|1990-02-28|senior|654321",
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
    expect(scan).toMatchObject({ likeness: "other_system" });
  });

  test.each([
    ["SN0001234SN0001235", "two_codes"],
    ["sn0001234 sn0001234", "two_codes"],
    ["SN0001234|SN0001235|A123456", "two_codes"],
    ["SN0001234A123456|SN0001235", "two_codes"],
    ["A123456|A123457|SN0001234", "two_codes"],
    ["a123456|A123456|SN0001234|SN0001235", "two_codes"],
    ["a123456;1990-02-28\u001dSN0001234\u001d A123457 ", "two_codes"],
    ["A123456SN0001234", "two_codes"],
    ["SN0001234DB-2026-000123", "two_codes"],
    ["XSN0001234X\u001dSN0001235", "two_codes"],
    ["SNO001234", "mistaken_letter"],
    ["sn000l234", "mistaken_letter"],
    ["SN 00I 123B", "mistaken_letter"],
    ["\u0405N0001234", "other_alphabet"],
    ["SN000\u041e234", "other_alphabet"],
    ["\uff33\uff2e\uff10\uff10\uff10\uff11\uff12\uff13\uff14", "other_alphabet"],
    ["SN\u0660\u0660\u0660\u0661\u0662\u0663\u0664", "other_alphabet"],
    ["\u078a\u07820001234", "other_alphabet"],
    ["\u017fn0001234", "other_alphabet"],
    ["https://example.test/c/SN0001234", "other_system"],
    ["www.example.test", "other_system"],
    ["WIFI:T:WPA;S:desk;P:x;;", "other_system"],
    ["BEGIN:VCARD\r\nN:Shareef\r\nEND:VCARD", "other_system"],
    ['{"serial":"SN0001234"}', "other_system"],
    ["<card/>", "other_system"],
    ["(01)04006381333931", "other_system"],
    ["]C10104006381333931", "other_system"],
    ["I<MDVL898902C<3<<<<<<<<<<<<<<<", "other_system"],
    ["4006381333931", "other_system"],
    ["96385074", "other_system"],
    ["Q".repeat(200), "other_system"],
  ])("of %j may be %s, and is taken for nothing", (text, likeness) => {
    expect(parseScan(text)).toMatchObject({ kind: "unknown", likeness });
  });

  // What is a code but for one character before it or after it is none.
  test.each([
    ...["SN000123", "SN00012345", "0001234", "96385075", "hello", "A12345", "5N0001234", "", "12-34"],
    ...["DB-2026-0001234", "XDB-2026-000123", "C-2026-0001234", "XC-2026-000123"],
    ...["P-2026-0000400", "P-2026-00004", "XP-2026-000040", "CP-2026-000040", "P2026000040"],
    ...["XIDD-YES", "IDDYES", "IDD-", "IDD-YES-NO"],
    ...["SN0001234SN000123", "SN000123SN0001234", "XA123456SN0001234", "A123456SN0001234X"],
    ...["SNO001234X", "XSNO001234", "SN000\u041e2345", "XSN000\u041e234", "A123\u0664567"],
    ...["963850741", "196385074", "40063813339311234", "X4006381333931", "Q".repeat(80)],
  ])("of %j is unknown and like nothing", (text) => {
    expect(parseScan(text)).toEqual({ kind: "unknown", text });
  });

  test("of one character more than any code of ours is another system's", () => {
    expect(parseScan("Q".repeat(81))).toHaveProperty("likeness", "other_system");
  });

  property.prop([fc.stringMatching(/^[0-9]{7}$/), fc.stringMatching(/^[0-9]{7}$/)])(
    "of two serial numbers without an end between them is never one of them",
    (one, other) => {
      for (const between of ["", " ", "|", ";", "\n", "x"])
        expect(parseScan(`SN${one}${between}SN${other}`)).toMatchObject({ likeness: "two_codes" });
    },
  );

  test("of the worst texts takes no time", () => {
    const worst = ["SN0001234".repeat(5000), "SN".repeat(50_000), "<".repeat(100_000), "A1".repeat(50_000)];
    const start = performance.now();
    for (const text of worst) parseScan(text);
    expect(performance.now() - start).toBeLessThan(500);
  });

  property.prop([fc.string({ unit: "binary", maxLength: 2000 })])("is something, whatever comes", (text) => {
    expect(["serial", "id", "batch", "application", "card", "command", "unknown"]).toContain(
      parseScan(text).kind,
    );
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
