import { SignatureField, type SignatureFieldProps } from "@id-desk/ui";
import { useWords } from "../runtime/words/use-words.ts";
import { signatureCaptureCopy } from "./signature-capture.copy.ts";

/** Takes a signature: drawn here, or a picture of one on paper. */
export function SignatureCapture({
  notUsed,
  ...props
}: Omit<SignatureFieldProps, "words"> & {
  /** Said of a signature where a button of the page has to use it. */
  readonly notUsed?: string;
}) {
  const words = useWords(signatureCaptureCopy);
  return <SignatureField {...props} words={{ ...words, troubles: words, notUsed }} />;
}
