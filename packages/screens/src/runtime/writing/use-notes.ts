import { checkNotes, isBlank, type KeptValues, notesLength, type RegistryError } from "@id-desk/core";
import { useState } from "react";
import { useProblemText } from "../words/use-problem-text.ts";

/** The notes of a dialog while they are typed. */
export interface NotesState {
  /** For ui's TextArea. */
  readonly fieldProps: {
    readonly name: string;
    readonly value: string;
    readonly onChange: (text: string) => void;
    readonly onBlur: () => void;
    readonly maxLength: number;
    readonly errorMessage: string | undefined;
    readonly isRequired: boolean;
    readonly isOptional: boolean;
  };
  /** What was typed so far, to be kept; nothing while the field is as it was. */
  readonly typed: { readonly notes: string } | undefined;
  /** The notes as they are sent, or nothing when none were typed. */
  readonly text: string | undefined;
  /** Shows what is wrong and tells whether nothing is. */
  readonly check: () => boolean;
}

/** Takes the notes of a dialog: 3 to 500 characters, required unless the dialog says otherwise. */
export function useNotes({
  isRequired,
  draft = "",
  typedBefore,
  error,
}: {
  readonly isRequired: boolean;
  /** What stands in the field at first. */
  readonly draft?: string | undefined;
  /** What had been typed when the session ended. */
  readonly typedBefore?: KeptValues | undefined;
  readonly error: RegistryError | undefined;
}): NotesState {
  const writeProblem = useProblemText();
  const [value, setValue] = useState(typedBefore?.notes ?? draft);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState({ error, value });
  if (refused.error !== error) setRefused({ error, value });
  // What the server said of the notes holds until they are other notes.
  const refusal = refused.value === value ? error?.fields.notes?.[0] : undefined;
  const problems = checkNotes(value, { isRequired });
  const text = isBlank(value) ? "" : value.trim();
  return {
    fieldProps: {
      name: "notes",
      value,
      onChange: setValue,
      onBlur: () => text !== "" && setChecked(true),
      maxLength: notesLength.max,
      errorMessage: (isChecked ? writeProblem(problems[0]) : undefined) ?? refusal,
      isRequired,
      isOptional: !isRequired,
    },
    typed: text === draft ? undefined : { notes: value },
    text: text === "" ? undefined : text,
    check() {
      setChecked(true);
      return problems.length === 0;
    },
  };
}
