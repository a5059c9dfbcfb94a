import { PhotoField } from "@id-desk/ui";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import { batchDialogCopy } from "../record/batch-dialog.copy.ts";
import { cardPhotoCopy } from "./card-photo.copy.ts";

/** What a registry takes, and a side on which the print of a card can still be read. */
const limits = { longestSide: 1600, mostBytes: 600_000 };

/** What a photograph's field takes from its dialog. */
export interface CardPhotoFieldProps {
  readonly photo: Blob | undefined;
  readonly onChange: (photo: Blob | undefined) => void;
  readonly errorMessage?: string | undefined;
  readonly isOptional?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** Takes a photograph of a disputed card; it is kept nowhere but in the open dialog. */
export function CardPhotoField({ photo, ...rest }: CardPhotoFieldProps) {
  const t = useCopy(cardPhotoCopy);
  const tDialog = useCopy(batchDialogCopy);
  useUnsavedWork(photo && tDialog("unsaved"));
  return (
    <PhotoField
      {...rest}
      label={t("label")}
      description={t("hint")}
      limits={limits}
      value={photo}
      words={{
        choose: t("choose"),
        take: t("take"),
        replace: t("replace"),
        remove: t("remove"),
        preparing: t("preparing"),
        ready: t("ready"),
        removed: t("removed"),
        alt: t("chosenAlt"),
        troubles: {
          otherKind: t("otherKind"),
          heic: t("heic"),
          unreadable: t("unreadable"),
          tooLarge: t("tooLarge"),
        },
      }}
    />
  );
}
