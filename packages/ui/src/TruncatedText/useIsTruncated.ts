import { type RefCallback, useCallback, useRef, useState } from "react";

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
  const stop = useRef<() => void>(undefined);
  // React 18 calls a ref with nothing at the end and takes no function back from it.
  const ref = useCallback((element: HTMLElement | null) => {
    stop.current?.();
    stop.current = element
      ? observe(element, () => setIsTruncated(element.scrollWidth > element.clientWidth))
      : undefined;
  }, []);
  return [isTruncated, ref];
}
