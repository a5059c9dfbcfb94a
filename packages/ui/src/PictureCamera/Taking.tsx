import { forwardRef, useEffect, useRef, useState } from "react";
import { Alert } from "../Alert/index.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { encodePhoto } from "../internal/pictures/prepare-photo.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { Adjuster } from "./Adjuster.tsx";
import { CameraView } from "./CameraView.tsx";
import { cutPicture, type PictureArea, turnPicture } from "./cut-picture.ts";
import * as css from "./PictureCamera.css.ts";
import type { PictureCameraProps, PictureTrouble } from "./PictureCamera.tsx";

const usualLimits = { longestSide: 1600, mostBytes: 600_000 };

/** A camera's picture, or one that is there already, on its way to where it is used. */
export const Taking = forwardRef<
  HTMLDivElement,
  PictureCameraProps & {
    /** Where it is there already. */
    picture?: HTMLCanvasElement | undefined;
  }
>(function Taking(
  {
    words,
    onTaken,
    onCancel,
    onPicture,
    limits = usualLimits,
    aspect,
    leastSide = 1,
    wantedWidth = 1280,
    facing = "user",
    overlay,
    cameras,
    className,
    picture: given,
    ...rest
  },
  ref,
) {
  const [picture, setPicture] = useState(given);
  const [trouble, setTrouble] = useState<PictureTrouble>();
  const [isPreparing, setPreparing] = useState(false);
  const isTaken = picture !== undefined && picture !== given;
  // Of a picture that was given up nothing is taken.
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  function show(next: HTMLCanvasElement | undefined): void {
    setPicture(next);
    setTrouble(undefined);
    onPicture?.(next !== undefined);
  }

  async function use(whole: HTMLCanvasElement, area: PictureArea): Promise<void> {
    // A part whose sides were measured on a screen is off by a pixel.
    if (Math.min(area.width, area.height) < leastSide - 1) return setTrouble("tooSmall");
    setTrouble(undefined);
    setPreparing(true);
    const made = await encodePhoto(cutPicture(whole, area), limits);
    if (isGone.current) return;
    setPreparing(false);
    if ("photo" in made) onTaken(made.photo);
    else setTrouble(made.trouble === "tooLarge" ? "tooLarge" : "unreadable");
  }

  return (
    <div {...rest} ref={ref} className={joinClasses(css.taking, className)} data-idd-part="picture-camera">
      {picture ? (
        <Adjuster
          words={words}
          picture={picture}
          aspect={aspect}
          isPreparing={isPreparing}
          onTurn={(isClockwise) => show(turnPicture(picture, isClockwise))}
          onUse={(area) => void use(picture, area)}
          onAgain={() => show(undefined)}
          onCancel={onCancel}
        />
      ) : (
        <CameraView
          words={words}
          facing={facing}
          overlay={overlay}
          cameras={cameras}
          aspect={aspect}
          wantedWidth={wantedWidth}
          onTaken={show}
          onCancel={onCancel}
        />
      )}
      {trouble && (
        <Alert tone="danger" announce="at once">
          {words.troubles[trouble]}
        </Alert>
      )}
      <VisuallyHidden role="status">
        {isPreparing ? words.preparing : isTaken ? words.taken : undefined}
      </VisuallyHidden>
    </div>
  );
});
