import { forwardRef, useEffect, useRef } from "react";
import { Button } from "../Button/index.ts";
import { CameraIcon, ImageIcon, TrashIcon } from "../icons/index.ts";
import type { CameraSource } from "../internal/camera/useCamera.ts";
import { FileInput } from "../internal/Field/FileInput.tsx";
import { buttonRow } from "../internal/Field/GroupFrame.css.ts";
import { GroupFrame } from "../internal/Field/GroupFrame.tsx";
import type { FieldProps } from "../internal/Field/useField.ts";
import { type PhotoLimits, type PhotoTrouble, takenTypes } from "../internal/pictures/prepare-photo.ts";
import { useLatest } from "../internal/useLatest.ts";
import { Picture } from "../Picture/index.ts";
import type { PictureCameraWords, PictureTrouble } from "../PictureCamera/index.ts";
import { Taking } from "../PictureCamera/Taking.tsx";
import { useImage } from "./useImage.ts";

/** Why a picture is not taken; `tooSmall` where too little of it is left. */
export type ImageTrouble = PhotoTrouble | PictureTrouble;

/** What a picture's field says. */
export type ImageFieldWords = Omit<PictureCameraWords, "troubles"> & {
  /** The button that starts the camera; `another`, once there is a picture. */
  camera: string;
  /** The button that opens the list of files. */
  choose: string;
  remove: string;
  ready: string;
  removed: string;
  /** Why a file is not taken, or a picture cannot be used. */
  troubles: Readonly<Record<ImageTrouble, string>>;
};

/** What a picture's field takes. */
export type ImageFieldProps = Omit<FieldProps, "isInvalid" | "isRequired"> & {
  words: ImageFieldWords;
  /** The picture as it will be sent: a JPEG. */
  value: Blob | undefined;
  /**
   * `source` says where a picture came from. For a removal it may return a promise: the field announces the removal
   * after that, and announces nothing if the result is false.
   */
  onChange: (picture: Blob | undefined, source?: "camera" | "file") => unknown;
  /** Of the picture that will be sent. */
  limits?: PhotoLimits | undefined;
  /** Its width as a part of its height, where it has to be cut so; its own otherwise. */
  aspect?: number | undefined;
  /** What its shorter side has at least, in pixels. */
  leastSide?: number | undefined;
  /** Where the camera looks that is taken first: at whoever looks at the screen, or away. */
  facing?: "user" | "environment" | undefined;
  /** How wide the camera's picture should be, in pixels; a camera gives what comes next to it. */
  wantedWidth?: number | undefined;
  /** What is drawn over what the camera sees: an oval for the face, in a frame of 7 to 9. */
  overlay?: "face" | undefined;
  /** Where cameras come from; the browser's own by default. */
  cameras?: CameraSource | undefined;
  /** Is told when there is a picture that is not used yet, and when there is none any more. */
  onPicture?: ((isThere: boolean) => void) | undefined;
  isDisabled?: boolean | undefined;
};

/** Takes one picture with a camera or from a file, to be cut and turned before it is used. */
export const ImageField = forwardRef<HTMLDivElement, ImageFieldProps>(function ImageField(
  {
    words,
    value,
    onChange,
    limits,
    aspect,
    leastSide,
    facing,
    wantedWidth,
    overlay,
    cameras,
    onPicture,
    isDisabled = false,
    errorMessage,
    ...frame
  },
  ref,
) {
  const image = useImage(onChange);
  const { phase, trouble, told } = image;
  const tell = useLatest(onPicture);
  const isFile = phase.name === "file";
  // A picture from a file is there when the file is open. The camera view reports its own picture.
  useEffect(() => {
    if (!isFile) return undefined;
    tell.current?.(true);
    return () => tell.current?.(false);
  }, [isFile, tell]);
  const files = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const isPreparing = phase.name === "preparing";
  // The button that was pressed goes with what it is about; the first one may not be there before the next drawing.
  const isComingBack = useRef(false);
  const comeBack = () => {
    isComingBack.current = true;
  };
  useEffect(() => {
    if (!isComingBack.current || !first.current) return;
    isComingBack.current = false;
    first.current.focus();
  });
  return (
    <GroupFrame
      {...frame}
      ref={ref}
      errorMessage={trouble ? words.troubles[trouble] : errorMessage}
      told={isPreparing ? words.preparing : told && words[told]}
    >
      {(phase.name === "camera" || phase.name === "file") && (
        <Taking
          key={phase.name}
          words={words}
          picture={phase.name === "file" ? phase.picture : undefined}
          limits={limits}
          aspect={aspect}
          leastSide={leastSide}
          facing={facing}
          wantedWidth={wantedWidth}
          overlay={overlay}
          cameras={cameras}
          onPicture={onPicture}
          onTaken={(picture) => {
            image.use(picture);
            comeBack();
          }}
          onCancel={() => {
            onPicture?.(false);
            image.cancel();
            comeBack();
          }}
        />
      )}
      {value && phase.name === "rest" && <Picture file={value} alt={words.alt} size="sm" />}
      <div className={buttonRow}>
        {(phase.name === "rest" || isPreparing) && (
          <Button
            ref={first}
            size="sm"
            icon={<CameraIcon />}
            isDisabled={isDisabled}
            isPending={isPreparing}
            pendingLabel={words.preparing}
            onPress={image.open}
          >
            {value ? words.another : words.camera}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          icon={<ImageIcon />}
          isDisabled={isDisabled || isPreparing}
          onPress={() => files.current?.click()}
        >
          {words.choose}
        </Button>
        {value && phase.name === "rest" && (
          <Button
            size="sm"
            variant="quiet"
            icon={<TrashIcon />}
            isDisabled={isDisabled}
            onPress={() => {
              void image.remove();
              comeBack();
            }}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <FileInput ref={files} accept={takenTypes} onChoose={([file]) => image.choose(file)} />
    </GroupFrame>
  );
});
