import { type RefObject, useEffect, useState } from "react";
import { useLatest } from "../internal/useLatest.ts";
import { createSightings } from "./sightings.ts";

/** Reads the codes in a picture: none, one, or several. */
export type CodeReader = (picture: HTMLVideoElement) => Promise<readonly string[]>;

/** The pause between two pictures that are looked at, in milliseconds: quick for a hand, and easy on a battery. */
const pause = 120;

type SeenCodes = { hasFailed: boolean; isReady: boolean };

/** Looks for codes in what a video shows, one picture after the other, while the page can be seen. */
export function useSeenCodes(
  video: RefObject<HTMLVideoElement | null>,
  options: {
    openReader: () => Promise<CodeReader>;
    onCode: (code: string) => void;
    isOn: boolean;
  },
): SeenCodes {
  const { isOn } = options;
  const latest = useLatest(options);
  const [state, setState] = useState<SeenCodes>({ hasFailed: false, isReady: false });
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const sightings = createSightings();
    async function look(read: CodeReader): Promise<void> {
      const picture = video.current;
      if (picture && picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !document.hidden) {
        const codes = await read(picture);
        if (isOver) return;
        for (const code of sightings.see(codes, performance.now())) latest.current.onCode(code);
      }
      timer = setTimeout(() => look(read).catch(fail), pause);
    }
    const fail = () => !isOver && setState({ hasFailed: true, isReady: false });
    latest.current
      .openReader()
      .then((read) => {
        if (isOver) return undefined;
        setState({ hasFailed: false, isReady: true });
        return look(read);
      })
      .catch(fail);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isOn, video, latest]);
  return state;
}
