import { defineCopy } from "../words/copy.ts";

/** The words where something is chosen from the registry's settings, and these could not be read. */
export const settingsNeededCopy = defineCopy("SettingsNeeded", {
  loading: "Loading…",
  failed: "The choices for this step could not be loaded.",
  kept: "What you have entered is kept.",
});
