import { Alert } from "@id-desk/ui";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { batchDialogCopy } from "../record/batch-dialog.copy.ts";

/** Says why a form that nobody has opened is there, with words in it. */
export function TypedBefore() {
  const t = useCopy(batchDialogCopy);
  return <Alert tone="neutral" announce="politely" heading={t("typedBefore")} />;
}
