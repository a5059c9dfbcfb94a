import { expect, test } from "vitest";
import {
  argon2Passwords,
  createArgon2Passwords,
  deriveByNode,
  deriveByWebAssembly,
} from "./argon2-passwords.ts";

test("a password is kept as an argon2id hash of its own and known again", async () => {
  const [one, other] = await Promise.all([
    argon2Passwords.hash("Counter-2026!"),
    argon2Passwords.hash("Counter-2026!"),
  ]);

  expect(one).toMatch(/^argon2id:19456:2:/);
  expect(one).not.toBe(other);
  expect(await argon2Passwords.verify("Counter-2026!", one)).toBe(true);
  expect(await argon2Passwords.verify("Counter-2025!", one)).toBe(false);
  expect(await argon2Passwords.verify("Counter-2026!", "pbkdf2:1:a:b")).toBe(false);
});

test("what one Node has hashed another knows, whether it has argon2 of its own or not", async () => {
  const [today, before] = [deriveByNode, deriveByWebAssembly].map(createArgon2Passwords);

  const password = "pässwörd 1-A ތާނަ 🪪";
  expect(await before?.verify(password, (await today?.hash(password)) ?? "")).toBe(true);
  expect(await today?.verify(password, (await before?.hash(password)) ?? "")).toBe(true);
  expect(await before?.verify("another", (await today?.hash(password)) ?? "")).toBe(false);
});

test("a server goes on with other work while WebAssembly derives a hash", async () => {
  const passwords = createArgon2Passwords(deriveByWebAssembly);
  await passwords.hash("The first one starts the thread");
  let turns = 0;
  const turn = () => {
    turns += 1;
    going = setImmediate(turn);
  };
  let going = setImmediate(turn);
  await passwords.hash("Counter-2026!");
  clearImmediate(going);

  expect(turns).toBeGreaterThan(100);
});

test("a hash that cannot be derived is told, and the next one is", async () => {
  const passwords = createArgon2Passwords(deriveByWebAssembly);

  await expect(passwords.verify("Counter-2026!", "argon2id:0:0:AAAA:AAAA")).rejects.toThrow();
  expect(await passwords.verify("Counter-2026!", await passwords.hash("Counter-2026!"))).toBe(true);
});
