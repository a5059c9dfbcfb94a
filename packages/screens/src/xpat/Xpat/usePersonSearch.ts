import { type RegistryError, readPassport } from "@id-desk/core";
import type { Expat } from "@id-desk/core/xpat";
import { useEffect, useRef, useState } from "react";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";

/** By what the registry is asked for a person. */
export type PersonQuery =
  | { readonly by: "passport"; readonly passport_no: string; readonly country_id: number }
  | { readonly by: "permit"; readonly work_permit: string }
  | { readonly by: "name"; readonly name: string };

interface Question {
  readonly query: PersonQuery | undefined;
  /** Tells a question from the same one before, whose answer is no answer to it. */
  readonly count: number;
}

/**
 * Asks the registry for people, once for each question: every look-up is written down. The one whom a number belongs to is
 * told at once, and once for each question; of several, and of those with a name, staff choose one.
 */
export function usePersonSearch(
  start: PersonQuery | undefined,
  onFound: (expat: Expat, query: PersonQuery | undefined) => void,
) {
  const [{ query, count }, setQuestion] = useState<Question>({ query: start, count: 0 });
  const byPassport = useRead(
    "findExpatByPassport",
    {
      query: {
        passport_no: query?.by === "passport" ? query.passport_no : "",
        country_id: query?.by === "passport" ? query.country_id : 0,
      },
    },
    { isEnabled: query?.by === "passport", readsOnce: true, about: count },
  );
  const byPermit = useRead(
    "findExpatByPermit",
    {
      query: {
        ...(query?.by === "permit" && { work_permit: query.work_permit }),
        ...(query?.by === "name" && { name: query.name }),
      },
    },
    { isEnabled: query?.by === "permit" || query?.by === "name", readsOnce: true, about: count },
  );
  const reading = query?.by === "passport" ? byPassport : byPermit;
  const people = query && reading.data?.individuals;
  const [only] = people?.length === 1 && query?.by !== "name" ? people : [];
  const tell = useLatest(onFound);
  const told = useRef<number>(undefined);
  useEffect(() => {
    // A reading asks again by itself once the network returns; whoever was told of may be half recorded by then.
    if (!only || told.current === count) return;
    told.current = count;
    tell.current(only, query);
  }, [only, tell, query, count]);
  const ask = (next: PersonQuery | undefined) =>
    setQuestion((before) => ({ query: next, count: before.count + 1 }));
  return {
    query,
    /** Nothing until the registry has answered. */
    people,
    error: query && (reading.error as RegistryError | undefined),
    isLoading: query !== undefined && reading.isLoading,
    /** Asks for somebody, anew also where it is the same question. */
    ask: (next: PersonQuery) => ask(next),
    refresh: reading.refresh,
    clear: () => ask(undefined),
  };
}

/** A number of a permit, as the registry takes it: letters, digits, `/` and `-`. */
const permit = /^[A-Z\d][A-Z\d/-]{0,39}$/;

/** Reads the number of a permit, "wp 0012/2026" as "WP0012/2026"; anything else is "". */
function readPermit(text: string): string {
  const number = text.replaceAll(/\s/g, "").toUpperCase();
  return permit.test(number) ? number : "";
}

/** Why an input is no question: no passport, neither a passport nor a permit, or no name. */
export type InputProblem = "passport" | "number" | "name";

/**
 * Reads by what is searched from what was typed or scanned: a text with a digit is the number of a passport where its
 * country is known, and else that of a permit; a text without one is a name.
 */
export function readPersonQuery(text: string, country_id: number | null): PersonQuery | InputProblem {
  const typed = text.trim();
  if (!/\d/.test(typed)) return [...typed].length < 2 ? "name" : { by: "name", name: typed };
  const passport_no = readPassport(typed);
  if (country_id !== null) return passport_no ? { by: "passport", passport_no, country_id } : "passport";
  const work_permit = readPermit(typed);
  return work_permit ? { by: "permit", work_permit } : "number";
}
