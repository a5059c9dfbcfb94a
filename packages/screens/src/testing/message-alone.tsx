import type { OperationId } from "@id-desk/core";
import { exampleAnswers, type FakeHandlers } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ScreenManifest } from "../runtime/frame/manifest.ts";
import { renderScreen } from "./render-screen.tsx";
import type { TestRegistryOptions } from "./stage.tsx";

/** A screen, what makes a change on it, and where the change shows once the record was read again. */
export interface ChangeCase {
  readonly draw: () => ReactElement;
  readonly given: () => TestRegistryOptions;
  readonly act: () => Promise<unknown>;
  readonly shows: () => unknown;
  /** The question that brings the record again; nothing where the screen has all that it needs. */
  readonly reads?: OperationId;
}

/** Fills the notes of the dialog that is open, and presses a button of it. */
export async function confirm(name: string | RegExp, notes = "As agreed"): Promise<void> {
  const dialog = within(await screen.findByRole("dialog"));
  const field = dialog.queryByRole("textbox", { name: /^Notes/ });
  if (field) await userEvent.fill(field, notes);
  await userEvent.click(dialog.getByRole("button", { name }));
}

const isRead = (id: string) => /^(get|list|load|locate)/.test(id);
/** The message that stands alone. */
export const said = "Done by the registry";

/** Lets a registry do what it is asked for, and say of a change no more than this. */
export function withoutRecords(handlers: FakeHandlers, answer: () => Response): FakeHandlers {
  const names = [...Object.keys(exampleAnswers), ...Object.keys(handlers)] as OperationId[];
  return Object.fromEntries(
    names.map((id) => {
      const handle = (handlers[id] ?? exampleAnswers[id]) as (call: unknown) => Promise<{ status: number }>;
      const done = async (call: unknown) => {
        const reply = await handle(call);
        return reply.status < 300 ? answer() : reply;
      };
      return [id, isRead(id) ? handle : done];
    }),
  );
}

/** What the field beside it says, or the page itself. */
const quiet = ["addCard", "receiveCard", "addIssuanceDocument", "markPrinted", "markReceiptPrinted"];

/** Each change that these screens can make, answered with a message alone and with nothing. */
export function describeMessageAlone(
  manifests: readonly ScreenManifest[],
  cases: { readonly [Id in OperationId]?: ChangeCase },
): void {
  beforeEach(() => page.viewport(1366, 900));

  test("Each change that a screen can make is looked at here", () => {
    const operations = manifests.flatMap(({ needs, uses = [] }) => [...needs, ...uses]);
    const changes = operations.filter((id) => !isRead(id));
    expect(Object.keys(cases).sort()).toEqual([...new Set(changes)].sort());
  });

  describe.each([
    ["a message alone", () => Response.json({ message: said }), [`${said}.`]],
    ["no content", () => new Response(null, { status: 204 }), []],
  ] as const)("Answered with %s", (_, answer, told) => {
    test.each(Object.entries(cases))(
      "%s is a success: it is told, the record is read again, and nothing is sent twice [ERR-04]",
      async (id, { draw, given, act, shows, reads }) => {
        const { handlers = {}, ...options } = given();
        const { server, notices } = renderScreen(draw(), {
          ...options,
          handlers: withoutRecords(handlers, answer),
        });
        const asks = () => server.calls.map(({ operation }) => operation);
        await act();
        await waitFor(() => expect(asks()).toContain(id));
        await shows();
        if (reads)
          await waitFor(() => expect(asks().slice(asks().lastIndexOf(id as OperationId))).toContain(reads));
        expect(server.callsOf(id as OperationId)).toHaveLength(1);
        expect(notices.filter(({ tone }) => tone === "error")).toEqual([]);
        expect(screen.queryAllByText(/Server error/)).toEqual([]);
        const messages = notices.filter(({ operation }) => operation === id).map(({ message }) => message);
        if (!quiet.includes(id)) expect(messages).toEqual(told);
      },
    );
  });
}
