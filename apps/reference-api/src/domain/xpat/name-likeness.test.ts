import fc from "fast-check";
import { expect, test } from "vitest";
import { haveLikeNames } from "./name-likeness.ts";

test.each([
  ["Rafiqul Islam", "RAFIQUL ISLAM"],
  ["Rafiqul Islam", "Rafikul Islam"],
  ["Rafiqul Islam", "Islam, Rafiqul"],
  ["Rafiqul Islam", "Md. Rafiqul Islam"],
  ["Rafiqul Islam", "R. Islam"],
  ["Mohammed Jahangir Alam", "Mohammad Jahangir Alam"],
  ["Abdul Karim", "Abdulkarim"],
  ["Za Z Zb", "Zb Z Za"],
  ["Ismaʼil O'Neil", "Ismail Oneil"],
  ["José Núñez", "Jose Nunez"],
  ["Sukarno", "Sukarno"],
  ["Sukarno", "Sukarno Putra"],
  ["王伟", "王 伟"],
  ["রফিকুল ইসলাম", "রফিকুল  ইসলাম"],
])("takes %s and %s for one person's names [CALL-25]", (one, other) => {
  expect([haveLikeNames(one, other), haveLikeNames(other, one)]).toEqual([true, true]);
});

test.each([
  ["Rafiqul Islam", "Shahidul Islam"],
  ["Kamal Hossain", "Jamal Uddin"],
  ["Ali Khan", "Adi Khan"],
  ["王伟", "王芳"],
  ["Rafiqul Islam", "রফিকুল ইসলাম"],
  ["Sita Rai", "Rita Das"],
  ["", "Sukarno"],
])("takes %s and %s for two persons' names [CALL-25]", (one, other) => {
  expect([haveLikeNames(one, other), haveLikeNames(other, one)]).toEqual([false, false]);
});

test("a name is like itself with its words in any order [CALL-25]", () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(words, (name) => haveLikeNames(name.join(" "), [...name].reverse().join("  ").toUpperCase())),
  );
});
