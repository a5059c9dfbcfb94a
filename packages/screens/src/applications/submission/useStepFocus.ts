import type { ApplicationStep } from "@id-desk/core";
import { findFirstControl } from "@id-desk/ui";
import { useEffect, useRef } from "react";
import { watchLostFocus } from "../../runtime/frame/watch-lost-focus.ts";

/**
 * Keeps the focus in a section when a change of its content takes away what had it. The focus goes to the first control,
 * or to the heading where there is none.
 *
 * @param content names what the section shows now.
 * @param selector finds another control in the section.
 */
export function useStepFocus(step: ApplicationStep, content: string, selector?: string): void {
  const before = useRef(content);
  useEffect(() => {
    if (before.current === content) return undefined;
    before.current = content;
    return watchLostFocus(() => {
      const section = document.querySelector<HTMLElement>(`[data-step="${step}"] section`);
      if (!section) return;
      const control = selector === undefined ? findFirstControl(section) : section.querySelector(selector);
      const target = control ?? section.querySelector("h2");
      if (target instanceof HTMLElement) target.focus();
    });
  }, [step, content, selector]);
}
