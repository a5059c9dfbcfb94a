import { forwardRef, useRef } from "react";
import { Button } from "../Button/index.ts";
import { CircleCheckIcon, ImageIcon, PenIcon, TrashIcon, UndoIcon } from "../icons/index.ts";
import { FileInput } from "../internal/Field/FileInput.tsx";
import { buttonRow } from "../internal/Field/GroupFrame.css.ts";
import { GroupFrame } from "../internal/Field/GroupFrame.tsx";
import type { FieldProps } from "../internal/Field/useField.ts";
import { type PhotoLimits, type PhotoTrouble, takenTypes } from "../internal/pictures/prepare-photo.ts";
import { Picture } from "../Picture/index.ts";
import { Spinner } from "../Spinner/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./SignatureField.css.ts";
import { useSignature } from "./useSignature.ts";

/** Why a picture of a signature is not taken; `blank` where there is nothing on it. */
export type SignatureTrouble = PhotoTrouble | "blank";

/** What a signature's field says. */
export type SignatureFieldWords = {
  /** The name of the surface that is signed on, for those who do not see it. */
  surface: string;
  /** On the line, until somebody signs. */
  signHere: string;
  /** What somebody does who cannot sign on the surface. */
  alternative: string;
  undo: string;
  clear: string;
  /** The button that takes a picture in place of a drawn signature. */
  choose: string;
  /** In place of a picture: the surface again. */
  again: string;
  preparing: string;
  /** Seen and heard once there is a signature. */
  taken: string;
  /** In place of `taken`, where the signature counts only after one more press. */
  notUsed?: string | undefined;
  /** Seen and heard where what was drawn is no signature yet. */
  tooLittle: string;
  cleared: string;
  starting: string;
  /** What draws could not be loaded, and what to do. */
  unavailable: string;
  tryAgain: string;
  /** What the signature's picture shows, for those who do not see it. */
  alt: string;
  troubles: Readonly<Record<SignatureTrouble, string>>;
};

/** What a signature's field takes. */
export type SignatureFieldProps = Omit<FieldProps, "isInvalid" | "isRequired"> & {
  words: SignatureFieldWords;
  /** The signature as it will be sent: a JPEG on white. */
  value: Blob | undefined;
  onChange: (signature: Blob | undefined) => void;
  /** How long the lines have to be together, as a part of the surface's width: a dot is no signature. */
  leastInk?: number | undefined;
  /** Of a picture that is taken in place of a drawn signature. */
  limits?: PhotoLimits | undefined;
  isDisabled?: boolean | undefined;
};

const defaultLimits = { longestSide: 1200, mostBytes: 300_000 };

/** Takes a signature: drawn with a pen, a mouse or a finger, or a picture of one that stands on paper. */
export const SignatureField = forwardRef<HTMLDivElement, SignatureFieldProps>(function SignatureField(
  {
    words,
    value,
    onChange,
    leastInk = 0.12,
    limits = defaultLimits,
    isDisabled = false,
    description,
    errorMessage,
    ...frame
  },
  ref,
) {
  const signature = useSignature({ value, onChange, leastInk, limits, isDisabled });
  const { surface, canvas, picture, isPreparing, trouble, outcome } = signature;
  const files = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const isWaiting = outcome === "taken" && words.notUsed !== undefined;
  const isTaken = outcome === "taken" && !isWaiting;
  const isEmpty = surface.lines === 0;
  const hint = (
    <>
      {description} {words.alternative}
    </>
  );
  return (
    <GroupFrame
      {...frame}
      ref={ref}
      description={hint}
      errorMessage={trouble ? words.troubles[trouble] : errorMessage}
    >
      {picture && <Picture file={picture} alt={words.alt} size="sm" className={css.picture} />}
      <div className={css.surface} data-disabled={isDisabled || undefined} hidden={picture !== undefined}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={value ? words.alt : words.surface}
          className={css.canvas}
        />
        <div className={css.line} aria-hidden="true">
          {isEmpty && surface.state === "ready" && <span className={css.signHere}>{words.signHere}</span>}
        </div>
        {surface.state === "loading" && (
          <div className={css.waiting}>
            <Spinner isDecorative />
            <VisuallyHidden>{words.starting}</VisuallyHidden>
          </div>
        )}
        {surface.state === "unavailable" && (
          <div className={css.waiting} role="status">
            {words.unavailable}
          </div>
        )}
      </div>
      <p role="status" className={css.outcome} data-taken={isTaken || undefined}>
        {isTaken && <CircleCheckIcon className={css.sign} />}
        {isPreparing ? words.preparing : isWaiting ? words.notUsed : outcome && words[outcome]}
      </p>
      <div className={buttonRow}>
        {surface.state === "unavailable" && (
          <Button
            size="sm"
            onPress={() => {
              surface.load();
              choose.current?.focus();
            }}
          >
            {words.tryAgain}
          </Button>
        )}
        {picture && (
          <Button
            size="sm"
            icon={<PenIcon />}
            isDisabled={isDisabled || isPreparing}
            onPress={() => {
              signature.startAnew();
              choose.current?.focus();
            }}
          >
            {words.again}
          </Button>
        )}
        {!picture && !isEmpty && (
          <>
            <Button
              size="sm"
              icon={<UndoIcon />}
              isDisabled={isDisabled}
              onPress={() => {
                // The button goes with the last line.
                if (surface.lines === 1) choose.current?.focus();
                surface.undo();
              }}
            >
              {words.undo}
            </Button>
            <Button
              size="sm"
              icon={<TrashIcon />}
              isDisabled={isDisabled}
              onPress={() => {
                signature.clear();
                // The button goes with what it is about.
                choose.current?.focus();
              }}
            >
              {words.clear}
            </Button>
          </>
        )}
        <Button
          ref={choose}
          size="sm"
          icon={<ImageIcon />}
          isDisabled={isDisabled}
          isPending={isPreparing}
          pendingLabel={words.preparing}
          onPress={() => files.current?.click()}
        >
          {words.choose}
        </Button>
      </div>
      <FileInput ref={files} accept={takenTypes} onChoose={([file]) => void signature.take(file)} />
    </GroupFrame>
  );
});
