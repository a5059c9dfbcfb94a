import { PhotoField, type PhotoFieldProps } from "@id-desk/ui";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import { batchDialogCopy } from "../record/batch-dialog.copy.ts";
import { cardPhotoCopy } from "./card-photo.copy.ts";

/** What a registry takes, and a side on which the print of a card can still be read. */
const limits = { longestSide: 1600, mostBytes: 600_000 };

/** Takes a photograph of a disputed card; it is kept nowhere but in the open dialog. */
export function CardPhotoField(props: Omit<PhotoFieldProps, "label" | "description" | "limits" | "words">) {
  const words = useWords(cardPhotoCopy);
  const tDialog = useCopy(batchDialogCopy);
  useUnsavedWork(props.value && tDialog("unsaved"));
  return (
    <PhotoField
      {...props}
      label={words.label}
      description={words.hint}
      limits={limits}
      words={{ ...words, alt: words.chosenAlt, troubles: words }}
    />
  );
}
