import { cleanup, configure, getConfig } from "@testing-library/react";
import { afterEach } from "vitest";

const { getElementError } = getConfig();

configure({
  // A part that is loaded when it is first needed, or a picture that is drawn, takes longer than a second where much
  // runs at once; what does not come at all still fails.
  asyncUtilTimeout: 10_000,
  // Each look for something that is yet to come would print the whole page into an error that nobody reads. When it has
  // not come in the end, that is asked for once more.
  getElementError(message, container) {
    if (!isLooking()) return getElementError(message, container);
    const error = new Error(message ?? "");
    error.name = "TestingLibraryElementError";
    return error;
  },
});

/** Whether something is looked for again and again: only then the library leaves its long explanations out. */
function isLooking(): boolean {
  return Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") === true;
}

// The files of a run share a page; each test finds it as a new one would be.
afterEach(() => {
  cleanup();
  takeFocusToTheStart();
});

/** Where the Tab key goes on from is kept by the browser, also when what had the focus is gone. */
function takeFocusToTheStart(): void {
  const start = document.createElement("span");
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}
