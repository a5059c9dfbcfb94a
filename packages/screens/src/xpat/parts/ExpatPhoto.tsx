import type { Expat } from "@id-desk/core/xpat";
import { PersonPhoto } from "../../records/PersonCard.tsx";
import { useRead } from "../../runtime/reading/use-read.ts";

/** Reads the face that the registry has of somebody, once for each look; nothing where it has none or shows none. */
export function useExpatPortrait(expat: Pick<Expat, "id" | "has_photo"> | undefined, canShow: boolean) {
  const isShown = canShow && expat?.has_photo === true;
  const { data } = useRead(
    "getExpatPortrait",
    { path: { id: expat?.id ?? 0 }, isSilent: true },
    { isEnabled: isShown, readsOnce: true },
  );
  return isShown ? data : undefined;
}

/** The face of somebody, or a drawn figure. */
export function ExpatPhoto({
  expat,
  canShow,
  alt,
  size = "sm",
}: {
  readonly expat: Pick<Expat, "id" | "has_photo">;
  /** The server shows photographs. */
  readonly canShow: boolean;
  readonly alt: string;
  readonly size?: "sm" | "lg";
}) {
  return <PersonPhoto size={size} file={useExpatPortrait(expat, canShow)} alt={alt} />;
}
