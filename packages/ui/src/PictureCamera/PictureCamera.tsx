import { forwardRef } from "react";
import type { CameraSource, CameraTrouble } from "../internal/camera/useCamera.ts";
import type { PhotoLimits } from "../internal/pictures/prepare-photo.ts";
import { Taking } from "./Taking.tsx";

/** Why a picture that was taken cannot be used; `tooSmall` where too little of it is left. */
export type PictureTrouble = "unreadable" | "tooLarge" | "tooSmall";

/** What the taking of a picture says. */
export type PictureCameraWords = {
  /** The name of the camera's picture. */
  live: string;
  take: string;
  /** Starts the camera again, once there is a picture. */
  another: string;
  cancel: string;
  starting: string;
  /** Over the choice, where the computer has several cameras. */
  chooseCamera: string;
  tryAgain: string;
  /** The name of the place where a picture is cut and turned. */
  adjust: string;
  /** How the picture is moved there: by dragging it, or with the arrow keys. */
  move: string;
  zoom: string;
  turnLeft: string;
  turnRight: string;
  use: string;
  /** Where what cuts pictures could not be loaded: it is cut in its middle. */
  notCut: string;
  preparing: string;
  /** Heard once the camera's picture is taken. */
  taken: string;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** What has happened to the camera and what to do. */
  cameraTroubles: Readonly<Record<CameraTrouble, string>>;
  /** Why a picture cannot be used. */
  troubles: Readonly<Record<PictureTrouble, string>>;
};

/** What takes a picture takes. */
export type PictureCameraProps = {
  words: PictureCameraWords;
  /** Is given the picture as it will be sent: a JPEG. */
  onTaken: (picture: Blob) => void;
  onCancel: () => void;
  /** Is told when there is a picture that is not used yet, and when there is none any more. */
  onPicture?: ((isThere: boolean) => void) | undefined;
  /** Of the picture that will be sent. */
  limits?: PhotoLimits | undefined;
  /** Its width as a part of its height, where it has to be cut so; its own otherwise. */
  aspect?: number | undefined;
  /** What its shorter side has at least, in pixels. */
  leastSide?: number | undefined;
  /** How wide the camera's picture should be, in pixels; a camera gives what comes next to it. */
  wantedWidth?: number | undefined;
  /** Where the camera looks that is taken first: at whoever looks at the screen, or away. */
  facing?: "user" | "environment" | undefined;
  /** What is drawn over what the camera sees: an oval for the face, in a frame of 7 to 9. */
  overlay?: "face" | undefined;
  /** Where cameras come from; the browser's own by default. */
  cameras?: CameraSource | undefined;
  className?: string | undefined;
};

/** Takes one picture with a camera, to be cut and turned before it is used. The camera starts with it. */
export const PictureCamera = forwardRef<HTMLDivElement, PictureCameraProps>(
  function PictureCamera(props, ref) {
    return <Taking {...props} ref={ref} />;
  },
);
