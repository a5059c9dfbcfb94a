import { checkDate } from "@id-desk/core";
import { DateField } from "@id-desk/ui";
import type { KeyboardEvent } from "react";
import type { WordsOf } from "../runtime/words/copy.ts";
import { useProblemText } from "../runtime/words/use-problem-text.ts";
import * as css from "./CreatedBetween.css.ts";
import type { CreatedRange, RangeEnd } from "./useCreatedRange.ts";

/** Narrows a list to what was opened between two days, both included. */
export function CreatedBetween({
  range,
  t,
}: {
  readonly range: CreatedRange;
  readonly t: WordsOf<Readonly<Record<"createdFrom" | "createdTo" | "createdBackwards", unknown>>>;
}) {
  const writeProblem = useProblemText();

  function readError(end: RangeEnd): string | undefined {
    if (range.wrong.includes(end)) return writeProblem(checkDate(range.typed[end])[0]);
    return end === "to" && range.isBackwards ? t("createdBackwards") : undefined;
  }
  function bind(end: RangeEnd) {
    return {
      value: range.typed[end],
      onChange: (text: string) => range.type(end, text),
      onBlur: () => range.leave(end),
      onKeyDown: (event: KeyboardEvent) => event.key === "Enter" && range.leave(end),
      errorMessage: readError(end),
      autoComplete: "off",
    };
  }
  return (
    <div className={css.range}>
      <DateField {...bind("from")} label={t("createdFrom")} />
      <DateField {...bind("to")} label={t("createdTo")} />
    </div>
  );
}
