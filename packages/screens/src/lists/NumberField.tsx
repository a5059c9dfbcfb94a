import { IconButton, TextField } from "@id-desk/ui";
import { SearchIcon, XIcon } from "@id-desk/ui/icons";
import type { FormEvent, RefObject } from "react";
import * as css from "./NumberField.css.ts";
import type { NumberSearch, NumberWords } from "./useNumberSearch.ts";

/** Takes the number of a row, scanned or typed, and opens it with Enter. */
export function NumberField({
  search,
  field,
  label,
  placeholder,
  clearLabel,
  words,
}: {
  readonly search: NumberSearch<unknown>;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly placeholder: string;
  readonly clearLabel: string;
  readonly words: NumberWords;
}) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    // Selected, so that the next scan takes the place of this one.
    field.current?.select();
    void search.open();
  }
  function clear(): void {
    search.type("");
    field.current?.focus();
  }
  return (
    <form onSubmit={submit}>
      <TextField
        ref={field}
        label={label}
        placeholder={placeholder}
        isCode
        autoComplete="off"
        icon={<SearchIcon />}
        value={search.typed}
        onChange={search.type}
        aria-busy={search.isOpening}
        errorMessage={search.refusal?.(words)}
        end={
          search.typed !== "" && (
            <IconButton size="sm" label={clearLabel} icon={<XIcon />} className={css.clear} onPress={clear} />
          )
        }
      />
    </form>
  );
}
