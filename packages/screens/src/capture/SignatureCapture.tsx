import { SignatureField, type SignatureFieldProps } from "@id-desk/ui";
import { useWords } from "../runtime/words/use-words.ts";
import { signatureCaptureCopy } from "./signature-capture.copy.ts";

/** Takes a signature: drawn here, or a picture of one on paper. */
export function SignatureCapture(props: Omit<SignatureFieldProps, "words">) {
  const words = useWords(signatureCaptureCopy);
  return <SignatureField {...props} words={{ ...words, troubles: words }} />;
}
