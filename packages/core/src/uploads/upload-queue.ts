import { atom, createStore } from "jotai/vanilla";
import { isRegistryError, type RegistryError } from "../errors/registry-error.ts";
import type { UploadMemory } from "./send-in-chunks.ts";
import { usualUploadPace } from "./upload-limits.ts";
import { createUploadPlaces, type UploadPlaces } from "./upload-places.ts";

/** How far a file has come. */
export type UploadState = "waiting" | "sending" | "retrying" | "paused" | "failed" | "done";

/** One file of a queue. Every change makes a new one. */
export interface UploadItem<Result = unknown> {
  /** Tells files apart, in the order in which they were added. */
  readonly id: number;
  /** Which place of a form it is for; empty where it was added for none. */
  readonly slot: string;
  /** Its name, for staff; it is not sent. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Its media type as the browser tells it. */
  readonly type: string;
  /** How many of its bytes have been sent. */
  readonly sent: number;
  /** How far it has come. */
  readonly state: UploadState;
  /** Why it failed; its message is for staff. */
  readonly error?: RegistryError;
  /** What the server answered once it had all of it. */
  readonly result?: Result;
}

/** What sending one file of a queue is given. */
export interface Sending {
  /** Which place of a form it is for. */
  readonly slot: string;
  /** Stops it, when staff pause or remove the file. */
  readonly signal: AbortSignal;
  /** Kept between the tries of one file, so that it goes on where it was. */
  readonly memory: UploadMemory;
  /** To be told how many bytes have been sent. */
  readonly onProgress: (bytes: number) => void;
  /** To be told when something is tried again, and when it goes on. */
  readonly onRetry: (isRetrying: boolean) => void;
}

/** What a queue of uploads works with. */
export interface UploadQueueOptions<Result> {
  /** Sends a file and gives what the server answered; rejects when it fails or is stopped. */
  readonly send: (file: File, sending: Sending) => Promise<Result>;
  /** How many files travel at once. Default 2. */
  readonly parallel?: number;
  /** Places that it shares with other queues, in place of its own. */
  readonly places?: UploadPlaces;
}

/** Files on their way to the server, a few at once, the first ones first. */
export interface UploadQueue<Result> {
  /** Takes a file and sends it as soon as it can; gives its id. `slot` is the place of a form that it is for. */
  add(file: File, slot?: string): number;
  /** Stops a file where it is. */
  pause(id: number): void;
  /** Goes on with a file that is paused or has failed. */
  resume(id: number): void;
  /** Goes on with what failed because the server could not be reached. */
  resumeLost(): void;
  /** Gives a file up. */
  remove(id: number): void;
  /** Gives up all of them. */
  clear(): void;
  /** The files as they are now; the same list until something changes. */
  getSnapshot(): readonly UploadItem<Result>[];
  /** Calls back after every change; returns how to stop that. */
  subscribe(listener: () => void): () => void;
}

interface Queued {
  readonly file: File;
  readonly slot: string;
  readonly memory: UploadMemory;
  stop?: AbortController;
}

/** Creates a queue of uploads. A file that fails holds up no other, and keeps what has arrived for the next try. */
export function createUploadQueue<Result>({
  send,
  parallel = usualUploadPace.parallel,
  places = createUploadPlaces(parallel),
}: UploadQueueOptions<Result>): UploadQueue<Result> {
  const files = new Map<number, Queued>();
  const store = createStore();
  const itemsAtom = atom<readonly UploadItem<Result>[]>([]);
  const getSnapshot = () => store.get(itemsAtom);
  const set = (next: readonly UploadItem<Result>[]) => store.set(itemsAtom, next);
  let nextId = 1;

  function change(id: number, part: Partial<UploadItem<Result>>): void {
    set(getSnapshot().map((item) => (item.id === id ? { ...item, ...part } : item)));
  }

  /** A file that waits again says nothing of its failure. */
  function wait(id: number): void {
    set(
      getSnapshot().map((item) => {
        if (item.id !== id || (item.state !== "paused" && item.state !== "failed")) return item;
        const { error: _, ...rest } = item;
        return { ...rest, state: "waiting" as const };
      }),
    );
    sendNext();
  }

  function sendNext(): void {
    for (const { id, state } of getSnapshot()) {
      const queued = files.get(id);
      if (state !== "waiting" || !queued || queued.stop) continue;
      const leave = places.take(sendNext);
      if (!leave) return;
      void sendOne(id, queued, leave);
    }
  }

  async function sendOne(id: number, queued: Queued, leave: () => void): Promise<void> {
    const stop = new AbortController();
    queued.stop = stop;
    stop.signal.addEventListener("abort", leave);
    change(id, { state: "sending" });
    const isCurrent = () => queued.stop === stop;
    const options: Sending = {
      slot: queued.slot,
      signal: stop.signal,
      memory: queued.memory,
      onProgress: (sent) => isCurrent() && change(id, { sent }),
      onRetry: (isRetrying) => {
        const state = isRetrying ? "retrying" : "sending";
        if (isCurrent() && getSnapshot().some((item) => item.id === id && item.state !== state))
          change(id, { state });
      },
    };
    try {
      const result = await send(queued.file, options);
      if (isCurrent()) change(id, { state: "done", sent: queued.file.size, result });
    } catch (error) {
      if (isCurrent()) change(id, { state: "failed", ...(isRegistryError(error) && { error }) });
    }
    if (isCurrent()) delete queued.stop;
    leave();
    sendNext();
  }

  function halt(id: number): void {
    const queued = files.get(id);
    const stop = queued?.stop;
    if (queued) delete queued.stop;
    stop?.abort();
  }

  return {
    add(file, slot = "") {
      const id = nextId++;
      files.set(id, { file, slot, memory: {} });
      const { name, size, type } = file;
      set([...getSnapshot(), { id, slot, name, size, type, sent: 0, state: "waiting" }]);
      sendNext();
      return id;
    },
    pause(id) {
      const state = getSnapshot().find((item) => item.id === id)?.state;
      if (state !== "waiting" && state !== "sending" && state !== "retrying") return;
      halt(id);
      change(id, { state: "paused" });
      sendNext();
    },
    resume: wait,
    resumeLost() {
      for (const { id, state, error } of getSnapshot()) {
        if (state === "failed" && error?.code === "network") wait(id);
      }
    },
    remove(id) {
      halt(id);
      files.delete(id);
      set(getSnapshot().filter((item) => item.id !== id));
      sendNext();
    },
    clear() {
      const given = [...files.values()];
      // First, so that a place that becomes free is taken by none of these.
      files.clear();
      set([]);
      for (const { stop } of given) stop?.abort();
    },
    getSnapshot,
    subscribe: (listener) => store.sub(itemsAtom, listener),
  };
}
