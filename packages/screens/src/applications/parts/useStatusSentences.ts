import {
  type DateText,
  type PersonStatus,
  type StatusSentenceWords,
  statusSentenceWords,
  writeStatusSentence,
} from "@id-desk/core";
import { useMemo } from "react";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { readLanguage } from "../../runtime/words/AnyScript.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { statusSentenceCopy } from "./status-sentence.copy.ts";

/** What is read aloud to somebody who asks where their card is, in one language. */
export interface StatusSentence {
  readonly text: string;
  /** Nothing for the language of the page. */
  readonly language: "dv" | "en" | undefined;
}

/**
 * Writes where somebody's card is in the language of the page, and in a second one: the Dhivehi draft, or English where
 * the page itself is in Dhivehi.
 */
export function useStatusSentences(
  status: PersonStatus | undefined,
): readonly [StatusSentence, StatusSentence] | undefined {
  const own = useWords(statusSentenceCopy);
  const dates = useDates();
  const { center } = useSession();
  const centerId = center?.id;
  return useMemo(() => {
    if (!status) return undefined;
    function write(words: StatusSentenceWords, language: StatusSentence["language"]): StatusSentence {
      const text = writeStatusSentence(status as PersonStatus, {
        words,
        date: (day) => isolate(dates.date(day)),
        today: dates.today(),
        centerId,
        inThaana: language === "dv",
      });
      return { text, language };
    }
    const language = readLanguage(own.nothing);
    const other = language === "dv" ? "en" : "dv";
    return [write(own, language), write(statusSentenceWords[other], other)];
  }, [status, own, dates, centerId]);
}

/** Keeps a day in its own order between words of the other direction. */
function isolate(day: DateText): string {
  return day ? `\u2066${day}\u2069` : "";
}
