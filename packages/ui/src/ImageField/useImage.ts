import { useEffect, useRef, useState } from "react";
import {
  drawOnWhite,
  encodePhoto,
  openPicture,
  type PhotoLimits,
} from "../internal/pictures/prepare-photo.ts";
import { cutPicture, type PictureArea, turnPicture } from "./cut-picture.ts";
import type { ImageTrouble } from "./ImageField.tsx";

/** Where the taking of a picture is. */
export type ImagePhase =
  | { readonly name: "rest" | "camera" | "preparing" }
  | { readonly name: "adjusting"; readonly picture: HTMLCanvasElement };

/** In pixels: more is not needed to cut a picture, and keeps an old computer busy. */
const longestSide = 2400;

/** Takes a picture from a camera or a file to where it can be sent. */
export function useImage({
  limits,
  leastSide,
  onChange,
}: {
  limits: PhotoLimits;
  leastSide: number;
  onChange: (picture: Blob | undefined) => void;
}) {
  const [phase, setPhase] = useState<ImagePhase>({ name: "rest" });
  const [trouble, setTrouble] = useState<ImageTrouble>();
  const [told, setTold] = useState<"taken" | "ready" | "removed">();
  // Of work that is overtaken, and of a field that is gone, nothing is taken.
  const newest = useRef(0);
  useEffect(
    () => () => {
      newest.current += 1;
    },
    [],
  );

  function go(next: ImagePhase, news?: typeof told): number {
    newest.current += 1;
    setPhase(next);
    setTrouble(undefined);
    setTold(news);
    return newest.current;
  }
  function refuse(why: ImageTrouble) {
    go({ name: "rest" });
    setTrouble(why);
  }

  async function choose(file: File): Promise<void> {
    const mine = go({ name: "preparing" });
    const opened = await openPicture(file);
    const picture = "picture" in opened ? drawOnWhite(opened.picture, longestSide) : undefined;
    if ("picture" in opened) opened.picture.close();
    if (mine !== newest.current) return;
    if ("trouble" in opened) return refuse(opened.trouble);
    if (!picture) return refuse("unreadable");
    go({ name: "adjusting", picture });
  }

  async function make(picture: HTMLCanvasElement, area: PictureArea): Promise<void> {
    const mine = go({ name: "preparing" });
    const made = await encodePhoto(cutPicture(picture, area), limits);
    if (mine !== newest.current) return;
    if ("trouble" in made) return refuse(made.trouble);
    go({ name: "rest" }, "ready");
    onChange(made.photo);
  }

  return {
    phase,
    trouble,
    told,
    open: () => void go({ name: "camera" }),
    cancel: () => void go({ name: "rest" }),
    adjust: (picture: HTMLCanvasElement) => void go({ name: "adjusting", picture }, "taken"),
    choose: (file: File) => void choose(file),
    /** Whether enough of the picture is left; where it is not, it can still be adjusted. */
    use(picture: HTMLCanvasElement, area: PictureArea): boolean {
      // A part whose sides were measured on a screen is off by a pixel.
      const isEnough = Math.min(area.width, area.height) >= leastSide - 1;
      if (isEnough) void make(picture, area);
      else setTrouble("tooSmall");
      return isEnough;
    },
    turn(isClockwise: boolean) {
      if (phase.name === "adjusting") {
        setPhase({ name: "adjusting", picture: turnPicture(phase.picture, isClockwise) });
      }
    },
    remove() {
      go({ name: "rest" }, "removed");
      onChange(undefined);
    },
  };
}
