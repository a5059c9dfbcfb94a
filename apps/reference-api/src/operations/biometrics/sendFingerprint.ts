import { fingerItem, readCaptureName } from "../../domain/biometrics/capture-items.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { answerPart } from "./send-part.ts";

/** Keeps one fingerprint of an applicant; what `data` says of hand and finger counts before the file's name. */
export const sendFingerprint = answerPart("sendFingerprint", ({ data = {}, file }) => {
  const { hand, finger, ...said } = data;
  const named = readCaptureName(file.name);
  const [ofHand, ofFinger] = [hand ?? named?.hand, finger ?? named?.finger];
  if (!ofHand) throw refuseFields({ hand: ["Hand is required."] });
  if (!ofFinger) throw refuseFields({ finger: ["Finger is required."] });
  return { item: fingerItem(ofHand, ofFinger), said };
});
