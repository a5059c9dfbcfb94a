import { photoItem } from "../../domain/biometrics/capture-items.ts";
import { answerPart } from "./send-part.ts";

/** Keeps an applicant's photograph. */
export const sendPhotograph = answerPart("sendPhotograph", ({ data = {} }) => ({
  item: photoItem,
  said: data,
}));
