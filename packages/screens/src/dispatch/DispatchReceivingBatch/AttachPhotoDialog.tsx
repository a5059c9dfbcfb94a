import type { BatchCard, CardAnswer } from "@id-desk/core";
import { useEffect, useRef } from "react";
import { useForm } from "../../runtime/forms/use-form.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useWrite } from "../../runtime/writing/use-write.ts";
import { CardPhotoField } from "../cards/CardPhotoField.tsx";
import { cardPhotoCopy } from "../cards/card-photo.copy.ts";
import { readVersion } from "../commands/command.ts";
import { BatchDialog, type BatchDialogFrame } from "../record/BatchDialog.tsx";

/** Sends the photograph of a card whose dispute is saved, as often as it takes; nobody has to wait for it. */
export function AttachPhotoDialog({
  batchId,
  card,
  chosen,
  onSent,
  ...frame
}: Omit<BatchDialogFrame, "writing"> & {
  readonly batchId: number;
  /** The disputed card as it is now. */
  readonly card: BatchCard;
  /** The photograph that was chosen with the dispute; it is sent at once. */
  readonly chosen: Blob | undefined;
  /** Takes the answer, also after the dialog was closed. */
  readonly onSent: (answer: Partial<CardAnswer>) => void;
}) {
  const t = useCopy(cardPhotoCopy);
  const writing = useWrite("attachCardPhoto");
  const form = useForm({
    start: { photo: chosen },
    error: writing.error,
    check: ({ photo }) => ({ photo: !photo && t("required") }),
  });
  const { photo } = form.values;
  const isGone = useRef(false);

  async function send(): Promise<void> {
    if (!photo) return;
    const path = { batchId, cardId: card.id };
    const answer = await writing.send({ path, query: readVersion(card), body: photo });
    if (!answer) return;
    onSent(answer);
    if (!isGone.current) frame.onClose();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: What was chosen with the dispute is sent once.
  useEffect(() => {
    isGone.current = false;
    if (chosen && form.validate()) void send();
    return () => {
      isGone.current = true;
    };
  }, []);

  const lead = !chosen ? "mayBeAdded" : writing.error ? "notSent" : "isSent";
  return (
    <BatchDialog
      {...frame}
      writing={writing}
      heading={<Phrase text={t("title")} serial={card.serial_number} />}
      confirmLabel={t("send")}
      dismissLabel={t("close")}
      lead={t(lead)}
      goesOn
      form={form}
      onSubmit={send}
    >
      <CardPhotoField
        value={photo}
        onChange={(next) => {
          writing.reset();
          form.set({ photo: next });
        }}
        isDisabled={writing.isPending}
        errorMessage={form.errorOf("photo")}
      />
    </BatchDialog>
  );
}
