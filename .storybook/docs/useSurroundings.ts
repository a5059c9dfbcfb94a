import type { DocsContextProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState, useSyncExternalStore } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { initialSurroundings, type Surroundings } from "./surroundings.ts";

/** What the switches of the toolbar say now, on a page that has no story to be told by. */
export function useSurroundings({ channel }: Pick<DocsContextProps, "channel">): Surroundings {
  const [surroundings, setSurroundings] = useState(() => {
    const [told] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return readGlobals(told);
  });
  useEffect(() => {
    const change = (told: unknown) => setSurroundings(readGlobals(told));
    channel.on(GLOBALS_UPDATED, change);
    return () => channel.off(GLOBALS_UPDATED, change);
  }, [channel]);
  return surroundings;
}

function readGlobals(told: unknown): Surroundings {
  return { ...initialSurroundings, ...(told as { globals?: Partial<Surroundings> } | undefined)?.globals };
}

const darkQuery = "(prefers-color-scheme: dark)";

/** Whether pages are dark: by the switch, or by the reader's system. */
export function useIsDark({ colorScheme }: Surroundings): boolean {
  const isSystemDark = useSyncExternalStore(followSystem, () => matchMedia(darkQuery).matches);
  return colorScheme === "auto" ? isSystemDark : colorScheme === "dark";
}

function followSystem(onChange: () => void): () => void {
  const query = matchMedia(darkQuery);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
