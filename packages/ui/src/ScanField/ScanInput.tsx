import { type AriaAttributes, type ClipboardEvent, forwardRef, type KeyboardEvent, memo } from "react";
import * as field from "../internal/Field/Field.css.ts";
import { joinClasses } from "../internal/join-classes.ts";
import * as css from "./ScanField.css.ts";

type ScanInputProps = Pick<AriaAttributes, "aria-describedby" | "aria-invalid" | "aria-required"> & {
  id: string;
  placeholder: string | undefined;
  isDisabled: boolean;
  autoFocus: boolean;
  onScan: (text: string) => void;
};

/**
 * The box that scans are typed into. Its text is the browser's alone, and nothing that the page draws for a scan
 * touches it: the next scan may be half typed by then.
 */
export const ScanInput = memo(
  forwardRef<HTMLInputElement, ScanInputProps>(function ScanInput(
    { placeholder, isDisabled, autoFocus, onScan, ...attributes },
    ref,
  ) {
    function read(element: HTMLInputElement) {
      const text = element.value.trim();
      element.value = "";
      if (text !== "") onScan(text);
    }

    function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      // Control+Enter is the page's, whose main button it presses.
      const isOfPage = event.key === "Enter" && (event.ctrlKey || event.metaKey);
      if (event.nativeEvent.isComposing || isOfPage) return;
      const element = event.currentTarget;
      const isFilled = element.value.trim() !== "";
      if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && isFilled)) {
        // Neither sends a form around the field nor leaves the field.
        event.preventDefault();
        read(element);
      } else if (event.key === "Escape" && element.value !== "") {
        event.preventDefault();
        event.stopPropagation();
        element.value = "";
      } else if (event.ctrlKey && event.key.toLowerCase() === "j") {
        // The line feed that some scanners add, which would open the browser's downloads.
        event.preventDefault();
      }
    }

    function onPaste(event: ClipboardEvent<HTMLInputElement>) {
      const lines = event.clipboardData.getData("text").split(/\r\n|\r|\n/);
      const codes = lines.map((line) => line.trim()).filter((line) => line !== "");
      if (codes.length < 2) return;
      // The browser would join the lines to one.
      event.preventDefault();
      for (const code of codes) onScan(code);
    }

    return (
      <input
        {...attributes}
        ref={ref}
        type="text"
        className={joinClasses(field.control, css.control)}
        data-codes=""
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        placeholder={placeholder}
        disabled={isDisabled}
        // biome-ignore lint/a11y/noAutofocus: the page is there for scanning, and asks for it.
        autoFocus={autoFocus}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
    );
  }),
);
