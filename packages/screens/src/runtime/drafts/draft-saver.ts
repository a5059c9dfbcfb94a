import {
  createIdempotencyKey,
  createWriteKey,
  isRegistryError,
  type OperationBody,
  type OperationPath,
  type RegistryError,
} from "@id-desk/core";
import type { Registry } from "../registry/create-registry.ts";

/** Names a form that has drafts, as the contract does. */
export type DraftForm = OperationPath<"saveDraft">["form"];

/** The input of a form. */
export interface DraftInput {
  /** The person whom the form is about: `A100041`. */
  readonly idNumber: string;
  /** Everything that the form needs to be shown again, as JSON. At most 65,536 bytes. */
  readonly content: OperationBody<"saveDraft">["content"];
}

/** A draft as it was kept last. */
export interface DraftStart {
  /** Its id. */
  readonly draft: string;
  /** 0 where the server has not kept it yet. */
  readonly version: number;
  readonly idNumber: string;
  /** The moment of the last save; null where the page does not know it. */
  readonly savedAt: Date | null;
  /** The content that the server has; left out where the page has newer input. */
  readonly content?: DraftInput["content"];
}

/**
 * Why the newest input is not at the server. `elsewhere`: another window has a draft about this person, or has changed
 * this one; saving has stopped. `too_many`: the user has as many drafts as the server keeps; saving has stopped.
 * `unsaved`: the last save failed, and another one follows.
 */
export type DraftProblem = "elsewhere" | "too_many" | "unsaved";

/** How far a draft is saved. */
export interface DraftState {
  readonly draft: string;
  readonly version: number;
  readonly savedAt: Date | null;
  readonly problem: DraftProblem | null;
  /** The form was sent or given up: nothing of it is kept any more. */
  readonly isErased: boolean;
}

/** Saves one draft at the server while its form is open. */
export interface DraftSaver {
  /** The same object until something changes. */
  readonly getState: () => DraftState;
  /** Calls back after every change; returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the draft may be about this person: it is, or it has no input yet. */
  readonly isAbout: (idNumber: string) => boolean;
  /** Takes the newest input, and saves it within two seconds. */
  readonly change: (input: DraftInput) => void;
  /** Lets it save from now on. Returns the end, at which it saves at once what is not saved yet. */
  readonly open: () => () => void;
  /** Saves at once what is not saved yet. */
  readonly flush: () => void;
  /** Resolves when no save is under way. */
  readonly whenSaved: () => Promise<void>;
  /** Saves again after the reason to stop may be gone: the user has discarded another draft. */
  readonly tryAgain: () => void;
  /** Stops saving and has the server forget the draft. Does not reject: the server forgets it by itself in time. */
  readonly erase: () => Promise<void>;
}

/** The time from a change to its save, in milliseconds. */
const pace = 2_000;

/** The time to the next try after a failed one, in milliseconds: it doubles up to the longest. */
const firstRetry = 5_000;
const longestRetry = 60_000;

interface SaveRequest {
  readonly path: OperationPath<"saveDraft">;
  readonly body: OperationBody<"saveDraft">;
}

const textOf = ({ idNumber, content }: DraftInput) => JSON.stringify([idNumber, content]);

const readMoment = (text: string | undefined) => {
  const moment = new Date(text ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? new Date() : moment;
};

/** Creates what saves one draft: a new one, or one that was kept before. */
export function createDraftSaver(
  { client, session, connection }: Pick<Registry, "client" | "session" | "connection">,
  form: DraftForm,
  start?: DraftStart,
): DraftSaver {
  const { user, center } = session.getState();
  const path = { form, draft: start?.draft ?? createIdempotencyKey() };
  const key = createWriteKey();
  const listeners = new Set<() => void>();
  let state: DraftState = {
    draft: path.draft,
    version: start?.version ?? 0,
    savedAt: start?.savedAt ?? null,
    problem: null,
    isErased: false,
  };
  let person = start?.idNumber;
  let input: DraftInput | undefined;
  /** The input that the server has, or has refused for what is in it. */
  let settledText = start?.content && textOf({ idNumber: start.idNumber, content: start.content });
  /** A save that may have happened. It is repeated as it was, or its version would be another window's. */
  let unanswered: SaveRequest | undefined;
  let sending: Promise<void> | undefined;
  let timer: { readonly stop: () => void; readonly isRetry: boolean } | undefined;
  let retry = firstRetry;
  let isOpen = false;
  let isFlushing = false;
  let stopped: "for now" | "for good" | undefined;

  function update(change: Partial<DraftState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const hasNews = () => unanswered !== undefined || (input !== undefined && textOf(input) !== settledText);

  /** A draft is of one user at one centre; in another session it is not this page's. */
  function mayAsk(): boolean {
    const now = session.getState();
    const isSame = now.user?.username === user?.username && now.center?.id === center?.id;
    return now.status === "signedIn" && isSame;
  }

  function stopTimer(): void {
    timer?.stop();
    timer = undefined;
  }

  function schedule(milliseconds: number, isRetry = false): void {
    if (!isOpen) return;
    stopTimer();
    const waiting = setTimeout(() => {
      timer = undefined;
      send();
    }, milliseconds);
    timer = { stop: () => clearTimeout(waiting), isRetry };
  }

  /** Typing does not put a save off, and does not wait for the next try after a failed one. */
  function scheduleSoon(): void {
    if (sending || stopped || !hasNews() || (timer && !timer.isRetry)) return;
    schedule(pace);
  }

  function refuse(error: RegistryError, request: SaveRequest): void {
    isFlushing = false;
    const { code, serverCode, retryAfterSeconds = 0 } = error;
    unanswered = code === "network" || code === "server" ? request : undefined;
    if (state.isErased) return;
    if (serverCode === "draft_exists" || serverCode === "too_many_drafts") stopped = "for now";
    else if (serverCode === "stale_version") stopped = "for good";
    else if (unanswered || code === "rate_limited") {
      schedule(Math.max(retry, retryAfterSeconds * 1000), true);
      retry = Math.min(retry * 2, longestRetry);
    } else if (code !== "unauthenticated") {
      // The same input would be refused again.
      settledText = textOf({ idNumber: request.body.id_number, content: request.body.content });
    }
    const reason = serverCode === "too_many_drafts" ? "too_many" : "elsewhere";
    update({ problem: stopped ? reason : "unsaved" });
  }

  async function save(request: SaveRequest): Promise<void> {
    try {
      const { draft } = await client.request("saveDraft", {
        ...request,
        idempotencyKey: key,
        isSilent: true,
      });
      unanswered = undefined;
      settledText = textOf({ idNumber: request.body.id_number, content: request.body.content });
      retry = firstRetry;
      const version = draft?.version ?? request.body.version + 1;
      update({ version, savedAt: readMoment(draft?.saved_at), problem: null });
    } catch (error) {
      if (!isRegistryError(error)) throw error;
      refuse(error, request);
    } finally {
      sending = undefined;
    }
    if (isFlushing) send();
    else if (!timer) scheduleSoon();
  }

  function send(): void {
    if (sending) return;
    stopTimer();
    if (stopped || !hasNews() || !mayAsk()) {
      isFlushing = false;
      return;
    }
    const made = input && {
      path,
      body: { id_number: input.idNumber, version: state.version, content: input.content },
    };
    const request = unanswered ?? made;
    if (request) sending = save(request);
  }

  function flush(): void {
    isFlushing = hasNews();
    if (isFlushing) send();
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isAbout: (idNumber) => person === undefined || person === idNumber,
    change(next) {
      if (state.isErased) return;
      input = next;
      person = next.idNumber;
      scheduleSoon();
    },
    open() {
      isOpen = true;
      scheduleSoon();
      const ends = [connection.onReturn(send), session.subscribe(scheduleSoon)];
      return () => {
        isOpen = false;
        for (const end of ends) end();
        stopTimer();
        flush();
      };
    },
    flush,
    async whenSaved() {
      while (sending) await sending;
    },
    tryAgain() {
      if (stopped !== "for now") return;
      stopped = undefined;
      update({ problem: null });
      scheduleSoon();
    },
    async erase() {
      stopped = "for good";
      stopTimer();
      input = undefined;
      update({ problem: null, isErased: true });
      await sending;
      if ((state.version === 0 && !unanswered) || !mayAsk()) return;
      unanswered = undefined;
      try {
        // In any version: the form itself was sent or given up.
        await client.request("discardDraft", { path, body: {}, isSilent: true });
      } catch (error) {
        if (!isRegistryError(error)) throw error;
      }
    },
  };
}
