import { signatureItem } from "../../domain/biometrics/capture-items.ts";
import { answerPart } from "./send-part.ts";

/** Keeps the signature of an applicant, or of the guardian. */
export const sendSignature = answerPart("sendSignature", ({ data = {} }) => ({
  item: signatureItem,
  said: data,
}));
