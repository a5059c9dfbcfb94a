import { type RefCallback, useCallback, useState } from "react";

const listeners = new WeakMap<Element, () => void>();

/** One observer for every text on the page: a table has hundreds. */
let observer: ResizeObserver | undefined;

function observe(element: Element, onResize: () => void): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) listeners.get(target)?.();
  });
  const watching = observer;
  listeners.set(element, onResize);
  watching.observe(element);
  return () => {
    listeners.delete(element);
    watching.unobserve(element);
  };
}

/** Whether a text is wider than its place, kept true to the place's width. */
export function useIsTruncated(): [isTruncated: boolean, ref: RefCallback<HTMLElement>] {
  const [isTruncated, setIsTruncated] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    return observe(element, () => setIsTruncated(element.scrollWidth > element.clientWidth));
  }, []);
  return [isTruncated, ref];
}
