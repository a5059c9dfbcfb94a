import type { CollectorDraft } from "@id-desk/core";
import type { FormState } from "../../../runtime/forms/use-form.ts";

/** The form in which somebody says who collects a card. */
export interface CollectorForm {
  readonly form: Pick<FormState<CollectorDraft>, "values" | "set" | "field" | "errorOf">;
}
