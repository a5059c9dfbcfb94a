import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { TruncatedText } from "./TruncatedText.tsx";

afterEach(cleanup);

const name = "Fathimath Zulaikha Mohamed Rasheed";

function InWidth({ width }: { width: number }) {
  return (
    <ThemeRoot>
      <div style={{ inlineSize: width }}>
        <TruncatedText>{name}</TruncatedText>
      </div>
    </ThemeRoot>
  );
}

test("a text too long for its place ends with an ellipsis, and tabbing to it shows all of it [LOOK-02]", async () => {
  render(<InWidth width={120} />);
  const text = screen.getByText(name);
  expect(getComputedStyle(text).textOverflow).toBe("ellipsis");
  await waitFor(() => expect(screen.getByText(name)).toHaveAttribute("tabindex", "0"));
  await userEvent.keyboard("{Tab}");
  await waitFor(() => expect(document.querySelector('[role="tooltip"]')).toHaveTextContent(name));
  await userEvent.keyboard("{Escape}");
  expect(document.querySelector('[role="tooltip"]')).toBeNull();
});

test("a text that fits is no stop of the keyboard, whatever its place becomes", async () => {
  const { rerender } = render(<InWidth width={120} />);
  await waitFor(() => expect(screen.getByText(name)).toHaveAttribute("tabindex", "0"));
  rerender(<InWidth width={600} />);
  await waitFor(() => expect(screen.getByText(name)).not.toHaveAttribute("tabindex"));
  act(() => screen.getByText(name).focus());
  expect(screen.getByText(name)).not.toHaveFocus();
});

test.each([
  ["a long name", 120],
  ["a short one", 600],
])(
  "from right to left %s of the other script is cut at its end and stands at the page's edge",
  (_name, width) => {
    render(
      <ThemeRoot direction="rtl">
        <div style={{ inlineSize: width }}>
          <TruncatedText>{name}</TruncatedText>
        </div>
      </ThemeRoot>,
    );
    const text = screen.getByText(name);
    expect(getComputedStyle(text).direction).toBe("ltr");
    expect(text.getBoundingClientRect().right).toBe(document.documentElement.clientWidth);
    expect(text.offsetWidth).toBeLessThan(300);
  },
);
