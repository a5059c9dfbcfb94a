import { findFirstControl } from "@id-desk/ui";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Puts the focus on the first control of a part where a change of what is shown has taken away what had it.
 *
 * @param shown what of the part is shown.
 */
export function useFocusBack<Part extends HTMLElement>(shown: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef<unknown>(undefined);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (part.current && document.activeElement === document.body) findFirstControl(part.current)?.focus();
  }, [shown]);
  return part;
}
