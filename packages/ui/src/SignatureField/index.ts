export {
  SignatureField,
  type SignatureFieldProps,
  type SignatureFieldWords,
  type SignatureTrouble,
} from "./SignatureField.tsx";
