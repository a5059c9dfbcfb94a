import type { FakeHandlers } from "@id-desk/core/testing";
import { type ReactNode, useState } from "react";
import { expect, waitFor } from "storybook/test";
import type { ListQuery } from "../runtime/frame/destination.ts";
import { createTestRegistry, Stage } from "./stage.tsx";

/** What a story of a list can set. */
export interface ListStory {
  /** Answers in place of the usual ones. */
  readonly handlers?: FakeHandlers;
  readonly query?: ListQuery;
  readonly readOnly?: boolean;
  readonly hideHeader?: boolean;
  readonly colorScheme?: "light" | "dark";
  readonly direction?: "ltr" | "rtl";
}

/** The page around a list in its stories, over a registry that answers as `handlers` say. */
export function ListPage({
  handlers,
  colorScheme = "light",
  direction = "ltr",
  children,
}: Pick<ListStory, "colorScheme" | "direction"> & {
  readonly handlers: FakeHandlers;
  readonly children: ReactNode;
}) {
  const [stage] = useState(() => createTestRegistry({ handlers }));
  return (
    <Stage stage={stage} colorScheme={colorScheme} direction={direction}>
      <main style={{ padding: 24 }}>{children}</main>
    </Stage>
  );
}

/** Waits for the answered page: that is what is checked, not the moment before. */
export async function waitForAnswer({
  canvasElement,
}: {
  readonly canvasElement: HTMLElement;
}): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
}
