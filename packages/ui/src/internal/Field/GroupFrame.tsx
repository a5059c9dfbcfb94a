import { forwardRef, type ReactNode } from "react";
import { VisuallyHidden } from "../../VisuallyHidden/index.ts";
import { joinClasses } from "../join-classes.ts";
import * as field from "./Field.css.ts";
import { FieldNotes, LabelWords } from "./FieldFrame.tsx";
import * as css from "./GroupFrame.css.ts";
import { type FieldProps, useField } from "./useField.ts";

/** What stands around a field that is more than one control. */
export type GroupFrameProps = Omit<FieldProps, "isInvalid" | "isRequired"> & {
  /** Heard at the next pause, and not seen. */
  told?: ReactNode;
  children: ReactNode;
};

/**
 * A field of several controls, as a picture that is taken: a group with a name, its hint, and its error, which is
 * heard when it comes.
 */
export const GroupFrame = forwardRef<HTMLDivElement, GroupFrameProps>(function GroupFrame(
  { label, description, errorMessage, isOptional = false, className, told, children },
  ref,
) {
  const { ids, controlProps } = useField({ description, errorMessage });
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset cannot be laid out as a field is.
    <div
      ref={ref}
      role="group"
      aria-labelledby={ids.label}
      aria-describedby={controlProps["aria-describedby"]}
      className={joinClasses(css.group, className)}
      data-idd-part="field"
    >
      <span className={field.label} id={ids.label}>
        <LabelWords label={label} isOptional={isOptional} />
      </span>
      {children}
      <FieldNotes ids={ids} description={description} />
      <div role="alert" className={css.trouble}>
        <FieldNotes ids={ids} errorMessage={errorMessage} />
      </div>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </div>
  );
});
