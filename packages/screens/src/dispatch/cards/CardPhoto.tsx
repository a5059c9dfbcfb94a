import type { BatchCard } from "@id-desk/core";
import { IconButton } from "@id-desk/ui";
import { CameraIcon, ImageIcon } from "@id-desk/ui/icons";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { cardPhotoCopy } from "./card-photo.copy.ts";

/** What the photograph of a card in a table takes from its page. */
export interface CardPhotoProps {
  readonly card: BatchCard;
  readonly onShow: (card: BatchCard) => void;
  /** Asks for a photograph of a card that has none; left out where nobody may add one. */
  readonly onAdd?: ((card: BatchCard) => void) | undefined;
}

/** Opens the photograph of a disputed card, or asks for one where there is none yet. */
export function CardPhoto({ card, onShow, onAdd }: CardPhotoProps) {
  const t = useCopy(cardPhotoCopy);
  const serial = card.serial_number;
  if (card.has_photo) {
    return (
      <IconButton size="sm" icon={<ImageIcon />} label={t("show", { serial })} onPress={() => onShow(card)} />
    );
  }
  if (!onAdd) return null;
  return (
    <IconButton size="sm" icon={<CameraIcon />} label={t("add", { serial })} onPress={() => onAdd(card)} />
  );
}
