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

/** One thing that was told. */
export type Notice = {
  id: string;
  tone: Tone;
  text: string;
  heading?: string | undefined;
  /** When it was told. */
  at: Date;
};

/** Tells what just happened, outside of React too, and remembers what was told. */
export type Notifier = {
  readonly preset: NoticePreset;
  /** Shows a notice; gives its id. */
  notify: (notice: Pick<Notice, "text"> & Partial<Pick<Notice, "tone" | "heading">>) => string;
  /** Takes a notice off the screen; it stays in the history. */
  dismiss: (id: string) => void;
  /** Everything told, newest first, whether it is still shown or not. */
  readonly history: readonly Notice[];
  /** Calls back whenever the history changes; gives what ends that. */
  subscribe: (listener: () => void) => () => void;
  /** Forgets everything, shown or not: when somebody else sits down at the same machine. */
  clear: () => void;
};

/** More than anybody reads back, and little enough to keep all day. */
const mostRemembered = 50;
const mostShown = 4;

type Shown = { notice: Notice; key: string };
const queues = new WeakMap<Notifier, ToastQueue<Notice>>();

/** Makes a notifier; a `NoticeRegion` shows what it tells. */
export function createNotifier(preset: NoticePreset = noticePresets.pausing): Notifier {
  const queue = new ToastQueue<Notice>({ maxVisibleToasts: mostShown });
  const listeners = new Set<() => void>();
  let history: readonly Notice[] = [];
  let shown: readonly Shown[] = [];
  let count = 0;

  const remember = (next: readonly Notice[]) => {
    history = next;
    for (const listener of listeners) listener();
  };
  const notifier: Notifier = {
    preset,
    notify({ tone = "info", text, heading }) {
      count += 1;
      const notice: Notice = { id: `notice-${count}`, tone, text, heading, at: new Date() };
      remember([notice, ...history].slice(0, mostRemembered));
      const onClose = () => {
        shown = shown.filter((each) => each.notice !== notice);
      };
      shown = [...shown, { notice, key: queue.add(notice, { timeout: preset.timeout, onClose }) }];
      return notice.id;
    },
    dismiss(id) {
      const found = shown.find((each) => each.notice.id === id);
      if (found) queue.close(found.key);
    },
    get history() {
      return history;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear() {
      queue.clear();
      shown = [];
      remember([]);
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
