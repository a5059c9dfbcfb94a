import { type ReactNode, useState } from "react";
import { CircleAlertIcon } from "../../icons/index.ts";
import * as unseen from "../../VisuallyHidden/VisuallyHidden.css.ts";
import { joinClasses } from "../join-classes.ts";
import { useWords } from "../words.ts";
import * as css from "./Field.css.ts";
import { type FieldIds, type FieldProps, isFilled } from "./useField.ts";

/** The label above a control, and under it the hint and the error, beside what stands at the end. */
export function FieldFrame({
  ids,
  label,
  description,
  errorMessage,
  isOptional = false,
  className,
  isLabelHidden = false,
  end,
  children,
}: FieldProps & { ids: FieldIds; isLabelHidden?: boolean; end?: ReactNode; children: ReactNode }) {
  const notes = <FieldNotes ids={ids} description={description} errorMessage={errorMessage} />;
  return (
    <div className={joinClasses(css.field, className)} data-idd-part="field">
      <label className={isLabelHidden ? unseen.hidden : css.label} id={ids.label} htmlFor={ids.control}>
        <LabelWords label={label} isOptional={isOptional} />
      </label>
      {children}
      {end ? (
        <div className={css.notesAndEnd}>
          <div className={css.notes}>{notes}</div>
          {end}
        </div>
      ) : (
        notes
      )}
    </div>
  );
}

/** What a label says: its words, and that the field may stay empty. */
export function LabelWords({ label, isOptional }: Pick<FieldProps, "label" | "isOptional">) {
  const { optional } = useWords();
  return (
    <>
      {label}
      {isOptional && " "}
      {isOptional && <span className={css.optional}>({optional})</span>}
    </>
  );
}

/** The hint and the error of a control, for one whose label stands elsewhere. */
export function FieldNotes({
  ids,
  description,
  errorMessage,
}: Pick<FieldProps, "description" | "errorMessage"> & { ids: FieldIds }) {
  return (
    <>
      {isFilled(description) && (
        <div className={css.description} id={ids.description}>
          {description}
        </div>
      )}
      {isFilled(errorMessage) && (
        <FieldError key={String(errorMessage)} ids={ids}>
          {errorMessage}
        </FieldError>
      )}
    </>
  );
}

/** Says what is wrong. It is spoken if the focus is in the field already: then nobody comes to it and hears it. */
function FieldError({ ids, children }: { ids: FieldIds; children: ReactNode }) {
  // A text that is more than a sentence says itself how it is spoken.
  const [isSpoken] = useState(
    () => typeof children === "string" && globalThis.document?.activeElement?.id === ids.control,
  );
  return (
    <div className={css.error} id={ids.error}>
      <CircleAlertIcon className={css.errorIcon} />
      <bdi role={isSpoken ? "alert" : undefined}>{children}</bdi>
    </div>
  );
}
