/** How many files may travel at once, over all queues that share these places. */
export interface UploadPlaces {
  /** Gives how to leave the place again, or nothing while all are taken: then `onFree` is called when one is free. */
  take(onFree: () => void): (() => void) | undefined;
  /** Sets how many there are. Files that travel go on. */
  setCount(count: number): void;
}

/** Makes places for so many files at once. */
export function createUploadPlaces(count: number): UploadPlaces {
  let taken = 0;
  const waiting = new Set<() => void>();

  function tellWaiting(): void {
    const told = [...waiting];
    waiting.clear();
    for (const onFree of told) onFree();
  }

  return {
    take(onFree) {
      if (taken >= count) {
        waiting.add(onFree);
        return undefined;
      }
      taken += 1;
      let isLeft = false;
      return () => {
        if (isLeft) return;
        isLeft = true;
        taken -= 1;
        tellWaiting();
      };
    },
    setCount(next) {
      count = next;
      tellWaiting();
    },
  };
}
