import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { createContext, type PropsWithChildren, useContext } from "react";
import { ThemeRoot } from "../../packages/ui/src/index.ts";
import { docsThemes } from "./docs-themes.ts";
import { initialSurroundings, readSettings, type Surroundings } from "./surroundings.ts";
import { useIsDark, useSurroundings } from "./useSurroundings.ts";

const SurroundingsContext = createContext<Surroundings>(initialSurroundings);

/** Around every docs page: the page is as light or dark as its stories. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const surroundings = useSurroundings(context);
  const isDark = useIsDark(surroundings);
  return (
    <SurroundingsContext.Provider value={surroundings}>
      <DocsContainer context={context} theme={docsThemes[isDark ? "dark" : "light"]}>
        {children}
      </DocsContainer>
    </SurroundingsContext.Provider>
  );
}

/** What the switches say, on a docs page. */
export function useDocsSurroundings(): Surroundings {
  return useContext(SurroundingsContext);
}

/**
 * A part of a docs page in the colours that the switches say, and not in Storybook's own. Its words are the page's, in
 * English and from left to right whatever the stories speak.
 */
export function Shown({ children }: PropsWithChildren) {
  const settings = { ...readSettings(useDocsSurroundings()), language: "en", direction: "ltr" } as const;
  return (
    <div className="sb-unstyled">
      <ThemeRoot settings={settings}>{children}</ThemeRoot>
    </div>
  );
}
