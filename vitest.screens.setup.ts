import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A part that is loaded when it is first needed, or a picture that is drawn, takes longer than a second where much
// runs at once; what does not come at all still fails.
configure({ asyncUtilTimeout: 10_000 });

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
