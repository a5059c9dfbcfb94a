import { Picture } from "@id-desk/ui";
import { UserIcon } from "@id-desk/ui/icons";
import * as css from "./PersonPhoto.css.ts";

/** The photograph of a person, or a drawn figure where there is none. */
export function PersonPhoto({
  file,
  alt,
  size = "lg",
}: {
  readonly file: Blob | undefined;
  readonly alt: string;
  readonly size?: "lg" | "sm" | undefined;
}) {
  return (
    <div className={css.frame[size]} data-idd-part="portrait">
      {file ? <Picture file={file} alt={alt} className={css.photo} /> : <UserIcon />}
    </div>
  );
}
