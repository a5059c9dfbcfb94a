export {
  HandField,
  type HandFieldProps,
  type HandFieldWords,
  type HandPrint,
} from "./HandField.tsx";
export type { FingerName, FingerOfHand, FingerState, FingerStatus, HandFinger } from "./hand-finger.ts";
export type { ReadHandAndFinger } from "./sort-files.ts";
