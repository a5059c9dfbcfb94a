import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Toolbar } from "./Toolbar.tsx";

afterEach(cleanup);

test("the bar is a named search landmark, its fields before what is done with the list", () => {
  render(
    <ThemeRoot>
      <Toolbar label="Filter orders" end={<button type="button">Export</button>}>
        <input aria-label="Number" />
      </Toolbar>
    </ThemeRoot>,
  );
  const bar = screen.getByLabelText("Filter orders", { selector: "search" });
  const field = within(bar).getByRole("textbox", { name: "Number" });
  const button = within(bar).getByRole("button", { name: "Export" });
  expect(field.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
