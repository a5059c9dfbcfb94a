/** The page's own timer: calls back once after some milliseconds; returns how to stop that. */
export function setPageTimer(callback: () => void, milliseconds: number): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}
