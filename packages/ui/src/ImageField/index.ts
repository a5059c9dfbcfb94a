export {
  ImageField,
  type ImageFieldProps,
  type ImageFieldWords,
  type ImageTrouble,
} from "./ImageField.tsx";
