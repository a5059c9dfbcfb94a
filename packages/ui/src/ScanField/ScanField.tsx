import {
  type ClipboardEvent,
  forwardRef,
  type KeyboardEvent,
  type RefObject,
  useImperativeHandle,
  useRef,
} from "react";
import { IconButton } from "../IconButton/index.ts";
import { ScanBarcodeIcon, SoundOffIcon, SoundOnIcon } from "../icons/index.ts";
import * as field from "../internal/Field/Field.css.ts";
import { FieldFrame } from "../internal/Field/FieldFrame.tsx";
import { type FieldProps, useField } from "../internal/Field/useField.ts";
import { joinClasses } from "../internal/join-classes.ts";
import * as css from "./ScanField.css.ts";
import { useKeptFocus } from "./useKeptFocus.ts";
import { useStrayScans } from "./useStrayScans.ts";

/** The button that turns the tones of scanning off and on. */
export type ScanSound = {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** "Turn sound off", while it is on. */
  turnOffLabel: string;
  turnOnLabel: string;
};

/** What a field for scans takes. */
export type ScanFieldProps = FieldProps & {
  /** Called once for each scan, at once and in order, without the spaces around it. */
  onScan: (text: string) => void;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** Brings the focus back when a dialog or a notice that had it is gone. */
  keepsFocus?: boolean | undefined;
  /** Takes scans that are made while the focus is elsewhere: in `main`, or within the given element. */
  scanAnywhere?: boolean | RefObject<HTMLElement | null> | undefined;
  /** A scan that came while a dialog lay over the field, and was not taken. */
  onStrayScan?: ((text: string) => void) | undefined;
  sound?: ScanSound | undefined;
};

/**
 * Takes what a scanner types or a person does. A scan ends with Enter, or with Tab where there is something to
 * read; the field is empty again before the scan is told, so the next one can begin while this one is worked on.
 */
export const ScanField = forwardRef<HTMLInputElement, ScanFieldProps>(function ScanField(
  {
    onScan,
    placeholder,
    isDisabled = false,
    autoFocus = false,
    keepsFocus = false,
    scanAnywhere = false,
    onStrayScan,
    sound,
    ...notes
  },
  ref,
) {
  const { ids, controlProps } = useField(notes);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  useStrayScans({ input, scanAnywhere, onStrayScan });
  useKeptFocus(input, keepsFocus);

  function read(element: HTMLInputElement) {
    const text = element.value.trim();
    element.value = "";
    if (text !== "") onScan(text);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
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
    <FieldFrame {...notes} ids={ids}>
      <div className={joinClasses(field.box, css.box)}>
        <span className={css.sign}>
          <ScanBarcodeIcon />
        </span>
        <input
          {...controlProps}
          ref={input}
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
        {sound && (
          <IconButton
            className={css.sound}
            label={sound.isOn ? sound.turnOffLabel : sound.turnOnLabel}
            icon={sound.isOn ? <SoundOnIcon /> : <SoundOffIcon />}
            onPress={() => sound.onChange(!sound.isOn)}
          />
        )}
      </div>
    </FieldFrame>
  );
});
