/// <reference types="vite/client" />
import { expect, test } from "vitest";
import { listCopies } from "../testing/pseudo-locale.ts";
import { dv } from "./dv.ts";

const every = listCopies(import.meta.glob("../**/*.copy.ts", { eager: true }));
const ofCounter = listCopies(
  import.meta.glob(
    [
      "../{issuance,verification,runtime,records,shell}/**/*.copy.ts",
      "../{capture,devices,dispatch/cards,dispatch/record}/*.copy.ts",
    ],
    { eager: true },
  ),
);

/** Written as one word and meant as two: a page of batches, and what a file does. */
const otherMeaning = ["DocumentUpload: sending"];

test("Pages have their names in the draft", () => {
  const pages = ["DispatchSending", "DispatchReceiving", "NewIssuance", "Issuances"];
  expect(pages.filter((name) => dv[name]?.title === undefined)).toEqual([]);
});

test("Batches, hand-overs and the shell use the Dhivehi words that the draft has for other pages", () => {
  const known = new Set<unknown>();
  for (const { name, texts } of every)
    for (const key of Object.keys(dv[name] ?? {})) known.add(JSON.stringify(texts[key]));
  const missing = ofCounter.flatMap(({ name, texts }) =>
    Object.entries(texts)
      .filter(([key, text]) => known.has(JSON.stringify(text)) && dv[name]?.[key] === undefined)
      .map(([key]) => `${name}: ${key}`),
  );
  expect(ofCounter.length).toBeGreaterThan(10);
  expect(missing).toEqual(otherMeaning);
});
