import { expect, test } from "vitest";
import { describeSchema, formatField } from "./format-schema.ts";
import { formatNotes, formatParagraphs } from "./format-text.ts";

test("what the contract says is text, and never anything that a browser would run [T-2]", () => {
  const hostile = '<img src=x onerror="alert(1)">';

  expect(
    formatField(hostile, { description: hostile, pattern: hostile, enum: [hostile] }, true),
  ).not.toContain("<img");
  expect(formatNotes({ "x-assumed": hostile, "x-extension": hostile })).not.toContain("<img");
  expect(formatParagraphs(`${hostile}\n\n\`${hostile}\``)).not.toContain("<img");
});

test.each([
  [{ type: "string", minLength: 1, maxLength: 64 }, "string; 1 to 64 characters"],
  [{ type: "string", format: "binary", maxLength: 50_000_000 }, "string, binary; at most 50,000,000 bytes"],
  [{ type: ["integer", "null"], minimum: 0 }, "integer or <code>null</code>; at least 0"],
  [{ type: "array", maxItems: 3, items: { type: "string" } }, "list of string; at most 3 of them"],
  [{ oneOf: [{ $ref: "#/components/schemas/Center" }, { type: "null" }] }, "Center</a> or <code>null</code>"],
  [
    { enum: ["scan", "manual"], default: "scan" },
    "or <code>&quot;manual&quot;</code>; <code>&quot;scan&quot;",
  ],
  [{ type: "object", additionalProperties: { type: "integer" } }, "under each name: "],
])("a schema is said in words: %j", (schema, said) => {
  expect(describeSchema(schema)).toContain(said);
});
