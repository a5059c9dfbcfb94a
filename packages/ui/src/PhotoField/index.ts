export { PhotoField, type PhotoFieldProps, type PhotoFieldWords } from "./PhotoField.tsx";
export type { PhotoLimits, PhotoTrouble } from "./prepare-photo.ts";
