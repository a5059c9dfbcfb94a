import type { BatchCard, CardAnswer } from "@id-desk/core";
import { useEffect, useRef, useState } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useWrite } from "../../runtime/writing/use-write.ts";
import { CardPhotoField } from "../cards/CardPhotoField.tsx";
import { cardPhotoCopy } from "../cards/card-photo.copy.ts";
import { readVersion } from "../commands/command.ts";
import * as css from "../record/BatchDialog.css.ts";
import { BatchDialog, type BatchDialogFrame } from "../record/BatchDialog.tsx";

/** What the dialog takes that sends the photograph of a card. */
export interface AttachPhotoDialogProps extends Omit<BatchDialogFrame, "writing"> {
  readonly batchId: number;
  /** The disputed card as it is now. */
  readonly card: BatchCard;
  /** The photograph that was chosen with the dispute; it is sent at once. */
  readonly chosen: Blob | undefined;
  /** Takes the answer, also after the dialog was closed. */
  readonly onSent: (answer: Partial<CardAnswer>) => void;
}

/** Sends the photograph of a card whose dispute is saved, as often as it takes; nobody has to wait for it. */
export function AttachPhotoDialog({ batchId, card, chosen, onSent, ...frame }: AttachPhotoDialogProps) {
  const t = useCopy(cardPhotoCopy);
  const writing = useWrite("attachCardPhoto");
  const [photo, setPhoto] = useState(chosen);
  const [isMissed, setMissed] = useState(false);
  const isGone = useRef(false);

  async function send(file: Blob): Promise<void> {
    const path = { batchId, cardId: card.id };
    const answer = await writing.send({ path, query: readVersion(card), body: file });
    if (!answer) return;
    onSent(answer);
    if (!isGone.current) frame.onClose();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: What was chosen with the dispute is sent once.
  useEffect(() => {
    isGone.current = false;
    if (chosen) void send(chosen);
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
      goesOn
      ownFields={["photo"]}
      onSubmit={() => {
        setMissed(!photo);
        return photo && send(photo);
      }}
    >
      <p className={css.lead}>{t(lead)}</p>
      <CardPhotoField
        photo={photo}
        onChange={(next) => {
          writing.reset();
          setPhoto(next);
        }}
        isDisabled={writing.isPending}
        errorMessage={isMissed && !photo ? t("required") : writing.error?.fields.photo?.[0]}
      />
    </BatchDialog>
  );
}
