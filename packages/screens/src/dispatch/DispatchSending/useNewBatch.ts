import { checkNotes, type KeptValues, notesLength, type RegistryError } from "@id-desk/core";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { Translate } from "../../runtime/copy.ts";
import { useKeptForm, useTypedBefore } from "../../runtime/kept-forms.ts";
import { useNavigation, useSession } from "../../runtime/registry-context.ts";
import type { Action } from "../../runtime/use-action.ts";
import { useUnsavedWork } from "../../runtime/use-unsaved-work.ts";
import { useWrite } from "../../runtime/use-write.ts";
import { readRefusalText } from "../parts/scan-refusal.ts";
import type { dispatchSendingCopy } from "./DispatchSending.copy.ts";

/** What staff have given for a new batch so far. */
export interface NewBatchDraft {
  readonly destination_center_id: number | null;
  readonly name: string;
  readonly notes: string;
}

/** A field of the dialog, by the name that the registry's answer has for it. */
export type NewBatchField = keyof NewBatchDraft;

/** One thing to put right; without a field it is the registry's refusal of the whole batch. */
export interface NewBatchProblem {
  readonly field?: NewBatchField;
  readonly text: string;
  /** Found when the batch was to be created, and not on leaving a field. */
  readonly isRefusal: boolean;
}

interface FieldProblem extends NewBatchProblem {
  readonly field: NewBatchField;
}

/** What the dialog for a new batch knows and can do. */
export interface NewBatchState extends Omit<Action<"createBatch">, "run"> {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The name of the centre that the batch leaves from. */
  readonly origin: string;
  readonly draft: NewBatchDraft;
  /** It stands as it was when the session ended, and nobody has opened it. */
  readonly isTypedBefore: boolean;
  readonly change: (change: Partial<NewBatchDraft>) => void;
  /** Checks one field, when staff leave it. */
  readonly check: (field: NewBatchField) => void;
  readonly problems: readonly NewBatchProblem[];
  readonly isPending: boolean;
  readonly create: () => Promise<void>;
}

/** How long a batch's name may be. */
const longestName = 60;

/** The name under which a draft is kept through a session that ends. */
const keptAs = "new batch";

const emptyDraft: NewBatchDraft = { destination_center_id: null, name: "", notes: "" };
const fields = Object.keys(emptyDraft) as NewBatchField[];

/**
 * Holds a new batch until the registry has it. What was typed stays through a refusal, and through a dialog
 * that was closed by a slip; one that succeeded leads to its own page.
 */
export function useNewBatch(t: Translate<typeof dispatchSendingCopy.texts>): NewBatchState {
  const { onNavigate } = useNavigation();
  const origin = useSession().center?.name ?? "";
  const { send, isPending, error, reset, ...action } = useWrite("createBatch");
  const typedBefore = useTypedBefore(keptAs);
  const [isTypedBefore, setTypedBefore] = useState(typedBefore !== undefined);
  const [isOpen, setOpen] = useState(isTypedBefore);
  const [draft, setDraft] = useState(() => readDraft(typedBefore));
  const [ownProblems, setOwnProblems] = useState<readonly FieldProblem[]>([]);
  /** What was changed since the registry refused; its words about that are out of date. */
  const [changedSince, setChangedSince] = useState<readonly NewBatchField[]>([]);
  const isStarted = fields.some((field) => isFilled(draft, field));
  useUnsavedWork(isOpen && isStarted ? t("notCreated") : undefined);
  useKeptForm(keptAs, isOpen && isStarted ? writeDraft(draft) : undefined);

  async function create(): Promise<void> {
    if (isPending) return;
    const found = fields.flatMap((field) => checkField(field, draft, t, true));
    setOwnProblems(found);
    setChangedSince([]);
    const { destination_center_id } = draft;
    if (found.length > 0 || destination_center_id === null) return;
    const [name, notes] = [draft.name.trim(), draft.notes.trim()];
    const answer = await send({
      body: { destination_center_id, ...(name && { name }), ...(notes && { notes }) },
    });
    if (!answer) return;
    // Before the page is left, or its host would ask about work that is saved.
    flushSync(() => {
      setOpen(false);
      setDraft(emptyDraft);
    });
    onNavigate({ screen: "DispatchSendingBatch", params: { batchId: answer.batch.id } });
  }

  const refused = error
    ? readRefusal(error).filter(({ field }) =>
        field ? !changedSince.includes(field) : changedSince.length === 0,
      )
    : [];
  return {
    ...action,
    isOpen,
    open() {
      setOwnProblems([]);
      setTypedBefore(false);
      reset();
      setOpen(true);
    },
    close: () => setOpen(false),
    origin,
    draft,
    isTypedBefore,
    change(change) {
      const changed = fields.filter((field) => field in change);
      setDraft((before) => ({ ...before, ...change }));
      setOwnProblems((before) => before.filter(({ field }) => !changed.includes(field)));
      setChangedSince((before) => [...before, ...changed]);
    },
    check(field) {
      const found = isFilled(draft, field) ? checkField(field, draft, t, false) : [];
      setOwnProblems((before) => [...before.filter((problem) => problem.field !== field), ...found]);
    },
    problems: [...ownProblems, ...refused],
    isPending,
    create,
  };
}

function writeDraft({ destination_center_id, name, notes }: NewBatchDraft): KeptValues {
  return { destination: String(destination_center_id ?? ""), name, notes };
}

function readDraft(kept: KeptValues | undefined): NewBatchDraft {
  const { destination, name = "", notes = "" } = kept ?? {};
  return { destination_center_id: destination ? Number(destination) : null, name, notes };
}

function isFilled(draft: NewBatchDraft, field: NewBatchField): boolean {
  return draft[field] !== emptyDraft[field];
}

function checkField(
  field: NewBatchField,
  draft: NewBatchDraft,
  t: Translate<typeof dispatchSendingCopy.texts>,
  isRefusal: boolean,
): readonly FieldProblem[] {
  switch (field) {
    case "destination_center_id":
      return draft.destination_center_id === null
        ? [{ field, text: t("destinationRequired"), isRefusal }]
        : [];
    case "name":
      return [...draft.name.trim()].length > longestName
        ? [{ field, text: t("nameTooLong", { max: longestName }), isRefusal }]
        : [];
    case "notes":
      return checkNotes(draft.notes, { isRequired: false }).map(({ code }) => ({
        field,
        isRefusal,
        text:
          code === "notes_too_short"
            ? t("notesTooShort", { min: notesLength.min })
            : t("notesTooLong", { max: notesLength.max }),
      }));
  }
}

/** What the registry refused, at the fields that it names; of the whole batch where the form has none of them. */
function readRefusal(error: RegistryError): readonly NewBatchProblem[] {
  const found = fields.flatMap((field) =>
    (error.fields[field] ?? []).map((text) => ({ field, text, isRefusal: true })),
  );
  return found.length > 0 ? found : [{ text: readRefusalText(error), isRefusal: true }];
}
