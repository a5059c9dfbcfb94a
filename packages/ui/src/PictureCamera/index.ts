export {
  PictureCamera,
  type PictureCameraProps,
  type PictureCameraWords,
  type PictureTrouble,
} from "./PictureCamera.tsx";
