import { TextField, type TextFieldProps } from "@id-desk/ui";
import { SearchIcon } from "@id-desk/ui/icons";
import type { FormEvent, RefObject } from "react";
import type { WordsOf } from "../runtime/words/copy.ts";
import type { useListSearch } from "./useListSearch.ts";

interface ListSearchFieldProps extends Omit<TextFieldProps, "autoComplete" | "icon"> {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Told that Enter was pressed, as a scanner does it. */
  readonly onEnter: () => void;
  readonly className: string;
}

/** The field that searches a list. Once Enter is pressed the next scan takes the place of what is in it. */
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

/** The same for a list that the registry searches. */
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
