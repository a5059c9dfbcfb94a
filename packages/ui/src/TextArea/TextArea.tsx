import { type ComponentPropsWithoutRef, forwardRef, useState } from "react";
import * as field from "../internal/Field/Field.css.ts";
import { FieldFrame } from "../internal/Field/FieldFrame.tsx";
import { type FieldProps, useFieldProps } from "../internal/Field/useField.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { useWords } from "../internal/words.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./TextArea.css.ts";

/** What the browser's own text area takes. */
type Native = ComponentPropsWithoutRef<"textarea">;

/** What a field of several lines takes. */
export type TextAreaProps = FieldProps &
  Omit<Native, "onChange" | "value" | "defaultValue" | "required" | "disabled" | "readOnly" | "maxLength"> & {
    value?: string | undefined;
    defaultValue?: string | undefined;
    onChange?: ((value: string) => void) | undefined;
    isDisabled?: boolean | undefined;
    isReadOnly?: boolean | undefined;
    /**
     * How many characters there is room for. A longer text is shown as too long, never cut off: what somebody
     * pastes would be lost without a word.
     */
    maxLength?: number | undefined;
  };

/** Several lines to type in; Enter makes a new line and never submits. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { value, defaultValue, onChange, isDisabled, isReadOnly, maxLength, rows = 3, ...rest },
  ref,
) {
  const { frame, controlProps, own } = useFieldProps(rest);
  const [typed, setTyped] = useState(defaultValue ?? "");
  const text = value ?? typed;
  return (
    <FieldFrame {...frame} end={maxLength !== undefined && <RoomLeft used={text.length} most={maxLength} />}>
      <div className={field.box}>
        <textarea
          {...own}
          {...controlProps}
          ref={ref}
          rows={rows}
          {...(value === undefined ? { defaultValue } : { value })}
          disabled={isDisabled}
          readOnly={isReadOnly}
          className={joinClasses(field.control, css.area)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onChange?.(event.currentTarget.value);
          }}
        />
      </div>
    </FieldFrame>
  );
});

/** Below this the room left is also spoken; before, the count would only disturb. */
const spokenFrom = 20;

function RoomLeft({ used, most }: { used: number; most: number }) {
  const words = useWords();
  const left = most - used;
  return (
    <div className={css.count} data-over={left < 0 || undefined}>
      <bdi aria-hidden="true">{words.charactersUsed(used, most)}</bdi>
      <VisuallyHidden role="status">{left <= spokenFrom && words.charactersLeft(left)}</VisuallyHidden>
    </div>
  );
}
