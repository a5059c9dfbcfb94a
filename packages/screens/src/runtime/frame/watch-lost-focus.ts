/** How often the focus is looked at, in milliseconds, and how many times. */
const interval = 50;
const looks = 20;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Watches for about a second whether nothing has the focus any more, and says so once. A closing dialog holds the
 * focus for a while and gives it back within a frame to what had it before; only where that is gone it is lost.
 * Returns what ends the watch.
 */
export function watchLostFocus(onLost: () => void): () => void {
  let looked = 0;
  let frame: number | undefined;
  const timer = setInterval(() => {
    looked += 1;
    if (looked >= looks) clearInterval(timer);
    if (!isLost() || frame !== undefined) return;
    // Frames are given in the order they are asked for: whoever gives the focus back has had theirs by then.
    frame = requestAnimationFrame(() => {
      frame = undefined;
      if (!isLost()) return;
      clearInterval(timer);
      onLost();
    });
  }, interval);
  return () => {
    clearInterval(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
