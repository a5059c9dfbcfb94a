import { readIdNumber } from "@id-desk/core";
import { useState } from "react";
import { useNavigation } from "../../runtime/registry/registry-context.ts";

/** What is wrong with what was typed, and whether staff asked for it or only went on. */
export interface IdSearchProblem {
  readonly text: "idNumberRequired" | "idNumberInvalid";
  readonly isAsked: boolean;
}

/** What the search by ID number knows and can do. */
export interface IdSearchState {
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly problem: IdSearchProblem | undefined;
  /** Checks what was typed, when staff leave the field. */
  readonly check: () => void;
  /** Goes to the person's page, or says what is wrong. */
  readonly search: () => void;
  readonly clear: () => void;
}

/** Holds a search by ID number. @see Spec 2, "Search box" */
export function useIdSearch(): IdSearchState {
  const { onNavigate } = useNavigation();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<IdSearchProblem>();

  function findProblem(): IdSearchProblem["text"] | undefined {
    if (typed.trim() === "") return "idNumberRequired";
    return readIdNumber(typed) ? undefined : "idNumberInvalid";
  }
  function show(isAsked: boolean): boolean {
    const text = findProblem();
    setProblem(text && { text, isAsked });
    return text === undefined;
  }
  function clear(): void {
    setTyped("");
    setProblem(undefined);
  }
  return {
    typed,
    type(text) {
      setTyped(text);
      setProblem(undefined);
    },
    problem,
    check: () => show(false),
    search() {
      if (!show(true)) return;
      clear();
      onNavigate({ screen: "ApplicationStatus", params: { idNumber: readIdNumber(typed) } });
    },
    clear,
  };
}
