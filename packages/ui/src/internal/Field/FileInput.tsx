import { forwardRef } from "react";

/** What was chosen: one file at least. */
export type ChosenFiles = readonly [File, ...File[]];

/** What opens the browser's list of files; a button presses it. */
export const FileInput = forwardRef<
  HTMLInputElement,
  {
    accept: string | undefined;
    capture?: "environment" | "user";
    multiple?: boolean;
    onChoose: (files: ChosenFiles) => void;
  }
>(function FileInput({ onChoose, ...rest }, ref) {
  return (
    <input
      {...rest}
      ref={ref}
      type="file"
      hidden
      tabIndex={-1}
      onChange={({ currentTarget }) => {
        const [first, ...others] = currentTarget.files ?? [];
        // The same file once more is a choice too.
        currentTarget.value = "";
        if (first) onChoose([first, ...others]);
      }}
    />
  );
});
