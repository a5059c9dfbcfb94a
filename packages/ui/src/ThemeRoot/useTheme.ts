import { type RefCallback, useMemo } from "react";

/** Values for the public variables of the theme, by name. */
export type Theme = Readonly<Record<`--idd-${string}`, string>>;

/**
 * What sets variables on an element as soon as it is in the page, one by one and before it is painted. A style
 * attribute in the markup of a server would be refused by a strict content policy.
 */
export function useTheme(theme: Theme | undefined): RefCallback<HTMLElement> {
  // Written anew in each rendering of a host, it is the same while it says the same.
  const text = JSON.stringify(theme ?? {});
  return useMemo(() => {
    const values = Object.entries(JSON.parse(text) as Theme);
    let themed: HTMLElement | null = null;
    return (element) => {
      if (element) for (const [name, value] of values) element.style.setProperty(name, value);
      else for (const [name] of values) themed?.style.removeProperty(name);
      themed = element;
    };
  }, [text]);
}
