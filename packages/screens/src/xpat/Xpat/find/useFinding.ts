import { type Country, checkPassport, findCountryByCode, readPassport, truncate } from "@id-desk/core";
import { type Expat, parseXpatScan, type Zone } from "@id-desk/core/xpat";
import { useEffect, useRef, useState } from "react";
import { useScanSounds } from "../../../devices/use-scan-sounds.ts";
import { useCountries } from "../../../places/useCountries.ts";
import { useDates } from "../../../runtime/words/use-dates.ts";
import { useProblemText } from "../../../runtime/words/use-problem-text.ts";
import { type PersonQuery, readPersonQuery, usePersonSearch } from "../usePersonSearch.ts";
import {
  blankPerson,
  type InteractionValues,
  type PersonValues,
  type SheetPerson,
  type XpatWords,
} from "../xpat-values.ts";
import { useZoneLines } from "./useZoneLines.ts";

/** In characters: a code of something else may be much longer. */
const longestShown = 60;

/** How somebody is looked for, and what came of it. */
export type Finding = ReturnType<typeof useFinding>;

/** What is written down of somebody new: with a passport, or without documents. */
type Typing = "passport" | "noDocuments";

/** Looks for somebody by what is scanned or typed into one field. */
export function useFinding({
  permitNumber,
  onFound,
  t,
}: {
  /** The permit of the person who is looked for at once. */
  readonly permitNumber: string | undefined;
  readonly onFound: (person: SheetPerson, start: Partial<InteractionValues>) => void;
  readonly t: XpatWords;
}) {
  const sounds = useScanSounds();
  const write = useProblemText();
  const countries = useCountries();
  const today = useDates().today();
  const lines = useZoneLines();
  const [chosen, setChosen] = useState<Country>();
  const [zone, setZone] = useState<Zone>();
  const [isHalfRead, setHalfRead] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [text, setText] = useState("");
  const [typing, setTyping] = useState<Typing>();
  const [typed, setTyped] = useState<PersonValues>(blankPerson);
  const start = permitNumber ? ({ by: "permit", work_permit: permitNumber } as const) : undefined;
  function choose(expat: Expat, query: PersonQuery | undefined): void {
    const foundBy = query?.by === "passport" ? query.passport_no : undefined;
    onFound({ kind: "known", expat, foundBy }, { passport_seen: zone ? "seen" : "" });
  }
  const search = usePersonSearch(start, choose);
  const findCountry = (code: string | undefined) =>
    code ? findCountryByCode(countries.places ?? [], code) : undefined;
  const country = chosen ?? findCountry(zone?.issuing_country);

  function refuse(sentence: string | undefined): void {
    sounds.play("error");
    setProblem(sentence);
  }
  function ask(query: PersonQuery): void {
    setProblem(undefined);
    search.ask(query);
  }
  function askForZone({ document_number }: Zone, of: Country): void {
    const passport_no = readPassport(document_number);
    if (passport_no) ask({ by: "passport", passport_no, country_id: of.id });
    else refuse(write(checkPassport("")[0]));
  }
  function takeZone(next: Zone): void {
    setZone(next);
    setProblem(undefined);
    setText("");
    search.clear();
    setChosen(undefined);
    if (next.wrong.length > 0) sounds.play("error");
  }
  // The countries may come after the zone, or its country is chosen by hand.
  const ready = zone && zone.wrong.length === 0 && country ? zone : undefined;
  const asked = useRef<Zone>(undefined);
  useEffect(() => {
    if (!ready || !country || asked.current === ready) return;
    asked.current = ready;
    askForZone(ready, country);
  });
  /** Refuses what was entered, which is no question. An answer to the one before would not be about it. */
  function turnDown(entered: string, sentence: string | undefined): void {
    setZone(undefined);
    setText(entered);
    search.clear();
    refuse(sentence);
  }
  function takeText(next: string): void {
    const query = readPersonQuery(next, chosen?.id ?? null);
    if (query === "name") turnDown(next, t("nameTooShort"));
    else if (query === "number") turnDown(next, t("numberNotValid"));
    else if (query === "passport") turnDown(next, write(checkPassport("")[0]));
    else {
      setZone(undefined);
      setText(next);
      ask(query);
    }
  }
  return {
    countries,
    country,
    zone,
    isHalfRead,
    problem,
    /** What was scanned or typed and brought no answer, for the field is empty again; nothing otherwise. */
    unanswered: problem || search.error ? truncate(text || (zone?.document_number ?? ""), longestShown) : "",
    search,
    choose: (expat: Expat) => choose(expat, search.query),
    typing,
    typed,
    scan(code: string): void {
      const whole = lines.take(code);
      setHalfRead(whole === undefined);
      if (whole === undefined) return;
      const scanned = parseXpatScan(whole, { today });
      if (scanned.kind === "zone") takeZone(scanned.zone);
      else if (scanned.kind === "zone_fault") {
        turnDown(whole, t(scanned.fault === "two" ? "zoneTwo" : "zoneUnread"));
      } else if (scanned.kind === "interaction") turnDown(whole, t("interactionNumber"));
      else takeText(whole);
    },
    /** Goes on with the country: what was typed or scanned before is looked for in it. */
    chooseCountry(next: Country | null): void {
      setChosen(next ?? undefined);
      if (!next) return;
      if (zone) asked.current = undefined;
      else if (readPassport(text) && /\d/.test(text)) {
        ask({ by: "passport", passport_no: readPassport(text), country_id: next.id });
      }
    },
    /** Looks for the number as it was read, although a check digit is wrong. */
    lookUpZone: () => zone && country && askForZone(zone, country),
    /** Takes the details of somebody new, with what is known of them so far. */
    type(kind: Typing, values?: PersonValues): void {
      setTyped(
        values ?? (zone ? readNewPerson(zone, country, findCountry) : readTyped(search.query, country)),
      );
      setTyping(kind);
      // An answer that comes late would take what is typed away.
      asked.current = zone;
      search.clear();
    },
    stopTyping: () => setTyping(undefined),
    /** Forgets everything of the person who was looked for. */
    forget(): void {
      lines.forget();
      asked.current = undefined;
      search.clear();
      setChosen(undefined);
      setZone(undefined);
      setHalfRead(false);
      setProblem(undefined);
      setText("");
      setTyping(undefined);
      setTyped(blankPerson);
    },
  };
}

/** What a zone says of somebody new; a field whose check digit is wrong is typed from the passport. */
function readNewPerson(
  zone: Zone,
  country: Country | undefined,
  findCountry: (code: string) => Country | undefined,
): PersonValues {
  const of = findCountry(zone.nationality) ?? country;
  const isRight = (check: Zone["wrong"][number]) => !zone.wrong.includes(check);
  return {
    ...blankPerson,
    name: zone.name,
    country_id: of?.id ?? null,
    country_name: of?.name ?? "",
    passport_no: isRight("document_number") ? zone.document_number : "",
    passport_country_id: country?.id ?? null,
    gender: zone.gender ? String(zone.gender) : "",
    date_of_birth: (isRight("date_of_birth") && zone.date_of_birth) || "",
    expires_on: (isRight("date_of_expiry") && zone.expires_on) || "",
  };
}

/** What was looked for by hand. */
function readTyped(query: PersonQuery | undefined, country: Country | undefined): PersonValues {
  return {
    ...blankPerson,
    name: query?.by === "name" ? query.name : "",
    passport_no: query?.by === "passport" ? query.passport_no : "",
    country_id: country?.id ?? null,
    country_name: country?.name ?? "",
  };
}
