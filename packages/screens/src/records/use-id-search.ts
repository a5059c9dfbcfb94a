import { readIdNumber } from "@id-desk/core";
import { type FocusEvent, useState } from "react";
import { useNavigation } from "../runtime/registry/registry-context.ts";

/** Leads to the page of a person by their ID number, wherever it is typed. @see Spec 2, "Search box" */
export function useIdSearch(typedBefore = "") {
  const { onNavigate } = useNavigation();
  const [typed, setTyped] = useState(typedBefore);
  const [problem, setProblem] = useState<{
    readonly text: "idNumberRequired" | "idNumberInvalid";
    /** Staff asked for it, and did not only go on. */
    readonly isAsked: boolean;
  }>();

  function type(text: string): void {
    setTyped(text);
    setProblem(undefined);
  }
  function check(isAsked: boolean): void {
    const text = typed.trim() === "" ? "idNumberRequired" : "idNumberInvalid";
    setProblem(readIdNumber(typed) ? undefined : { text, isAsked });
  }
  return {
    typed,
    type,
    /** What is wrong with the input, by the key of its text in `idSearchCopy`. */
    problem: problem?.text,
    isErrorSpoken: problem?.isAsked || typed !== "",
    search() {
      const idNumber = readIdNumber(typed);
      check(true);
      if (!idNumber) return;
      type("");
      onNavigate({ screen: "ApplicationStatus", params: { idNumber } });
    },
    leave(event: FocusEvent) {
      // Another window was brought to the front, and the field still has the focus of this one.
      if (event.currentTarget !== document.activeElement) check(false);
    },
  };
}
