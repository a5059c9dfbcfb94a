import { SearchBox } from "@id-desk/ui";
import { useRef } from "react";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import type { shellCopy } from "./Shell.copy.ts";
import { useIdSearch } from "./useIdSearch.ts";

const keys = "Control+K";

/** Leads to the page of a person by their ID number. @see Spec 2, "Search box" */
export function IdSearch({ t }: { readonly t: Translate<typeof shellCopy.texts> }) {
  const field = useRef<HTMLInputElement>(null);
  const { typed, type, problem, check, search, clear } = useIdSearch();
  useShortcut({ keys, label: t("searchShortcut") }, () => field.current?.focus());
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
        if (event.currentTarget !== document.activeElement) check();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") clear();
      }}
      errorMessage={problem && t(problem.text)}
      isErrorSpoken={problem?.isAsked || typed !== ""}
    />
  );
}
