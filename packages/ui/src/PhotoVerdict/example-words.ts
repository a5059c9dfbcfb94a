import type { PhotoVerdictProps } from "./PhotoVerdict.tsx";

/** Words for the stories and tests of the list. */
export const exampleWords: PhotoVerdictProps["words"] = {
  states: { passed: "Passed", failed: "Failed", notChecked: "Not checked" },
  summary: ({ passed, failed, notChecked }) =>
    `Photograph: ${passed} passed, ${failed} failed, ${notChecked} not checked.`,
};
