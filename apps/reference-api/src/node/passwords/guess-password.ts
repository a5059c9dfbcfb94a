import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import type { PasswordGuesser } from "../../ports.ts";

/** Makes a guesser with the lists of passwords that have become known, which are read only now. */
export function createPasswordGuesser(): PasswordGuesser {
  const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, words) => guesser.check(password, [...words]).guessesLog10;
}
