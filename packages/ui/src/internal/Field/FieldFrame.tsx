import type { ReactNode } from "react";
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
        <div className={css.error} id={ids.error}>
          <CircleAlertIcon className={css.errorIcon} />
          <bdi
            key={String(errorMessage)}
            // A text that is more than a sentence says itself how it is spoken.
            ref={typeof errorMessage === "string" ? speakInFocusedField : undefined}
          >
            {errorMessage}
          </bdi>
        </div>
      )}
    </>
  );
}

/** Speaks an error that comes while the focus is in its field: then nobody comes to the field and hears it. */
function speakInFocusedField(error: HTMLElement | null): void {
  if (error?.closest("[data-idd-part=field]")?.contains(document.activeElement))
    error.setAttribute("role", "alert");
}
