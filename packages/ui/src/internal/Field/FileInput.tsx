import { forwardRef } from "react";

/** What opens the browser's list of files; a button presses it. */
export const FileInput = forwardRef<
  HTMLInputElement,
  { accept: string; capture?: "environment" | "user"; onFile: (file: File) => void }
>(function FileInput({ onFile, ...rest }, ref) {
  return (
    <input
      {...rest}
      ref={ref}
      type="file"
      hidden
      tabIndex={-1}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        // The same file once more is a choice too.
        currentTarget.value = "";
        if (file) onFile(file);
      }}
    />
  );
});
