import { type MouseEvent, useCallback, useState, useSyncExternalStore } from "react";
import {
  type QueuedToast,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components/Toast";
import { XIcon } from "../icons/index.ts";
import { AriaFrame } from "../internal/AriaFrame.tsx";
import { joinClasses } from "../internal/join-classes.ts";
import { ToneIcon } from "../internal/ToneIcon.tsx";
import { toneSign, toneText } from "../internal/tones.css.ts";
import { useWords } from "../internal/words.ts";
import { type Notice, type NoticePreset, type Notifier, queueOf } from "./create-notifier.ts";
import * as css from "./NoticeRegion.css.ts";
import { useSharedCorner } from "./useSharedCorner.ts";

/** What a region of notices takes. */
export type NoticeRegionProps = { notifier: Notifier };

/**
 * Shows what a notifier tells, in the upper corner at the end of the line, beside the buttons of the top bar. F6 leads there; while the pointer or
 * the focus is there, nothing vanishes.
 *
 * @see Spec 9, "Toasts"
 */
export function NoticeRegion({ notifier }: NoticeRegionProps) {
  const words = useWords();
  const queue = queueOf(notifier);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useSharedCorner(region);
  const subscribe = useCallback((listener: () => void) => queue.subscribe(listener), [queue]);
  const count = useSyncExternalStore(
    subscribe,
    () => queue.visibleToasts.length,
    () => 0,
  );
  // React Aria makes a region a landmark when it mounts, and an empty one has nothing to be a landmark of.
  if (count === 0) return null;
  return (
    <AriaFrame>
      <ToastRegion
        ref={setRegion}
        queue={queue}
        className={css.region}
        aria-label={words.notices}
        data-idd-part="notices"
      >
        {({ toast }) => (
          <NoticeCard
            toast={toast}
            preset={notifier.preset}
            onClose={() => notifier.dismiss(toast.content.id)}
          />
        )}
      </ToastRegion>
    </AriaFrame>
  );
}

type NoticeCardProps = { toast: QueuedToast<Notice>; preset: NoticePreset; onClose: () => void };

function NoticeCard({ toast, preset, onClose }: NoticeCardProps) {
  const words = useWords();
  const { tone, heading, text, isSilent } = toast.content;
  const { isColored, hasProgress, closesOnPress, timeout } = preset;
  // What went wrong is spoken at once, everything else at the next pause.
  const isUrgent = tone === "danger" || tone === "warning";
  const role = isSilent ? "none" : isUrgent ? "alert" : "status";
  const closeOnPress = (event: MouseEvent) => {
    if (!(event.target as Element).closest("a, button")) onClose();
  };
  return (
    <Toast
      toast={toast}
      className={joinClasses(css.notice, isColored && css.colored[tone])}
      data-tone={tone}
      {...(closesOnPress && { "data-closes-on-press": "", onClick: closeOnPress })}
    >
      <span className={joinClasses(toneSign, isColored ? css.coloredSign : toneText[tone])}>
        <ToneIcon tone={tone} />
      </span>
      <ToastContent className={css.content} role={role}>
        {heading ? (
          <>
            <Text slot="title" className={css.heading}>
              {heading}
            </Text>
            <Text slot="description" className={css.words}>
              <bdi>{text}</bdi>
            </Text>
          </>
        ) : (
          <Text slot="title" className={css.words}>
            <bdi>{text}</bdi>
          </Text>
        )}
      </ToastContent>
      <button type="button" className={css.closer} aria-label={words.close} onClick={onClose}>
        <XIcon />
      </button>
      {hasProgress && (
        <span className={css.progress} style={{ animationDuration: `${timeout}ms` }} aria-hidden="true" />
      )}
    </Toast>
  );
}
