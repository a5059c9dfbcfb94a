import { TextField, type TextFieldProps } from "@id-desk/ui";
import { SearchIcon } from "@id-desk/ui/icons";
import type { FormEvent, RefObject } from "react";
import type { WordsOf } from "../runtime/words/copy.ts";
import type { useListSearch } from "./useListSearch.ts";

interface ListSearchFieldProps extends Omit<TextFieldProps, "autoComplete" | "icon"> {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Called when Enter is pressed, also by a scanner. */
  readonly onEnter: () => void;
  readonly className: string;
}

/** The search field of a list. Enter selects its text, so that the next scan replaces it. */
export function ListSearchField({ field, onEnter, className, ...props }: ListSearchFieldProps) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    field.current?.select();
    onEnter();
  }
  return (
    <search className={className}>
      <form onSubmit={submit}>
        <TextField {...props} ref={field} autoComplete="off" icon={<SearchIcon />} />
      </form>
    </search>
  );
}

type ListSearchProps = Omit<ListSearchFieldProps, "label"> & {
  readonly search: Pick<ReturnType<typeof useListSearch>, "typed" | "type" | "isTooShort">;
  readonly words: WordsOf<Readonly<Record<"search" | "searchHint" | "searchTooShort", unknown>>>;
};

/** The search field of a list that the server searches. */
export function ListSearch({ search, words, ...props }: ListSearchProps) {
  return (
    <ListSearchField
      {...props}
      type="search"
      label={words("search")}
      placeholder={words("searchHint")}
      spellCheck={false}
      maxLength={200}
      value={search.typed}
      onChange={search.type}
      errorMessage={search.isTooShort && <span role="alert">{words("searchTooShort")}</span>}
    />
  );
}
