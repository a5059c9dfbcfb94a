import { TextField, type TextFieldProps } from "@id-desk/ui";
import { SearchIcon } from "@id-desk/ui/icons";
import type { FormEvent, RefObject } from "react";
import { flushSync } from "react-dom";
import type { ScanListProps } from "../runtime/frame/screen-props.ts";
import { useLatestCallback } from "../runtime/registry/use-latest-callback.ts";
import type { WordsOf } from "../runtime/words/copy.ts";
import { ListScans } from "./ListScans.tsx";
import type { useListSearch } from "./useListSearch.ts";

interface ListSearchFieldProps
  extends Omit<TextFieldProps, "autoComplete" | "icon" | "onChange">,
    ScanListProps {
  readonly label: string;
  readonly onChange: (text: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Called when Enter is pressed, also by a scanner. */
  readonly onEnter: () => void;
  readonly className: string;
}

/**
 * The search field of a list. Enter selects its text, so that the next scan replaces it. F2 leads to it, and what is
 * scanned elsewhere on the page is searched for as if it were scanned into it.
 */
export function ListSearchField({
  field,
  onEnter,
  className,
  scanAnywhere,
  onChange,
  ...props
}: ListSearchFieldProps) {
  const enter = useLatestCallback(onEnter);
  function search(text: string): void {
    // Enter comes after the text, and is about the rows that it leaves.
    flushSync(() => onChange(text));
    enter();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    field.current?.select();
    onEnter();
  }
  return (
    <search className={className}>
      <form onSubmit={submit}>
        <TextField {...props} ref={field} onChange={onChange} autoComplete="off" icon={<SearchIcon />} />
      </form>
      <ListScans
        inside={field}
        field={field}
        label={props.label}
        scanAnywhere={scanAnywhere}
        onScan={search}
      />
    </search>
  );
}

type ListSearchProps = Omit<ListSearchFieldProps, "label" | "onChange"> & {
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
