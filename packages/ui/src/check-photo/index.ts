export {
  type CheckedPhotoTrouble,
  type CheckPhotoOptions,
  checkPhoto,
  type PhotoCheck,
  type PhotoCheckName,
} from "./check-photo.ts";
export type { FaceFinder, FoundFace } from "./look-at-faces.ts";
