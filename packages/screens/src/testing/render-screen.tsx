import type { Notice } from "@id-desk/core";
import { type RenderResult, render } from "@testing-library/react";
import type { ReactElement } from "react";
import type { ScreensProviderProps } from "../runtime/registry/ScreensProvider.tsx";
import { createTestRegistry, Stage, type TestRegistry, type TestRegistryOptions } from "./stage.tsx";

/** A screen that a test shows, the registry that it asks, and what staff were told. */
export interface RenderedScreen extends TestRegistry, Omit<RenderResult, "rerender"> {
  /** What staff were told in passing, oldest first. */
  readonly notices: readonly Notice[];
  /** Shows something else over the same registry, or the same with other props. */
  readonly rerender: (screen: ReactElement) => void;
}

/** How the surroundings of a screen differ from the usual ones. */
export interface RenderScreenOptions extends TestRegistryOptions {
  /** The provider's props beside the registry. */
  readonly provider?: Partial<Omit<ScreensProviderProps, "instance" | "children">>;
}

/**
 * Renders a screen as a portal does: in a provider, over a registry that answers from memory.
 * `renderScreen(<DispatchSending />, scenarios.emptyLists())`.
 */
export function renderScreen(
  screen: ReactElement,
  { provider, ...options }: RenderScreenOptions = {},
): RenderedScreen {
  const test = createTestRegistry(options);
  const notices: Notice[] = [];
  test.registry.onNotice((notice) => notices.push(notice));
  const inStage = (shown: ReactElement) => (
    <Stage stage={test} {...provider}>
      {shown}
    </Stage>
  );
  const { rerender, ...rendered } = render(inStage(screen));
  return { ...test, ...rendered, notices, rerender: (next) => rerender(inStage(next)) };
}
