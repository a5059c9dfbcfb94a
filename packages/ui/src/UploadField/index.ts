export {
  type ShownUpload,
  UploadField,
  type UploadFieldProps,
  type UploadFieldWords,
} from "./UploadField.tsx";
