import { useInsertionEffect } from "react";

/** Values for the public variables of the theme, by name. */
export type Theme = Readonly<Record<`--idd-${string}`, string>>;

/**
 * Sets variables on an element, one by one and before it is painted. A style attribute in the markup of a
 * server would be refused by a strict content policy.
 */
export function useTheme(theme: Theme | undefined, element: HTMLElement | null): void {
  // Written anew in each rendering of a host, it is the same while it says the same.
  const text = JSON.stringify(theme ?? {});
  useInsertionEffect(() => {
    const values = Object.entries(JSON.parse(text) as Theme);
    for (const [name, value] of values) element?.style.setProperty(name, value);
    return () => {
      for (const [name] of values) element?.style.removeProperty(name);
    };
  }, [text, element]);
}
