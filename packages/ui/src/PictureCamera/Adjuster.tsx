import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../Button/index.ts";
import { CameraIcon, CheckIcon, RotateLeftIcon, RotateRightIcon } from "../icons/index.ts";
import { buttonRow } from "../internal/Field/GroupFrame.css.ts";
import { encode } from "../internal/pictures/prepare-photo.ts";
import { Picture } from "../Picture/index.ts";
import { useObjectUrl } from "../Picture/useObjectUrl.ts";
import { Spinner } from "../Spinner/index.ts";
import { findMiddle, type PictureArea } from "./cut-picture.ts";
import * as css from "./PictureCamera.css.ts";
import type { PictureCameraWords } from "./PictureCamera.tsx";
import { useCropper } from "./useCropper.ts";

const mostZoom = 4;

/** Where a picture is cut and turned before it is used. */
export function Adjuster({
  words,
  picture,
  aspect = picture.width / picture.height,
  isPreparing,
  onTurn,
  onUse,
  onAgain,
  onCancel,
}: {
  words: PictureCameraWords;
  picture: HTMLCanvasElement;
  aspect?: number | undefined;
  isPreparing: boolean;
  onTurn: (isClockwise: boolean) => void;
  onUse: (area: PictureArea) => void;
  onAgain: () => void;
  onCancel: () => void;
}) {
  const use = useRef<HTMLButtonElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const area = useRef<PictureArea>(undefined);
  const hintId = useId();
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const { Cropper, hasFailed } = useCropper();
  const file = usePictureFile(picture);
  const url = useObjectUrl(file);

  useEffect(() => {
    // On a small window the way to the button would take the picture out of sight, which is to be looked at first.
    use.current?.focus({ preventScroll: true });
    use.current?.scrollIntoView({ block: "nearest" });
    stage.current?.scrollIntoView({ block: "nearest" });
  }, []);
  // Another picture, as the same one turned, begins whole.
  const [before, setBefore] = useState(picture);
  if (before !== picture) {
    setBefore(picture);
    setCrop({ x: 0, y: 0 });
    setZoom(1);
  }
  useEffect(() => {
    area.current = findMiddle(picture, aspect);
  }, [picture, aspect]);

  return (
    <section aria-label={words.adjust} className={css.live}>
      {/* Places in a picture run from left to right in every language. */}
      <div ref={stage} className={css.stage} dir="ltr">
        {Cropper && url && (
          <Cropper
            key={url}
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={aspect}
            maxZoom={mostZoom}
            keyboardStep={8}
            zoomWithScroll={false}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_part, pixels) => {
              area.current = pixels;
            }}
            cropperProps={{ role: "application", "aria-label": words.adjust, "aria-describedby": hintId }}
          />
        )}
        {hasFailed && file && <Picture file={file} alt={words.alt} size="sm" className={css.whole} />}
        {!Cropper && !hasFailed && (
          <div className={css.waiting}>
            <Spinner label={words.preparing} />
          </div>
        )}
      </div>
      <p id={hintId} className={css.hint} role={hasFailed ? "status" : undefined}>
        {hasFailed ? words.notCut : words.move}
      </p>
      <div className={css.tools}>
        {!hasFailed && (
          <div className={css.zoom}>
            <label htmlFor={zoomId}>{words.zoom}</label>
            <input
              id={zoomId}
              type="range"
              className={css.range}
              min={1}
              max={mostZoom}
              step={0.1}
              value={zoom}
              aria-valuetext={`${Math.round(zoom * 100)} %`}
              onChange={({ currentTarget }) => setZoom(currentTarget.valueAsNumber)}
              // Not yet: Enter would send the form that the picture is for.
              onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            />
          </div>
        )}
        <div className={buttonRow}>
          <Button size="sm" icon={<RotateLeftIcon />} onPress={() => onTurn(false)}>
            {words.turnLeft}
          </Button>
          <Button size="sm" icon={<RotateRightIcon />} onPress={() => onTurn(true)}>
            {words.turnRight}
          </Button>
        </div>
      </div>
      <div className={buttonRow}>
        <Button
          ref={use}
          variant="primary"
          icon={<CheckIcon />}
          isPending={isPreparing}
          pendingLabel={words.preparing}
          onPress={() => onUse(area.current ?? findMiddle(picture, aspect))}
        >
          {words.use}
        </Button>
        <Button variant="quiet" icon={<CameraIcon />} isDisabled={isPreparing} onPress={onAgain}>
          {words.another}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </section>
  );
}

/** What is drawn, as a file to show. */
function usePictureFile(picture: HTMLCanvasElement): Blob | undefined {
  const [made, setMade] = useState<{ readonly of: HTMLCanvasElement; readonly file: Blob }>();
  useEffect(() => {
    let isOver = false;
    void encode(picture, "image/jpeg", 0.85).then((file) => {
      if (file && !isOver) setMade({ of: picture, file });
    });
    return () => {
      isOver = true;
    };
  }, [picture]);
  return made?.of === picture ? made.file : undefined;
}
