import { checkDate } from "@id-desk/core";
import { VisuallyHidden } from "@id-desk/ui";
import { type KeyboardEvent, useId } from "react";
import { DayField } from "../runtime/forms/DayField.tsx";
import { useCopy } from "../runtime/registry/registry-context.ts";
import type { WordsOf } from "../runtime/words/copy.ts";
import { primitivesCopy } from "../runtime/words/primitives.copy.ts";
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
  const hint = useCopy(primitivesCopy)("dateHint");
  const hintId = useId();

  function bind(end: RangeEnd) {
    const { text, isWrong } = range.ends[end];
    const backwards = end === "to" && range.isBackwards ? t("createdBackwards") : undefined;
    return {
      value: text,
      onChange: (typed: string) => range.type(end, typed),
      onBlur: () => range.leave(end),
      onKeyDown: (event: KeyboardEvent) => event.key === "Enter" && range.leave(end),
      errorMessage: isWrong ? writeProblem(checkDate(text)[0]) : backwards,
      autoComplete: "off",
      // Inside the field and for both at once, so that the row of filters is no higher than its fields.
      placeholder: hint,
      description: "",
      "aria-describedby": hintId,
    };
  }
  return (
    <div className={css.range}>
      <DayField {...bind("from")} label={t("createdFrom")} />
      <DayField {...bind("to")} label={t("createdTo")} />
      <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>
    </div>
  );
}
