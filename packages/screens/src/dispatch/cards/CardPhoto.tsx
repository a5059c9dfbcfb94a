import type { BatchCard } from "@id-desk/core";
import { IconButton, type IconButtonProps } from "@id-desk/ui";
import { CameraIcon, ImageIcon } from "@id-desk/ui/icons";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { cardPhotoCopy } from "./card-photo.copy.ts";

/** Opens the photograph of a disputed card, or asks for one where there is none yet. */
export function CardPhoto({
  card: { has_photo, serial_number: serial },
  onPress,
}: Pick<IconButtonProps, "onPress"> & { readonly card: BatchCard }) {
  const t = useCopy(cardPhotoCopy);
  return (
    <IconButton
      size="sm"
      icon={has_photo ? <ImageIcon /> : <CameraIcon />}
      label={t(has_photo ? "show" : "add", { serial })}
      onPress={onPress}
    />
  );
}
