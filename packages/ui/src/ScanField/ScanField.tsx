import { forwardRef, type ReactNode, type RefObject, useCallback, useImperativeHandle, useRef } from "react";
import { IconButton } from "../IconButton/index.ts";
import { ScanBarcodeIcon, SoundOffIcon, SoundOnIcon } from "../icons/index.ts";
import * as field from "../internal/Field/Field.css.ts";
import { FieldFrame } from "../internal/Field/FieldFrame.tsx";
import { type FieldProps, useField } from "../internal/Field/useField.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { isCovered } from "../internal/surroundings.ts";
import { useLatest } from "../internal/useLatest.ts";
import * as css from "./ScanField.css.ts";
import { ScanInput } from "./ScanInput.tsx";
import { useKeptFocus } from "./useKeptFocus.ts";
import { useStrayScans } from "./useStrayScans.ts";
import { useUnfinishedScan } from "./useUnfinishedScan.ts";
import { useWholeScans } from "./useWholeScans.ts";

/** The button that turns the tones of scanning off and on. */
export type ScanSound = {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** "Turn sound off", while it is on. */
  turnOffLabel: string;
  turnOnLabel: string;
  /** What stands beside the button, such as a choice of the volume. */
  more?: ReactNode;
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
  /**
   * Takes scans also while the focus is not in the field: anywhere in the AppShell, or in `main` on a page without an
   * AppShell. Give an element to take them only while the focus is within it.
   */
  scanAnywhere?: boolean | RefObject<HTMLElement | null> | undefined;
  /** A scan that came while a dialog lay over the field, and was not taken. */
  onStrayScan?: ((text: string) => void) | undefined;
  /** What is said under the field when a scan stops that nothing has ended: "Press Enter." */
  unfinishedHint?: string | undefined;
  /** Hears once of each such scan. */
  onUnfinished?: (() => void) | undefined;
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
    unfinishedHint,
    onUnfinished,
    sound,
    ...given
  },
  ref,
) {
  const input = useRef<HTMLInputElement>(null);
  const { isUnfinished, end } = useUnfinishedScan(input, unfinishedHint !== undefined, onUnfinished);
  const notes = isUnfinished ? { ...given, errorMessage: unfinishedHint } : given;
  const { ids, controlProps } = useField(notes);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  useStrayScans({ input, scanAnywhere, onStrayScan });
  useKeptFocus(input, keepsFocus);
  const latestOnScan = useLatest((text: string) => {
    end();
    onScan(text);
  });
  const tell = useCallback((text: string) => latestOnScan.current(text), [latestOnScan]);
  useWholeScans((text) => {
    if (isDisabled || !input.current) return false;
    if (isCovered(input.current)) onStrayScan?.(text);
    else tell(text);
    return true;
  });

  return (
    <FieldFrame {...notes} ids={ids}>
      <div className={joinClasses(field.box, css.box)}>
        <span className={css.sign}>
          <ScanBarcodeIcon />
        </span>
        <ScanInput
          {...controlProps}
          ref={input}
          placeholder={placeholder}
          isDisabled={isDisabled}
          autoFocus={autoFocus}
          onScan={tell}
        />
        {sound && (
          <span className={css.sound}>
            <IconButton
              label={sound.isOn ? sound.turnOffLabel : sound.turnOnLabel}
              icon={sound.isOn ? <SoundOnIcon /> : <SoundOffIcon />}
              onPress={() => sound.onChange(!sound.isOn)}
            />
            {sound.more}
          </span>
        )}
      </div>
    </FieldFrame>
  );
});
