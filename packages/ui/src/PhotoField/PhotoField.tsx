import { forwardRef, useRef, useState } from "react";
import { Button } from "../Button/index.ts";
import { CameraIcon, ImageIcon, TrashIcon } from "../icons/index.ts";
import { FileInput } from "../internal/Field/FileInput.tsx";
import { buttonRow } from "../internal/Field/GroupFrame.css.ts";
import { GroupFrame } from "../internal/Field/GroupFrame.tsx";
import type { FieldProps } from "../internal/Field/useField.ts";
import {
  type PhotoLimits,
  type PhotoTrouble,
  preparePhoto,
  takenTypes,
} from "../internal/pictures/prepare-photo.ts";
import { useMedia } from "../internal/useMedia.ts";
import { useNewest } from "../internal/useNewest.ts";
import { Picture } from "../Picture/index.ts";

/** What a photograph's field says. */
export type PhotoFieldWords = {
  /** The button that opens the list of files. */
  choose: string;
  /** The button that opens the camera; only where the device is one that is held. */
  take: string;
  /** The first button, once there is a photograph. */
  replace: string;
  remove: string;
  /** While a photograph is made ready. */
  preparing: string;
  /** Heard once it is ready. */
  ready: string;
  /** Heard once it is removed. */
  removed: string;
  /** What the photograph shows, for those who do not see it. */
  alt: string;
  troubles: Readonly<Record<PhotoTrouble, string>>;
};

/** What a photograph's field takes. */
export type PhotoFieldProps = Omit<FieldProps, "isInvalid" | "isRequired"> & {
  words: PhotoFieldWords;
  limits: PhotoLimits;
  /** The photograph as it will be sent. */
  value: Blob | undefined;
  onChange: (photo: Blob | undefined) => void;
  isDisabled?: boolean | undefined;
};

/**
 * Takes one photograph: a file, or a picture from the device's camera. It is made smaller here and loses what a camera
 * writes beside it; a file that is not taken says why, and the photograph before it stays.
 */
export const PhotoField = forwardRef<HTMLDivElement, PhotoFieldProps>(function PhotoField(
  { words, limits, value, onChange, isDisabled, errorMessage, ...frame },
  ref,
) {
  const { isPreparing, trouble, told, take, remove } = usePreparation({ limits, onChange });
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  // Elsewhere a browser opens the same list of files for both.
  const hasCamera = useMedia("(hover: none) and (pointer: coarse)", false);
  return (
    <GroupFrame
      {...frame}
      ref={ref}
      errorMessage={trouble ? words.troubles[trouble] : errorMessage}
      told={isPreparing ? words.preparing : told && words[told]}
    >
      {value && <Picture file={value} alt={words.alt} size="sm" />}
      <div className={buttonRow}>
        <Button
          ref={first}
          size="sm"
          icon={<ImageIcon />}
          isPending={isPreparing}
          pendingLabel={words.preparing}
          isDisabled={isDisabled}
          onPress={() => files.current?.click()}
        >
          {value ? words.replace : words.choose}
        </Button>
        {hasCamera && (
          <Button
            size="sm"
            icon={<CameraIcon />}
            isDisabled={isDisabled || isPreparing}
            onPress={() => camera.current?.click()}
          >
            {words.take}
          </Button>
        )}
        {value && (
          <Button
            size="sm"
            variant="quiet"
            icon={<TrashIcon />}
            isDisabled={isDisabled || isPreparing}
            onPress={() => {
              remove();
              first.current?.focus();
            }}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <FileInput ref={files} accept={takenTypes} onChoose={([file]) => take(file)} />
      <FileInput ref={camera} accept={takenTypes} capture="environment" onChoose={([file]) => take(file)} />
    </GroupFrame>
  );
});

/** Makes the file that was chosen last ready, and says what became of it. */
function usePreparation({ limits, onChange }: Pick<PhotoFieldProps, "limits" | "onChange">) {
  const [isPreparing, setPreparing] = useState(false);
  const [trouble, setTrouble] = useState<PhotoTrouble>();
  const [told, setTold] = useState<"ready" | "removed">();
  const begin = useNewest();

  async function take(file: File) {
    const isNewest = begin();
    setPreparing(true);
    setTrouble(undefined);
    setTold(undefined);
    const prepared = await preparePhoto(file, limits);
    if (!isNewest()) return;
    setPreparing(false);
    if ("trouble" in prepared) return setTrouble(prepared.trouble);
    setTold("ready");
    onChange(prepared.photo);
  }
  function remove() {
    setTrouble(undefined);
    setTold("removed");
    onChange(undefined);
  }
  return { isPreparing, trouble, told, take: (file: File) => void take(file), remove };
}
