import type { ComponentProps } from "react";
import { ReasonDialog } from "../../records/ReasonDialog.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { BatchNumber, Phrase } from "../../runtime/words/Phrase.tsx";
import type { RecordDialogFrame } from "../../runtime/writing/RecordDialog.tsx";
import type { ShownApplication } from "../parts/shown-application.ts";
import { useApplicationRules } from "../parts/useApplicationRules.ts";
import { cancelDialogCopy } from "./cancel-dialog.copy.ts";

/** Asks why an application is cancelled, and cancels it. */
export function CancelDialog({
  application: { application_no, applicant },
  ...frame
}: RecordDialogFrame &
  Pick<ComponentProps<typeof ReasonDialog>, "onConfirm"> & { readonly application: ShownApplication }) {
  const t = useCopy(cancelDialogCopy);
  const { cancel_reasons, reading } = useApplicationRules();
  return (
    <ReasonDialog
      {...frame}
      words={t}
      heading={<Phrase text={t("title")} values={{ number: <BatchNumber>{application_no}</BatchNumber> }} />}
      confirmLabel={t("confirm")}
      isDangerous
      reasons={cancel_reasons}
      reading={reading}
      notesHint={t("notesHint")}
    >
      <p>
        <Phrase text={t("help")} values={{ name: <AnyScript>{applicant.name_en}</AnyScript> }} />
      </p>
    </ReasonDialog>
  );
}
