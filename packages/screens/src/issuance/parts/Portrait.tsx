import { PersonPhoto } from "../../records/PersonPhoto.tsx";
import { useRead } from "../../runtime/reading/use-read.ts";

/** What the photograph of the owner or the collector of a card takes. */
export interface PortraitProps {
  readonly cardId: number;
  readonly of: "owner" | "collector";
  /** Tells one person from the next, so that nobody is shown with another's face. */
  readonly who: string;
  /** The server keeps photographs, and has one of this person. */
  readonly isThere: boolean;
  readonly alt: string;
  readonly size?: "lg" | "sm";
}

/** The photograph of the owner or the collector. Without a face the page says no less: the card in hand has it too. */
export function Portrait({ cardId: id, of, who, isThere, alt, size }: PortraitProps) {
  const request = { path: { id, of }, isSilent: true } as const;
  const { data } = useRead("getPortrait", request, { isEnabled: isThere, readsOnce: true, about: who });
  return <PersonPhoto file={isThere ? data : undefined} alt={alt} size={size} />;
}
