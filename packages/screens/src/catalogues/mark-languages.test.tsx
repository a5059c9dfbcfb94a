import { ThemeRoot } from "@id-desk/ui";
import { render, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { markLanguages } from "./mark-languages.ts";

beforeAll(() => markLanguages("dv"));

const dhivehi = "ފޮނުވުން";
const langOf = (element: Element | null) => element?.closest("[lang]")?.getAttribute("lang");

function Page({ language, note }: { language: string; note?: string }) {
  return (
    <ThemeRoot settings={{ language, direction: language === "dv" ? "rtl" : "ltr" }}>
      <h1>{dhivehi}</h1>
      <p data-testid="sentence">
        <bdi>No batches yet</bdi>.
      </p>
      <p data-testid="mixed">
        Sent by <b>{dhivehi}</b>
      </p>
      <button type="button" aria-label="Close">
        ×
      </button>
      <p lang="fr">Bonjour</p>
      {note && <p data-testid="note">{note}</p>}
    </ThemeRoot>
  );
}

test("In a page in Dhivehi, English words are marked with their full stops, and Dhivehi within them as well", async () => {
  const { rerender } = render(<Page language="dv" />);
  await waitFor(() => expect(langOf(screen.getByTestId("sentence"))).toBe("en"));
  expect(langOf(screen.getByRole("heading"))).toBe("dv");
  expect(langOf(screen.getByRole("button", { name: "Close" }))).toBe("en");
  expect(langOf(screen.getByTestId("mixed"))).toBe("en");
  expect(langOf(screen.getByText(dhivehi, { selector: "b" }))).toBe("dv");
  expect(langOf(screen.getByText("Bonjour"))).toBe("fr");

  rerender(<Page language="dv" note="Not recorded." />);
  await waitFor(() => expect(langOf(screen.getByTestId("note"))).toBe("en"));
  rerender(<Page language="dv" note={dhivehi} />);
  await waitFor(() => expect(langOf(screen.getByTestId("note"))).toBe("dv"));

  rerender(<Page language="en" />);
  await waitFor(() => expect(screen.getByTestId("sentence")).not.toHaveAttribute("lang"));
});

/** Where a character of an element's text is drawn. */
function placeOf(element: Element, character: string): DOMRect {
  const text = element.firstChild;
  const at = text?.nodeValue?.indexOf(character) ?? -1;
  const range = document.createRange();
  if (text) range.setStart(text, at);
  if (text) range.setEnd(text, at + 1);
  return range.getBoundingClientRect();
}

test("In a page in Dhivehi, an English sentence ends with its full stop, and begins where the page's words do", async () => {
  const { rerender } = render(<Page language="dv" note="Not recorded." />);
  const note = () => screen.getByTestId("note");
  await waitFor(() => expect(langOf(note())).toBe("en"));
  expect(placeOf(note(), ".").left).toBeGreaterThan(placeOf(note(), "N").right);
  expect(placeOf(note(), ".").right).toBeCloseTo(note().getBoundingClientRect().right, 0);

  rerender(<Page language="dv" note={`${dhivehi}.`} />);
  await waitFor(() => expect(langOf(note())).toBe("dv"));
  expect(placeOf(note(), ".").right).toBeLessThanOrEqual(placeOf(note(), dhivehi.slice(0, 1)).left);

  rerender(<Page language="en" note="Not recorded." />);
  await waitFor(() => expect(note()).not.toHaveAttribute("lang"));
  expect(note().style.cssText).toBe("");
  expect(placeOf(note(), "N").left).toBeCloseTo(note().getBoundingClientRect().left, 0);
});

test("In a page in Dhivehi, what begins at the end of its place stays there", async () => {
  render(
    <ThemeRoot settings={{ language: "dv", direction: "rtl" }}>
      <p data-testid="end" style={{ textAlign: "end" }}>
        Sent.
      </p>
      <p data-testid="middle" style={{ textAlign: "center" }}>
        Sent.
      </p>
    </ThemeRoot>,
  );
  const end = screen.getByTestId("end");
  await waitFor(() => expect(langOf(end)).toBe("en"));
  expect(placeOf(end, "S").left).toBeCloseTo(end.getBoundingClientRect().left, 0);
  expect(getComputedStyle(screen.getByTestId("middle")).textAlign).toBe("center");
});

test("A page in English is left as it is", () => {
  render(<Page language="en" />);
  expect(screen.getByTestId("sentence")).not.toHaveAttribute("lang");
});
