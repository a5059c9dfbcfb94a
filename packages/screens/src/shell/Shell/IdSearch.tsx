import { readIdNumber } from "@id-desk/core";
import { SearchBox } from "@id-desk/ui";
import { useRef, useState } from "react";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import { useNavigation } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import type { shellCopy } from "./Shell.copy.ts";

const keys = "Control+K";

/** Leads to the page of a person by their ID number. @see Spec 2, "Search box" */
export function IdSearch({ t }: { readonly t: Translate<typeof shellCopy.texts> }) {
  const { onNavigate } = useNavigation();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<{
    readonly text: "idNumberRequired" | "idNumberInvalid";
    /** Staff asked for it, and did not only go on. */
    readonly isAsked: boolean;
  }>();
  useShortcut({ keys, label: t("searchShortcut") }, () => field.current?.focus());

  function type(text: string): void {
    setTyped(text);
    setProblem(undefined);
  }
  function search(): void {
    const idNumber = readIdNumber(typed);
    check(true);
    if (!idNumber) return;
    type("");
    onNavigate({ screen: "ApplicationStatus", params: { idNumber } });
  }
  function check(isAsked: boolean): void {
    const text = typed.trim() === "" ? "idNumberRequired" : "idNumberInvalid";
    setProblem(readIdNumber(typed) ? undefined : { text, isAsked });
  }
  return (
    <SearchBox
      ref={field}
      label={t("search")}
      keys={keys}
      isCode
      autoComplete="off"
      value={typed}
      onChange={type}
      onSearch={search}
      onBlur={(event) => {
        // Another window was brought to the front, and the field still has the focus of this one.
        if (event.currentTarget !== document.activeElement) check(false);
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") type("");
      }}
      errorMessage={problem && t(problem.text)}
      isErrorSpoken={problem?.isAsked || typed !== ""}
    />
  );
}
