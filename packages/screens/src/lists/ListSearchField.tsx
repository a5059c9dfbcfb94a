import { TextField, type TextFieldProps } from "@id-desk/ui";
import { SearchIcon } from "@id-desk/ui/icons";
import type { FormEvent, RefObject } from "react";

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
