import { useEffect, useRef, useState } from "react";
import { Alert } from "../Alert/index.ts";
import { Button } from "../Button/index.ts";
import { CameraIcon } from "../icons/index.ts";
import { type CameraSource, noCameras, type ShownCameras, useCamera } from "../internal/camera/useCamera.ts";
import { buttonRow } from "../internal/Field/GroupFrame.css.ts";
import { Select } from "../Select/index.ts";
import { Spinner } from "../Spinner/index.ts";
import { cutPicture, findMiddle, grabPicture } from "./cut-picture.ts";
import { FaceOverlay } from "./FaceOverlay.tsx";
import * as css from "./PictureCamera.css.ts";
import type { PictureCameraProps, PictureCameraWords } from "./PictureCamera.tsx";
import { recallCamera, rememberCamera } from "./remembered-camera.ts";

type CameraViewProps = {
  words: PictureCameraWords;
  facing: "user" | "environment";
  cameras: CameraSource | undefined;
  aspect: number | undefined;
  wantedWidth: number;
  overlay: PictureCameraProps["overlay"];
  onTaken: (picture: HTMLCanvasElement) => void;
  onCancel: () => void;
};

/** What a camera sees, until a picture of it is taken. */
export function CameraView(props: CameraViewProps) {
  const { words, facing } = props;
  const [wantedId, setWantedId] = useState<string>();
  const [rememberedId] = useState(() => recallCamera(facing));
  const [attempt, setAttempt] = useState(0);
  // Outlives the picture: the choice keeps its focus while another camera is started.
  const [shown, setShown] = useState<ShownCameras>(noCameras);
  return (
    <section aria-label={words.live} className={css.live}>
      <Live
        key={`${attempt} ${wantedId}`}
        {...props}
        wantedId={wantedId}
        rememberedId={rememberedId}
        isMirrored={facing === "user" && !shown.isTurnedAway}
        onShowing={setShown}
        onTryAgain={() => setAttempt(attempt + 1)}
      />
      {shown.cameras.length > 1 && (
        <Select
          label={words.chooseCamera}
          value={wantedId ?? shown.cameraId ?? null}
          options={shown.cameras.map(({ id, label }) => ({ value: id, label }))}
          onChange={(id) => {
            setWantedId(id);
            rememberCamera(facing, id);
          }}
        />
      )}
    </section>
  );
}

/** The picture of one camera; another camera, or another try, is another one. */
function Live({
  words,
  facing,
  cameras,
  aspect,
  wantedWidth,
  onTaken,
  overlay,
  onCancel,
  wantedId,
  rememberedId,
  isMirrored,
  onShowing,
  onTryAgain,
}: CameraViewProps & {
  wantedId: string | undefined;
  rememberedId: string | undefined;
  isMirrored: boolean;
  onShowing: (cameras: ShownCameras) => void;
  onTryAgain: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const take = useRef<HTMLButtonElement>(null);
  const { trouble, isShowing } = useCamera(video, {
    wantedId,
    rememberedId,
    wantedWidth,
    facing,
    source: cameras,
    onShowing,
  });
  const isChosen = wantedId !== undefined;
  useEffect(() => {
    // Who chose another camera stays at the choice.
    if (!isChosen) take.current?.focus();
  }, [isChosen]);
  function grab() {
    if (!video.current) return;
    const whole = grabPicture(video.current);
    // What the frame shows is what is taken.
    onTaken(aspect === undefined ? whole : cutPicture(whole, findMiddle(whole, aspect)));
  }
  return (
    <>
      {trouble && (
        <Alert tone="warning" announce="politely">
          {words.cameraTroubles[trouble]}
        </Alert>
      )}
      <div className={css.view} hidden={trouble !== undefined} style={{ aspectRatio: aspect ?? 16 / 9 }}>
        <video
          ref={video}
          className={css.video}
          data-mirrored={isMirrored || undefined}
          data-whole={aspect === undefined || undefined}
          aria-label={words.live}
          muted
          playsInline
        />
        {overlay === "face" && isShowing && <FaceOverlay />}
        {!isShowing && !trouble && (
          <div className={css.waiting}>
            <Spinner label={words.starting} />
          </div>
        )}
      </div>
      <div className={buttonRow}>
        <Button
          ref={take}
          variant={trouble ? "secondary" : "primary"}
          icon={trouble ? undefined : <CameraIcon />}
          isPending={!isShowing && !trouble}
          onPress={trouble ? onTryAgain : grab}
        >
          {trouble ? words.tryAgain : words.take}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </>
  );
}
