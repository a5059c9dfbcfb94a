import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CodeText } from "./CodeText.tsx";
import { splitCode } from "./split-code.ts";

afterEach(cleanup);

test.each([
  ["SN0001234", ["SN", "000", "1234"]],
  ["A123456", ["A", "123", "456"]],
  ["7771234", ["777", "1234"]],
  ["009609912345", ["0096", "0991", "2345"]],
  ["1234", ["1234"]],
  ["", []],
])("%s is grouped for the eye", (code, groups) => {
  expect(splitCode(code)).toEqual(groups);
});

test("the gaps are not in the text: it is copied as it is stored, and runs left to right in any text", () => {
  render(
    <p dir="rtl">
      <CodeText>SN0001234</CodeText>
    </p>,
  );
  const code = screen.getByText("000").parentElement;
  expect(code).toHaveAttribute("dir", "ltr");
  getSelection()?.selectAllChildren(code as Element);
  expect(getSelection()?.toString()).toBe("SN0001234");
  const [second, third] = code?.querySelectorAll("span") ?? [];
  const gap = (third?.getBoundingClientRect().left ?? 0) - (second?.getBoundingClientRect().right ?? 0);
  expect(gap).toBeGreaterThan(2);
});
