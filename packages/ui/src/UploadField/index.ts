export {
  type ShownUpload,
  UploadField,
  type UploadFieldProps,
  type UploadFieldWords,
  type UploadWay,
} from "./UploadField.tsx";
