import { checkDate, type Problem, readDate } from "@id-desk/core";
import { useState } from "react";
import { useSession } from "../../../runtime/registry/registry-context.ts";
import { useDates } from "../../../runtime/words/use-dates.ts";

/** Up to which day, and at which centres, figures are counted. */
export type Cutoff = ReturnType<typeof useCutoff>;

/**
 * Holds the day as it is typed and as it is counted up to. The figures follow a whole day that is not to come, and stay
 * where they are while another one is typed.
 */
export function useCutoff() {
  const { today } = useDates();
  const { user } = useSession();
  const [text, setText] = useState("");
  /** Empty for today. */
  const [day, setDay] = useState("");
  const [isLeft, setLeft] = useState(false);
  const [isEveryCenter, setEveryCenter] = useState(false);
  const isLater = readDate(text) > today();
  const problem: Problem | undefined = text.trim() === "" ? undefined : checkDate(text)[0];

  function type(next: string): void {
    setText(next);
    setLeft(false);
    const read = readDate(next);
    if (next.trim() === "" || (read !== "" && read <= today())) setDay(read === today() ? "" : read);
  }
  return {
    text,
    type,
    leave: () => setLeft(true),
    /** What is wrong with what was typed, once its field was left; a later day at once. */
    problem: isLeft ? problem : undefined,
    isLater,
    /** The day in the past up to which figures are counted; nothing for today. */
    pastDay: day === "" ? undefined : day,
    showToday() {
      type("");
    },
    /** Full access may see every centre. */
    mayChoose: user?.temp_full_access === true,
    isEveryCenter,
    setEveryCenter,
    /** How the registry is asked. */
    query: {
      ...(day !== "" && { cutoffdate: day }),
      ...(isEveryCenter && { centers: "all" as const }),
    },
  };
}
