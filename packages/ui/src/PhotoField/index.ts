export type { PhotoLimits, PhotoTrouble } from "../internal/pictures/prepare-photo.ts";
export { PhotoField, type PhotoFieldProps, type PhotoFieldWords } from "./PhotoField.tsx";
