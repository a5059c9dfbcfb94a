import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { joinClasses } from "../internal/join-classes.ts";
import * as css from "./Picture.css.ts";
import { useObjectUrl } from "./useObjectUrl.ts";

/** What a picture takes. */
export type PictureProps = Omit<
  ComponentPropsWithoutRef<"img">,
  "src" | "srcSet" | "alt" | "referrerPolicy" | "draggable"
> & {
  /** The picture itself, as it came from a server or from a field. */
  file: Blob;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** As high as half of the window at most, or as a hand's breadth. */
  size?: "lg" | "sm" | undefined;
};

/** Shows a picture that is nowhere but in the page's memory, and forgets it when it is gone. */
export const Picture = forwardRef<HTMLImageElement, PictureProps>(function Picture(
  { file, size = "lg", className, alt, ...rest },
  ref,
) {
  const url = useObjectUrl(file);
  if (url === undefined) return null;
  return (
    <img
      {...rest}
      ref={ref}
      src={url}
      alt={alt}
      referrerPolicy="no-referrer"
      draggable={false}
      className={joinClasses(css.size[size], className)}
    />
  );
});
