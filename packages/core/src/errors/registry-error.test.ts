import { expect, test } from "vitest";
import { isRegistryError, RegistryError } from "./registry-error.ts";

const details = {
  code: "validation",
  message: "Aminath's card is not here.",
  status: 400,
  operation: "addCard",
  fields: { serial_number: ["Not Aminath's."] },
  context: { name: "Aminath" },
} as const;

test("A failure says to a log what failed, and nobody's name", () => {
  expect(JSON.parse(JSON.stringify(new RegistryError(details)))).toEqual({
    name: "RegistryError",
    code: "validation",
    status: 400,
    operation: "addCard",
  });
});

test("A failure keeps what it came from, and has no fields and no context of its own", () => {
  const cause = new TypeError("Failed to fetch");
  const error = new RegistryError({ code: "network", message: "Offline.", cause });
  expect(error).toMatchObject({ cause, fields: {}, context: {} });
  expect(new RegistryError(details)).not.toHaveProperty("cause");
});

test.each([
  ["a registry's", new RegistryError(details), true],
  [
    "one of another copy of the package",
    Object.assign(new Error(), { name: "RegistryError", code: "server" }),
    true,
  ],
  ["another with a code", Object.assign(new Error(), { code: "ENOENT" }), false],
  ["one that is only called so", Object.assign(new Error(), { name: "RegistryError" }), false],
  ["no error", { name: "RegistryError", code: "server" }, false],
  ["nothing", undefined, false],
])("Of failures, %s is told from the others", (_, value, isOne) => {
  expect(isRegistryError(value)).toBe(isOne);
});
