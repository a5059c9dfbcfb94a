import { useState } from "react";
import { drawOnWhite, openPicture } from "../internal/pictures/prepare-photo.ts";
import { useNewest } from "../internal/useNewest.ts";
import type { ImageFieldProps, ImageTrouble } from "./ImageField.tsx";

/** Where the taking of a picture is. */
export type ImagePhase =
  | { readonly name: "rest" | "camera" | "preparing" }
  | { readonly name: "file"; readonly picture: HTMLCanvasElement };

/** In pixels: more is not needed to cut a picture, and keeps an old computer busy. */
const longestSide = 2400;

/** Takes a picture from a camera or a file to where it can be sent. */
export function useImage(onChange: ImageFieldProps["onChange"]) {
  const [phase, setPhase] = useState<ImagePhase>({ name: "rest" });
  const [trouble, setTrouble] = useState<ImageTrouble>();
  const [told, setTold] = useState<"ready" | "removed">();
  const begin = useNewest();

  function go(next: ImagePhase, news?: typeof told): () => boolean {
    setPhase(next);
    setTrouble(undefined);
    setTold(news);
    return begin();
  }
  function refuse(why: ImageTrouble) {
    go({ name: "rest" });
    setTrouble(why);
  }

  async function choose(file: File): Promise<void> {
    const isNewest = go({ name: "preparing" });
    const opened = await openPicture(file);
    const picture = "picture" in opened ? drawOnWhite(opened.picture, longestSide) : undefined;
    if ("picture" in opened) opened.picture.close();
    if (!isNewest()) return;
    if ("trouble" in opened) return refuse(opened.trouble);
    if (!picture) return refuse("unreadable");
    go({ name: "file", picture });
  }

  return {
    phase,
    trouble,
    told,
    open: () => void go({ name: "camera" }),
    cancel: () => void go({ name: "rest" }),
    choose: (file: File) => void choose(file),
    use(picture: Blob) {
      go({ name: "rest" }, "ready");
      onChange(picture, phase.name === "file" ? "file" : "camera");
    },
    async remove() {
      const isNewest = go({ name: "rest" });
      const isRemoved = await onChange(undefined);
      if (isRemoved !== false && isNewest()) setTold("removed");
    },
  };
}
