import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, test } from "vitest";
import { checkNewPassword } from "../../domain/password-rule.ts";
import { defaultSettings } from "../../domain/registry-settings.ts";
import { demonstrationPassword } from "../../embedded.ts";
import { createPbkdf2Passwords } from "../../session/pbkdf2-passwords.ts";
import { openDesk, signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";
import { createPasswordGuesser } from "./guess-password.ts";

const guess = createPasswordGuesser();
const usual = defaultSettings.passwords.leastGuesses;

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

  expect(kept.filter((password) => guess(password, []) >= usual)).toEqual([]);
}, 60_000);

test("what everybody at the counter knows is guessable, and four words at random are not [T-25]", () => {
  expect(guess("Kulhudhuffushi1!", ["Kulhudhuffushi"])).toBeLessThan(usual);
  expect(guess("Clerk.male1", ["clerk.male"])).toBeLessThan(usual);
  expect(guess("Tidal-lantern 7 mango quay", [])).toBeGreaterThan(usual);
});

describe("a registry that asks for more than the rules", () => {
  const settings = { ...defaultSettings, passwords: { shortest: 12, leastGuesses: usual } };
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

describe("a registry without settings of its own", () => {
  const server = useTestServer({ guessPassword: guess });
  const changeTo = (password: string, current_password = demonstrationPassword) => ({
    body: { current_password, new_password: password, new_password_confirm: password },
  });

  test("refuses a password that is easy to guess, after the rule of the specification [T-25]", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    expect(await desk.refused("updatePassword", changeTo("password"))).toMatchObject({
      errors: {
        new_password: [
          "Must contain a number.",
          "Must contain a special character or a symbol.",
          "Must contain uppercase and lowercase letters.",
        ],
      },
    });
    expect(await desk.refused("updatePassword", changeTo("Password1!"))).toMatchObject({
      errors: { new_password: ["Is easy to guess. Choose one that nobody would try."] },
    });
  });

  test("lets users sign in with an earlier password that is easy to guess", async () => {
    const password = "Password1!";
    const password_hash = await createPbkdf2Passwords({ iterations: 1 }).hash(password);
    await server.database.updateTable("users").set({ password_hash }).where("id", "=", 1).execute();
    const desk = openDesk(server);
    const body = { username: "clerk.male", password };
    desk.csrf = (await desk.must("login", { body }))._csrf;
    await desk.must("updatePassword", changeTo("Tidal-lantern 7 mango quay", password));
  });
});
