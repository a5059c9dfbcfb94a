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

test("A page in English is left as it is", () => {
  render(<Page language="en" />);
  expect(screen.getByTestId("sentence")).not.toHaveAttribute("lang");
});
