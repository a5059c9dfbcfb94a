import { exampleWords as fingerWords } from "../FingerprintField/example-words.ts";
import type { HandFieldWords } from "./HandField.tsx";

const fingerNames = {
  thumb: "thumb",
  index: "index finger",
  middle: "middle finger",
  ring: "ring finger",
  little: "little finger",
};

const count = (files: number, one: string, several: string) =>
  files === 1 ? `1 file ${one}.` : `${files} files ${several}.`;

/** Words for the stories and tests of the field. */
export const exampleWords: HandFieldWords = {
  hands: { left: "Left hand", right: "Right hand" },
  name: (hand, finger) => `${hand === "left" ? "Left" : "Right"} ${fingerNames[finger]}`,
  states: {
    needed: "Needed",
    next: "Next",
    taken: (quality) => (quality === undefined ? "Taken" : `Taken ${quality}`),
    low: (quality) => `Low ${quality}`,
    exception: "Cannot be taken",
    notNeeded: "Not needed",
  },
  progress: (done, required) => `${done} of ${required} fingers done`,
  take: (finger) => `Take ${finger.toLowerCase()}`,
  again: (finger) => `Take ${finger.toLowerCase()} again`,
  tryAgain: "Try again",
  stop: "Stop",
  keep: "Use it anyway",
  cannotBeTaken: "Cannot be taken",
  remove: "Remove",
  choose: "Use files",
  drop: "You can also drop files here. Name them by their finger, such as right_thumb.png.",
  looking: fingerWords.looking,
  prompts: fingerWords.prompts,
  preparing: "Reading the files…",
  taken: (finger, quality) =>
    quality === undefined ? `${finger} taken. Quality not measured.` : `${finger} taken. Quality ${quality}.`,
  allDone: "All fingers are done.",
  low: (finger, quality, least, nextTry, mostTries) =>
    `${finger}: quality ${quality}, below ${least}. Try ${nextTry} of ${mostTries}.`,
  lowAtLast: (best, least, tries) =>
    `${tries} tries. The best print has quality ${best ?? 0}, below ${least}.`,
  stopped: "Stopped. The prints so far are kept.",
  removed: (finger) => `${finger}: removed.`,
  quality: (quality, least) => `Quality ${quality} of 100. At least ${least} is needed.`,
  notMeasured: "Quality not measured",
  alt: (finger) => `Print of the ${finger.toLowerCase()}`,
  filesTaken: (files) => count(files, "was taken", "were taken"),
  filesWithoutFinger: (files) => count(files, "says no finger", "say no finger"),
  filesOfOneFinger: (files) => count(files, "is of one finger", "are of one finger"),
  filesNotAsked: (files) =>
    count(files, "is of a finger that is not needed", "are of fingers that are not needed"),
  fileRefused: (fileName, why) => `${fileName}: ${why}`,
  problems: fingerWords.problems,
  troubles: fingerWords.troubles,
};
