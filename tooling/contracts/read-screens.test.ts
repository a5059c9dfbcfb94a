import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, expect, test } from "vitest";
import { describeProps } from "./read-screens.ts";

const folder = mkdtempSync(join(tmpdir(), "id-desk-props-"));
afterAll(() => rmSync(folder, { recursive: true }));

const source = `
type Place = { readonly at: "home" } | { readonly at: "list" };
interface Options<Name> { readonly isDisabled?: boolean | undefined; readonly onAfter?: (event: { readonly name: Name }) => void }
interface Base<Names extends string> {
  readonly actions?: { readonly [Name in Names]?: Options<Name> } | undefined;
  readonly onGo?: (place: Place) => void;
}
export interface PageProps extends Base<"send"> {
  readonly batchId: number | string;
  readonly codes?: readonly string[] | undefined;
  readonly messages?: Partial<Record<"title", string>>;
}
`;

test("Props are described as a portal meets them, inherited, mapped and inside of callbacks", () => {
  const file = join(folder, "page.ts");
  writeFileSync(file, source);
  const program = ts.createProgram([file], { strict: true, types: [], exactOptionalPropertyTypes: true });
  expect(describeProps(program, file, "PageProps")).toEqual({
    batchId: "number | string",
    codes: "? readonly string[]",
    messages: "? {…}",
    "messages.title": "? string",
    actions: "? {…}",
    "actions.send": "? {…}",
    "actions.send.isDisabled": "? boolean",
    "actions.send.onAfter": "? (…) => void",
    "actions.send.onAfter(0)": "{…}",
    "actions.send.onAfter(0).name": '"send"',
    onGo: "? (…) => void",
    // It may grow: only its name is part of the props.
    "onGo(0)": "Place",
  });
});

test("A screen without a type of props is refused", () => {
  const file = join(folder, "empty.ts");
  writeFileSync(file, "export const a = 1;");
  expect(() => describeProps(ts.createProgram([file], {}), file, "PageProps")).toThrow(
    "does not export PageProps",
  );
});
