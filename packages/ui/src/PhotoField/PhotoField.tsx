import { forwardRef, useEffect, useId, useRef, useState } from "react";
import { Button } from "../Button/index.ts";
import { CameraIcon, ImageIcon, TrashIcon } from "../icons/index.ts";
import * as field from "../internal/Field/Field.css.ts";
import { FieldNotes } from "../internal/Field/FieldFrame.tsx";
import { type FieldProps, isFilled } from "../internal/Field/useField.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { useMedia } from "../internal/useMedia.ts";
import { useWords } from "../internal/words.ts";
import { Picture } from "../Picture/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./PhotoField.css.ts";
import { type PhotoLimits, type PhotoTrouble, preparePhoto, takenTypes } from "./prepare-photo.ts";

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
  {
    label,
    description,
    errorMessage,
    isOptional = false,
    className,
    words,
    limits,
    value,
    onChange,
    isDisabled,
  },
  ref,
) {
  const { optional } = useWords();
  const id = useId();
  const ids = { control: id, label: `${id}-label`, description: `${id}-description`, error: `${id}-error` };
  const { isPreparing, trouble, told, take, remove } = usePreparation({ limits, onChange });
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  // Elsewhere a browser opens the same list of files for both.
  const hasCamera = useMedia("(hover: none) and (pointer: coarse)", false);
  const error = trouble ? words.troubles[trouble] : errorMessage;
  const describedBy = joinClasses(isFilled(error) && ids.error, isFilled(description) && ids.description);
  const input = { type: "file", accept: takenTypes, hidden: true, tabIndex: -1 } as const;
  const takeFrom = (element: HTMLInputElement) => {
    const [file] = element.files ?? [];
    // The same file once more is a choice too.
    element.value = "";
    if (file) take(file);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset cannot be laid out as a field is.
    <div
      ref={ref}
      role="group"
      aria-labelledby={ids.label}
      aria-describedby={describedBy || undefined}
      className={joinClasses(field.field, className)}
      data-idd-part="field"
    >
      <span className={field.label} id={ids.label}>
        {label}
        {isOptional && " "}
        {isOptional && <span className={field.optional}>({optional})</span>}
      </span>
      {value && <Picture file={value} alt={words.alt} size="sm" />}
      <div className={css.buttons}>
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
      <input {...input} ref={files} onChange={({ currentTarget }) => takeFrom(currentTarget)} />
      <input
        {...input}
        ref={camera}
        capture="environment"
        onChange={({ currentTarget }) => takeFrom(currentTarget)}
      />
      <FieldNotes ids={ids} description={description} />
      <div role="alert" className={css.trouble}>
        <FieldNotes ids={ids} errorMessage={error} />
      </div>
      <VisuallyHidden role="status">{isPreparing ? words.preparing : told && words[told]}</VisuallyHidden>
    </div>
  );
});

/** Makes the file that was chosen last ready, and says what became of it. */
function usePreparation({ limits, onChange }: Pick<PhotoFieldProps, "limits" | "onChange">) {
  const [isPreparing, setPreparing] = useState(false);
  const [trouble, setTrouble] = useState<PhotoTrouble>();
  const [told, setTold] = useState<"ready" | "removed">();
  // Of files that overtake each other, and of a field that is gone, nothing is taken.
  const newest = useRef(0);
  useEffect(
    () => () => {
      newest.current += 1;
    },
    [],
  );

  async function take(file: File) {
    newest.current += 1;
    const mine = newest.current;
    setPreparing(true);
    setTrouble(undefined);
    setTold(undefined);
    const prepared = await preparePhoto(file, limits);
    if (mine !== newest.current) return;
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
