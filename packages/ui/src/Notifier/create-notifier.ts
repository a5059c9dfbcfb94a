import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";
import type { Tone } from "../theme/index.ts";

/** How notices come and go. */
export type NoticePreset = {
  /** How long a notice stays, in milliseconds; the pointer or the focus on it stops the clock. */
  timeout: number;
  /** Shows how much of that time is left. */
  hasProgress: boolean;
  /** A press anywhere on it closes it. */
  closesOnPress: boolean;
  /** The whole notice has the colour of its tone, not only its sign. */
  isColored: boolean;
};

/**
 * The two ways of the specification: `pausing` stays for five seconds, `mounted` is what the product's own
 * container does.
 *
 * @see Spec 9, "Toasts"
 */
export const noticePresets = {
  pausing: { timeout: 5000, hasProgress: false, closesOnPress: false, isColored: false },
  mounted: { timeout: 3000, hasProgress: true, closesOnPress: true, isColored: true },
} as const satisfies Record<string, NoticePreset>;

/** One thing that is told. */
export type Notice = {
  id: string;
  tone: Tone;
  text: string;
  heading?: string | undefined;
  /** Not spoken by screen readers: the page says the same aloud. */
  isSilent?: boolean | undefined;
};

/** Tells what just happened, outside of React too. What was told is kept by who tells it: see `NoticeList`. */
export type Notifier = {
  readonly preset: NoticePreset;
  /** Shows a notice in place of the one before; gives its id. */
  notify: (notice: Pick<Notice, "text"> & Partial<Omit<Notice, "id" | "text">>) => string;
  /** Takes a notice off the screen. */
  dismiss: (id: string) => void;
  /** Takes all of them off the screen: when somebody else sits down at the same machine. */
  clear: () => void;
};

const queues = new WeakMap<Notifier, ToastQueue<Notice>>();

/** Makes a notifier; a `NoticeRegion` shows what it tells. */
export function createNotifier(preset: NoticePreset = noticePresets.pausing): Notifier {
  const queue = new ToastQueue<Notice>();
  const keys = new Map<Notice["id"], string>();
  let count = 0;

  const notifier: Notifier = {
    preset,
    notify({ tone = "info", ...rest }) {
      // Several would reach over the page's own buttons.
      notifier.clear();
      count += 1;
      const id = `notice-${count}`;
      const onClose = () => void keys.delete(id);
      keys.set(id, queue.add({ ...rest, id, tone }, { timeout: preset.timeout, onClose }));
      return id;
    },
    dismiss(id) {
      const key = keys.get(id);
      if (key !== undefined) queue.close(key);
    },
    clear() {
      queue.clear();
      keys.clear();
    },
  };
  queues.set(notifier, queue);
  return notifier;
}

/** What the region of a notifier shows. */
export function queueOf(notifier: Notifier): ToastQueue<Notice> {
  const queue = queues.get(notifier);
  if (queue) return queue;
  throw new Error(
    "NoticeRegion was given a notifier that createNotifier did not make, so it has nothing to show. Make it with createNotifier().",
  );
}
