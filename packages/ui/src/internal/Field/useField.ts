import { type ReactNode, useId } from "react";
import { joinClasses } from "../join-classes.ts";

/** What every field has around its control. */
export type FieldProps = {
  label: ReactNode;
  /** A hint under the field: the form of what is asked, or why it is asked. */
  description?: ReactNode;
  /** What is wrong and what to do; while it is given, the field is invalid. */
  errorMessage?: ReactNode;
  /** For a field whose error is told elsewhere. */
  isInvalid?: boolean | undefined;
  isRequired?: boolean | undefined;
  /** Says beside the label that the field may stay empty. */
  isOptional?: boolean | undefined;
  className?: string | undefined;
};

/** The ids that tie a control to its label, hint and error. */
export type FieldIds = { control: string; label: string; description: string; error: string };

/** Ties a control to its label, its hint and its error. */
export function useField(
  { description, errorMessage, isInvalid = false, isRequired = false }: Omit<FieldProps, "label">,
  given: { id?: string | undefined; describedBy?: string | undefined } = {},
) {
  const own = useId();
  const control = given.id ?? own;
  const ids: FieldIds = {
    control,
    label: `${own}-label`,
    description: `${own}-description`,
    error: `${own}-error`,
  };
  const hasError = isFilled(errorMessage);
  const describedBy = joinClasses(
    hasError && ids.error,
    isFilled(description) && ids.description,
    given.describedBy,
  );
  return {
    ids,
    controlProps: {
      id: control,
      "aria-invalid": hasError || isInvalid || undefined,
      "aria-required": isRequired || undefined,
      "aria-describedby": describedBy || undefined,
    },
  };
}

/** What ties a control to others, as the browser's own controls take it. */
type Ties = { id?: string | undefined; "aria-describedby"?: string | undefined };

/** Parts what every field has around its control from what is the control's own, and ties the two together. */
export function useFieldProps<Props extends FieldProps & Ties>(props: Props) {
  const {
    label,
    description,
    errorMessage,
    isInvalid,
    isRequired,
    isOptional,
    className,
    id,
    "aria-describedby": describedBy,
    ...own
  } = props;
  const notes = { label, description, errorMessage, isInvalid, isRequired, isOptional, className };
  const { ids, controlProps } = useField(notes, { id, describedBy });
  return { frame: { ...notes, ids }, controlProps, own };
}

/** Whether there is anything to show. */
export function isFilled(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== "";
}
