import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { readRegistryError } from "./read-registry-error.ts";
import { isRegistryError } from "./registry-error.ts";

const oops = "Oops! Something went wrong. Please try again later.";
const serverError = "Server error. Please try again later.";

describe("A failed answer", () => {
  test.each([
    [400, "validation", oops],
    [401, "unauthenticated", "Authentication error. Logging out."],
    [403, "forbidden", serverError],
    [404, "not_found", serverError],
    [409, "conflict", serverError],
    [410, "not_found", serverError],
    [412, "conflict", serverError],
    [413, "validation", serverError],
    [415, "validation", serverError],
    [422, "validation", serverError],
    [426, "api_version", "This page and the server do not fit together. Reload the page."],
    [429, "rate_limited", serverError],
    [418, "server", serverError],
    [500, "server", serverError],
    [503, "server", serverError],
  ])(
    "of status %d without a message is %s and says %j [ERR-01] [ERR-02] [ERR-03]",
    (status, code, message) => {
      expect(readRegistryError({ status })).toMatchObject({ code, message, status });
    },
  );

  test("says what the server said, as a sentence [ERR-01] [ERR-03] [ERR-05]", () => {
    const body = { message: "you cannot dispatch an empty batch" };
    expect(readRegistryError({ status: 400, body }).message).toBe("You cannot dispatch an empty batch.");
    expect(readRegistryError({ status: 500, body }).message).toBe("You cannot dispatch an empty batch.");
  });

  test("of status 401 says the specification's words whatever the server said [ERR-02]", () => {
    expect(readRegistryError({ status: 401, body: { message: "Unauthenticated." } }).message).toBe(
      "Authentication error. Logging out.",
    );
  });

  test.each([
    ["a page", "<!doctype html><title>502 Bad Gateway</title>"],
    ["nothing", ""],
    ["half a text", '{"message":"Batch not op'],
    ["a list", '["message"]'],
    ["a number", "7"],
    ["null", null],
    ["an empty message", { message: "  " }],
    ["a message that is no text", { message: { text: "x" } }],
  ])("with %s for a body says the fallback [ERR-01] [ERR-03]", (_, body) => {
    expect(readRegistryError({ status: 400, body }).message).toBe(oops);
    expect(readRegistryError({ status: 502, body }).message).toBe(serverError);
  });

  test("carries the code, the fields and the context of its body, with rewritten sentences [ERR-07]", () => {
    const error = readRegistryError({
      status: 400,
      operation: "addCard",
      body: JSON.stringify({
        message: "validation failed",
        code: "invalid",
        errors: { serial_number: ["Serial number mismatch", "is odd"], notes: "too short", odd: [7, ""] },
        context: { batch_no: "DB-2026-000004" },
      }),
    });
    expect(error).toMatchObject({
      code: "validation",
      status: 400,
      serverCode: "invalid",
      operation: "addCard",
      message: "Validation failed.",
      fields: { serial_number: ["Serial number does not match.", "Is odd."], notes: ["Too short."] },
      context: { batch_no: "DB-2026-000004" },
    });
    expect(error.fields).not.toHaveProperty("odd");
  });

  test.each([
    ["Serial number mismatch", "serial_number", "serial_number_mismatch", "Serial number does not match."],
    ["Card not found by registry", "id_number", "card_not_found_by_registry", "Card not found by ID number."],
    ["Card type mismatch", "card_type", "card_type_mismatch", "Card type does not match."],
    [
      "Date of birth mismatch",
      "date_of_birth",
      "date_of_birth_mismatch",
      "Card date of birth does not match.",
    ],
    ["Collector contact invalid", "collector_contact", "collector_contact_invalid", undefined],
    ["Invalid collector otp", "otp", "collector_otp_invalid", "Otp is not valid."],
    ["File path missing", "file_path", "file_path_missing", undefined],
    ["Physical card already linked", "serial_number", "already_linked", undefined],
    ["Valid card with serial number not found", "serial_number", "card_not_found", undefined],
  ])(
    "that says %j belongs to the field %s [ERR-07] [ERR-13] [ERR-14]",
    (message, field, reason, sentence) => {
      const error = readRegistryError({ status: 400, body: { message } });
      expect(error.reason).toBe(reason);
      expect(error.fields).toEqual({ [field]: [sentence ?? error.message] });
    },
  );

  test("about the whole batch belongs to no field [ERR-06]", () => {
    const error = readRegistryError({
      status: 400,
      body: { message: "Batch not open to add physical cards" },
    });
    expect(error).toMatchObject({ reason: "batch_not_open", fields: {} });
  });

  test("whose words are unknown is known by its code [ERR-10]", () => {
    const body = { message: "Kaadu mihaaru vaa tan", code: "already_linked" };
    expect(readRegistryError({ status: 400, body })).toMatchObject({
      message: "Kaadu mihaaru vaa tan.",
      reason: "already_linked",
    });
  });

  test("keeps what the server itself says of a field [ERR-07]", () => {
    const body = { message: "serial number mismatch", errors: { serial_number: ["must be SN0000101"] } };
    expect(readRegistryError({ status: 400, body }).fields).toEqual({
      serial_number: ["Must be SN0000101."],
    });
  });

  test("speaks in the host's words where the host has some [ERR-01] [ERR-03]", () => {
    const words = {
      badRequest: "nope",
      phrases: [{ phrase: "quota", text: "too many today", field: "serial_number" }],
    };
    expect(readRegistryError({ status: 400 }, words).message).toBe("Nope.");
    expect(readRegistryError({ status: 500 }, words).message).toBe(serverError);
    expect(readRegistryError({ status: 400, body: { message: "Quota exceeded" } }, words)).toMatchObject({
      message: "Too many today.",
      fields: { serial_number: ["Too many today."] },
    });
  });

  test.each([
    [{ "Retry-After": "900" }, 900],
    [{ "Retry-After": "Thu, 19 Nov 2026 09:01:00 GMT", Date: "Thu, 19 Nov 2026 09:00:00 GMT" }, 60],
    [{ "Retry-After": "Thu, 19 Nov 2026 08:00:00 GMT", Date: "Thu, 19 Nov 2026 09:00:00 GMT" }, 0],
    [{ "Retry-After": "Thu, 19 Nov 2026 09:01:00 GMT" }, undefined],
    [{ "Retry-After": "soon" }, undefined],
    [{ "Retry-After": "900 s" }, undefined],
    [{ "Retry-After": "in 900" }, undefined],
    [{}, undefined],
  ])("with the headers %j may be tried again in %j seconds", (headers, seconds) => {
    const error = readRegistryError({ status: 429, headers: new Headers(Object.entries(headers)) });
    expect(error.retryAfterSeconds).toBe(seconds);
  });

  test("of a server with another interface is told from the rest by its code", () => {
    expect(readRegistryError({ status: 400, body: { code: "api_version" } }).code).toBe("api_version");
  });

  property.prop([fc.integer({ min: 400, max: 599 }), fc.oneof(fc.string(), fc.jsonValue(), fc.object())])(
    "never throws and always has a sentence for staff [ERR-01] [ERR-03] [ERR-05]",
    (status, body) => {
      const error = readRegistryError({ status, body });
      expect(error.message).toMatch(/[.!?…؟۔]$/u);
      expect(isRegistryError(error)).toBe(true);
    },
  );
});

test("A failure that is written into a log names nobody", () => {
  const error = readRegistryError({
    status: 400,
    operation: "addCard",
    body: {
      message: "A123456 is unknown",
      code: "x",
      errors: { a: ["A123456"] },
      context: { id: "A123456" },
    },
  });
  expect(JSON.stringify(error)).not.toContain("A123456");
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: "RegistryError",
    code: "validation",
    status: 400,
    serverCode: "x",
    operation: "addCard",
  });
});

test.each([new Error("x"), { name: "RegistryError", code: "server" }, null, "network"])(
  "%j is no registry error",
  (value) => {
    expect(isRegistryError(value)).toBe(false);
  },
);
