import type { KeptValues, OperationData } from "@id-desk/core";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useRead } from "../reading/use-read.ts";
import { useRegistry } from "../registry/registry-context.ts";
import { useKeptForm, useTypedBefore } from "../writing/kept-forms.ts";
import { createDraftSaver, type DraftForm, type DraftInput, type DraftStart } from "./draft-saver.ts";

/** A draft that the server keeps for the user at this centre. */
export interface KeptDraft extends DraftStart, DraftInput {
  readonly savedAt: Date;
  readonly content: DraftInput["content"];
}

const keptAs = (form: DraftForm) => `draft ${form}`;

/** Reads which draft the page held when the session ended: its input may be newer than the server's. */
function readStart(kept: KeptValues | undefined): DraftStart | undefined {
  const { draft, version, idNumber = "" } = kept ?? {};
  return draft ? { draft, version: Number(version), idNumber, savedAt: null } : undefined;
}

/**
 * Returns the input of a form that the same user typed in this page until their session ended; undefined where there is
 * none. It is read when the page opens, before `useDraft` holds the new input.
 */
export function useInputBefore(form: DraftForm): DraftInput | undefined {
  const kept = useTypedBefore(keptAs(form));
  return useMemo(
    () => kept && { idNumber: kept.idNumber ?? "", content: JSON.parse(kept.content ?? "{}") },
    [kept],
  );
}

const readDraft = ({
  draft,
  version,
  saved_at,
  id_number,
  content,
}: OperationData<"listDrafts">["drafts"][number]): KeptDraft => ({
  draft,
  version,
  savedAt: new Date(saved_at),
  idNumber: id_number,
  content,
});

/** What a form tells of its draft. */
export interface DraftOptions {
  readonly form: DraftForm;
  /** The server has the word `drafts`. Without it the input is kept in this page alone. */
  readonly isKept: boolean;
  /** The input as it is now; undefined where there is nothing to keep. Another person begins another draft. */
  readonly input: DraftInput | undefined;
}

/**
 * Saves the input of a form at the server while staff type: two seconds after a change, every two seconds while changes
 * follow, one save at a time. The input that is not saved yet is saved at once when the page is hidden or left. The page
 * holds the input as well, for its user to find after a session that ended.
 */
export function useDraft({ form, isKept, input }: DraftOptions) {
  const registry = useRegistry();
  const start = readStart(useTypedBefore(keptAs(form)));
  const [saver, setSaver] = useState(() => createDraftSaver(registry, form, start));
  const state = useSyncExternalStore(saver.subscribe, saver.getState, saver.getState);
  const { draft, version, savedAt, problem, isErased } = state;

  const { data, change, refresh } = useRead(
    "listDrafts",
    { path: { form }, isSilent: true },
    { isEnabled: isKept, readsOnce: true },
  );
  const begin = useCallback(
    (next?: KeptDraft) => {
      setSaver(createDraftSaver(registry, form, next));
      // The draft from before stays, with its last input: it is offered as it is then.
      saver.flush();
      void saver.whenSaved().then(refresh);
    },
    [registry, form, saver, refresh],
  );

  useEffect(() => (isKept ? saver.open() : undefined), [saver, isKept]);
  useEffect(() => {
    if (!isKept || !input) return;
    if (saver.isAbout(input.idNumber)) saver.change(input);
    else begin();
  }, [isKept, saver, input, begin]);
  const isElsewhere = problem === "elsewhere";
  // The draft of the other window is offered in its place.
  useEffect(() => (isElsewhere ? refresh() : undefined), [isElsewhere, refresh]);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const leave = () => document.visibilityState === "hidden" && saver.flush();
    document.addEventListener("visibilitychange", leave, { signal });
    window.addEventListener("pagehide", saver.flush, { signal });
    return () => stop.abort();
  }, [saver]);

  const held = useMemo(
    () =>
      input && !isErased
        ? {
            draft,
            version: String(version),
            idNumber: input.idNumber,
            content: JSON.stringify(input.content),
          }
        : undefined,
    [input, isErased, draft, version],
  );
  useKeptForm(keptAs(form), held);

  const offered = useMemo(
    () => (data?.drafts ?? []).filter((one) => isElsewhere || one.draft !== draft).map(readDraft),
    [data, draft, isElsewhere],
  );
  const forget = useCallback(
    (id: string) => change((shown) => ({ drafts: shown.drafts.filter((one) => one.draft !== id) })),
    [change],
  );

  return {
    /**
     * The user's other drafts of this form at this centre, newest first; empty until they are read. Where the problem is
     * `elsewhere`, the draft of the other window is among them.
     */
    offered,
    /** The moment of the last save; null before the first. */
    savedAt,
    /** Why the newest input is not at the server. */
    problem,
    /** Saves into an offered draft from now on. Put its content into the form in the same event. */
    resume: begin as (kept: KeptDraft) => void,
    /** Leaves this draft with its last input: it is offered from then on. The next input begins another one. */
    leave: useCallback(() => begin(), [begin]),
    /** Has the server forget an offered draft. Rejects with a `RegistryError`, which staff have seen as a notice. */
    discard: useCallback(
      async (kept: KeptDraft): Promise<void> => {
        const { draft: id, version: seen } = kept;
        await registry.client.request("discardDraft", { path: { form, draft: id }, body: { version: seen } });
        forget(id);
        saver.tryAgain();
      },
      [registry, form, forget, saver],
    ),
    /** Ends this draft after the form was sent or given up. Resolves when the server has forgotten it, or cannot. */
    erase: saver.erase,
  };
}
