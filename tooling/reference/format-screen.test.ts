import { expect, test } from "vitest";
import { formatScreen, type ScreenSources } from "./format-screen.ts";

const sources = (change: Partial<ScreenSources["manifest"]> = {}): ScreenSources => ({
  screen: {
    name: "CardDesk",
    specifier: "@id-desk/screens/card-desk",
    folder: "src/CardDesk",
    text: "Hands cards out.",
    props: [
      { name: "deskId", isRequired: true, type: "number", text: "Which desk.", isCommon: false },
      { name: "mode", isRequired: false, type: '"open" | "closed"', text: "How it stands.", isCommon: false },
      { name: "readOnly", isRequired: false, type: "boolean", text: "Writes nothing.", isCommon: true },
    ],
    actions: ["handOut"],
    slots: [],
    exits: [],
  },
  manifest: {
    name: "CardDesk",
    contractVersion: 2,
    access: "signedIn",
    needs: ["getUser"],
    uses: [],
    entry: "@id-desk/screens/card-desk",
    ...change,
  },
  operations: { getUser: { method: "GET", path: "/auth/user" } },
  texts: { cards: { one: "1 card", other: "{count} cards" } },
});

test("the example gives what must be given, and no more", () => {
  expect(formatScreen(sources())).toContain("<CardDesk deskId={deskId} />");
});

test("its own properties stand apart from those of every screen", () => {
  const [own, common] = formatScreen(sources()).split("## Properties of every screen");
  expect(own).toContain("| `deskId` (required) | `number` | Which desk. |");
  expect(own).not.toContain("readOnly");
  expect(common).toContain("| `readOnly` | `boolean` | Writes nothing. |");
});

test("a type with a choice does not break its table", () => {
  expect(formatScreen(sources())).toContain('| `mode` | `"open" \\| "closed"` | How it stands. |');
});

test("what it asks the server stands with its call, and every form of a text", () => {
  const page = formatScreen(sources());
  expect(page).toContain("| `getUser` | `GET /auth/user` | needs it |");
  expect(page).toContain("| `cards` | one: 1 card / other: {count} cards |");
});

test("an operation that the contract does not have is no page but an error", () => {
  expect(() => formatScreen(sources({ needs: ["logout"] }))).toThrow(
    "CardDesk names the operation logout, which the contract does not have.",
  );
});
