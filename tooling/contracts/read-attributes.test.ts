import { expect, test } from "vitest";
import { parseAttributes } from "./read-attributes.ts";

test("Attributes count by their name and by the value that the source gives them", () => {
  const source = '<i data-idd-part="menu" /><b data-idd-part="menu" data-idd-screen={name} data-other="x" />';
  expect(parseAttributes(source)).toEqual({ 'data-idd-part="menu"': "set", "data-idd-screen": "set" });
});
