import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, test } from "vitest";
import { checkNewPassword } from "../../domain/password-rule.ts";
import { defaultSettings } from "../../domain/registry-settings.ts";
import { demonstrationPassword } from "../../embedded.ts";
import { signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";
import { createPasswordGuesser } from "./guess-password.ts";

const guess = createPasswordGuesser();
const recommended = 9;

/** What people make of a common password where a capital, a number and a symbol are asked for. */
const endings = ["1!", "123!", "@123", "2026!"];
const common = dictionary["passwords-common"]
  .map(String)
  .filter((word) => /^[a-z]{5,8}$/.test(word))
  .slice(0, 750);
const mangled = common.flatMap((word) =>
  endings.map((ending) => word[0]?.toUpperCase() + word.slice(1) + ending),
);

test("three thousand common passwords in the form that the rules ask for are guessable [T-25]", () => {
  expect(mangled).toHaveLength(3000);
  const kept = mangled.filter((password) => checkNewPassword(password).length === 0);
  expect(kept.length).toBeGreaterThan(2500);

  expect(kept.filter((password) => guess(password, []) >= recommended)).toEqual([]);
}, 60_000);

test("what everybody at the counter knows is guessable, and four words at random are not [T-25]", () => {
  expect(guess("Kulhudhuffushi1!", ["Kulhudhuffushi"])).toBeLessThan(recommended);
  expect(guess("Clerk.male1", ["clerk.male"])).toBeLessThan(recommended);
  expect(guess("Tidal-lantern 7 mango quay", [])).toBeGreaterThan(recommended);
});

describe("a registry that asks for more than the rules", () => {
  const settings = { ...defaultSettings, passwords: { shortest: 12, leastGuesses: recommended } };
  const server = useTestServer({ settings, guessPassword: guess });

  test.each([
    ["Maldives-2027!", "Is easy to guess. Choose one that nobody would try."],
    ["Aishath-2027!", "Is easy to guess. Choose one that nobody would try."],
    ["Xk9#mQ2v!p", "Must be at least 12 characters long."],
  ])("refuses %s beside its field, and the password stays [T-25]", async (password, text) => {
    const body = {
      current_password: demonstrationPassword,
      new_password: password,
      new_password_confirm: password,
    };
    const desk = await signIn(server, "clerk.male", 1);

    expect(await desk.refused("updatePassword", { body })).toMatchObject({
      status: 400,
      errors: { new_password: [text] },
    });
    await signIn(server, "clerk.male");
  });

  test("takes one that nobody would try", async () => {
    const password = "Tidal-lantern 7 mango quay";
    const desk = await signIn(server, "clerk.male", 1);
    await desk.must("updatePassword", {
      body: {
        current_password: demonstrationPassword,
        new_password: password,
        new_password_confirm: password,
      },
    });
  });
});
