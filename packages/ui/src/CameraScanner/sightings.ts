/** How often a code must be seen before it counts: one picture may be misread. */
const neededSights = 2;
/** A code that has been out of sight for longer counts as shown again, in milliseconds. */
const outOfSightAfter = 1500;

interface Sighting {
  sights: number;
  lastAt: number;
}

/** Tells which codes of a picture are news; one that stays before the camera is news once. */
export interface Sightings {
  /** Takes the codes of a picture and when it was taken, in milliseconds; gives those that count from now on. */
  see(codes: readonly string[], at: number): string[];
}

/** Creates the memory of what a camera has seen a moment ago. */
export function createSightings(): Sightings {
  const known = new Map<string, Sighting>();
  return {
    see(codes, at) {
      for (const [code, { lastAt }] of known) if (at - lastAt > outOfSightAfter) known.delete(code);
      const news: string[] = [];
      for (const code of new Set(codes)) {
        const sights = (known.get(code)?.sights ?? 0) + 1;
        known.set(code, { sights, lastAt: at });
        if (sights === neededSights) news.push(code);
      }
      return news;
    },
  };
}
