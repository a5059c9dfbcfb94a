/** Calls back once the sizes of elements are known and whenever one changes; returns how to stop that. */
export function observeSizes(elements: Iterable<Element>, onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
