import type { BatchCard } from "@id-desk/core";
import { IconButton } from "@id-desk/ui";
import { CameraIcon, ImageIcon } from "@id-desk/ui/icons";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { cardPhotoCopy } from "./card-photo.copy.ts";

/** Opens the photograph of a disputed card, or asks for one where there is none yet. */
export function CardPhoto({
  card,
  onShow,
  onAdd,
}: {
  readonly card: BatchCard;
  readonly onShow: (card: BatchCard) => void;
  /** Left out where nobody may add one. */
  readonly onAdd: ((card: BatchCard) => void) | undefined;
}) {
  const t = useCopy(cardPhotoCopy);
  const { has_photo, serial_number: serial } = card;
  const act = has_photo ? onShow : onAdd;
  if (!act) return null;
  return (
    <IconButton
      size="sm"
      icon={has_photo ? <ImageIcon /> : <CameraIcon />}
      label={t(has_photo ? "show" : "add", { serial })}
      onPress={() => act(card)}
    />
  );
}
