import { Picture } from "@id-desk/ui";
import { UserIcon } from "@id-desk/ui/icons";
import { useEffect, useState } from "react";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import * as css from "./Portrait.css.ts";

/** What a photograph of a person takes. */
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

/** The photograph of the owner or the collector; a drawn figure where there is none. It is kept nowhere. */
export function Portrait({ cardId, of, who, isThere, alt, size = "lg" }: PortraitProps) {
  const photo = usePortrait(cardId, of, who, isThere);
  return (
    <div className={css.frame[size]} data-idd-part="portrait">
      {photo ? <Picture file={photo} alt={alt} className={css.photo} /> : <UserIcon />}
    </div>
  );
}

function usePortrait(id: number, of: "owner" | "collector", who: string, isThere: boolean): Blob | undefined {
  const { client } = useRegistry();
  const [photo, setPhoto] = useState<{ readonly who: string; readonly file: Blob }>();
  useEffect(() => {
    if (!isThere) return;
    const stop = new AbortController();
    client.request("getPortrait", { path: { id, of }, signal: stop.signal, isSilent: true }).then(
      (file) => !stop.signal.aborted && setPhoto({ who, file }),
      // Without a face the page says no less: the card in hand has it too.
      () => undefined,
    );
    return () => stop.abort();
  }, [client, id, of, who, isThere]);
  return isThere && photo?.who === who ? photo.file : undefined;
}
