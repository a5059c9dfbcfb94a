import { useEffect, useId, useRef, useState } from "react";
import { Alert } from "../Alert/index.ts";
import { Button } from "../Button/index.ts";
import { type CameraTrouble, noCameras, type ShownCameras, useCamera } from "../internal/camera/useCamera.ts";
import { Select } from "../Select/index.ts";
import { Spinner } from "../Spinner/index.ts";
import * as css from "./CameraScanner.css.ts";
import { type CodeReader, useSeenCodes } from "./useSeenCodes.ts";

/** The words around a camera's picture. */
export type CameraScannerWords = {
  /** The name of the whole: "Camera". */
  label: string;
  /** What to do: "Hold the code in the frame." */
  hint: string;
  /** While the camera, or what reads its picture, is being started. */
  starting: string;
  /** Over the choice, where the computer has several cameras. */
  choose: string;
  /** What has happened and what to do, for each trouble; `unreadable` where pictures cannot be read for codes. */
  troubles: Readonly<Record<CameraTrouble | "unreadable", string>>;
  tryAgain: string;
};

/** What a scanner by camera takes. */
export type CameraScannerProps = {
  words: CameraScannerWords;
  /** Gives what reads the codes of a picture; asked for when the camera shows one, and again after a failure. */
  openReader: () => Promise<CodeReader>;
  /** Called once for each code that is held before the camera. */
  onCode: (code: string) => void;
};

/**
 * Reads codes with a camera, for where there is no scanner. The camera is on as long as this is shown. A code that
 * stays before it is told once; taken away and shown again it is told again.
 */
export function CameraScanner(props: CameraScannerProps) {
  const { words } = props;
  const whole = useRef<HTMLElement>(null);
  const hintId = useId();
  const [wantedId, setWantedId] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // Outlives the viewer: the choice keeps its focus while another camera is started.
  const [{ cameras, cameraId }, setCameras] = useState<ShownCameras>(noCameras);
  function tryAgain() {
    // The button goes with what it is about.
    whole.current?.focus();
    setAttempt(attempt + 1);
  }
  return (
    <section
      ref={whole}
      tabIndex={-1}
      aria-label={words.label}
      aria-describedby={hintId}
      className={css.scanner}
    >
      <Viewer
        key={`${attempt} ${wantedId}`}
        {...props}
        hintId={hintId}
        wantedId={wantedId}
        onShowing={setCameras}
        onTryAgain={tryAgain}
      />
      {cameras.length > 1 && (
        <Select
          label={words.choose}
          value={wantedId ?? cameraId ?? null}
          options={cameras.map(({ id, label }) => ({ value: id, label }))}
          onChange={setWantedId}
        />
      )}
    </section>
  );
}

type ViewerProps = CameraScannerProps & {
  hintId: string;
  wantedId: string | undefined;
  onShowing: (cameras: ShownCameras) => void;
  onTryAgain: () => void;
};

/** The picture of one camera; another camera, or another try, is another viewer. */
function Viewer({ words, openReader, onCode, hintId, wantedId, onShowing, onTryAgain }: ViewerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { trouble, isShowing } = useCamera(video, {
    wantedId,
    // The back of a phone or tablet looks at the card while its front looks at the clerk.
    facing: "environment",
    onShowing,
  });
  const light = useLight(frame);
  const { hasFailed, isReady } = useSeenCodes(video, {
    openReader,
    isOn: isShowing,
    onCode(code) {
      light();
      onCode(code);
    },
  });
  const problem = trouble ?? (hasFailed ? "unreadable" : undefined);
  return (
    <>
      {problem && (
        <Alert
          tone="warning"
          announce="politely"
          actions={
            <Button size="sm" onPress={onTryAgain}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.troubles[problem]}
        </Alert>
      )}
      <div className={css.view} hidden={problem !== undefined}>
        <video ref={video} className={css.picture} muted playsInline />
        {isShowing && isReady ? (
          <div ref={frame} className={css.frame} />
        ) : (
          <div className={css.waiting}>
            <Spinner label={words.starting} />
          </div>
        )}
      </div>
      <p id={hintId} className={css.hint} hidden={problem !== undefined}>
        {words.hint}
      </p>
    </>
  );
}

/** How long the frame shows that a code was read, in milliseconds. */
const litFor = 400;

function useLight(frame: { readonly current: HTMLElement | null }): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    frame.current?.setAttribute("data-read", "");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => frame.current?.removeAttribute("data-read"), litFor);
  };
}
