import type { UploadFieldWords } from "./UploadField.tsx";

/** Words for the stories and tests of the field. */
export const exampleWords: UploadFieldWords = {
  choose: "Choose files",
  replace: "Choose another file",
  drop: "or drop files here",
  full: "There is room for no more files.",
  files: "Files",
  states: {
    waiting: "Waiting",
    sending: "Sending",
    retrying: "Trying again",
    paused: "Paused",
    failed: "Not sent",
    done: "Sent",
  },
  progress: (sent, size) => `${sent} of ${size}`,
  pause: "Pause",
  resume: "Resume",
  tryAgain: "Try again",
  remove: "Remove",
  arrived: (name) => `${name} was sent.`,
  failed: (name, reason) => `${name} was not sent. ${reason}`,
  removed: (name) => `${name} was removed.`,
  refused: (name, reason) => `${name}: ${reason}`,
  alt: (name) => `Preview of ${name}`,
};
