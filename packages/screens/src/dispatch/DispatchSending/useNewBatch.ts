import {
  type BatchSummary,
  checkDate,
  checkNotes,
  expectedCardsRange,
  isBlank,
  type KeptValues,
  notesLength,
  type Problem,
  type RegistryError,
  readExpectedCards,
} from "@id-desk/core";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigation, useSession } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useProblemText } from "../../runtime/words/use-problem-text.ts";
import { useKeptForm, useTypedBefore } from "../../runtime/writing/kept-forms.ts";
import { readRefusalText } from "../../runtime/writing/read-refusal.ts";
import type { Action } from "../../runtime/writing/use-action.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import { useWrite } from "../../runtime/writing/use-write.ts";
import type { dispatchSendingCopy } from "./DispatchSending.copy.ts";

/** What staff have given for a new batch so far. */
export interface NewBatchDraft {
  readonly destination_center_id: number | null;
  readonly name: string;
  /** As typed. */
  readonly expected_count: string;
  /** As typed. */
  readonly expected_on: string;
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
  /** The dialog stays open for another batch to the same destination. */
  readonly isAnotherWanted: boolean;
  readonly wantAnother: (isWanted: boolean) => void;
  /** The batch that was created last while the dialog stayed open. */
  readonly created: BatchSummary | undefined;
  /** How many batches were created without leaving the list. */
  readonly createdHere: number;
  readonly isPending: boolean;
  /** Opens the batch; with what it should hold and when it should arrive only where the server keeps that. */
  readonly create: (asksPacking: boolean) => Promise<void>;
}

/** How long a batch's name may be. */
const longestName = 60;

/** The name under which a draft is kept through a session that ends. */
const keptAs = "new batch";

const emptyDraft: NewBatchDraft = {
  destination_center_id: null,
  name: "",
  expected_count: "",
  expected_on: "",
  notes: "",
};
const startFor = (destination_center_id: number): NewBatchDraft => ({ ...emptyDraft, destination_center_id });
const fields = Object.keys(emptyDraft) as NewBatchField[];
const packingFields: readonly NewBatchField[] = ["expected_count", "expected_on"];

/**
 * Holds a new batch until the registry has it. What was typed stays through a refusal, and through a dialog
 * that was closed by a slip; one that succeeded leads to its own page.
 */
export function useNewBatch(t: Translate<typeof dispatchSendingCopy.texts>): NewBatchState {
  const { onNavigate } = useNavigation();
  const origin = useSession().center?.name ?? "";
  const dates = useDates();
  const writeProblem = useProblemText();
  const { send, isPending, error, reset, ...action } = useWrite("createBatch");
  const typedBefore = useTypedBefore(keptAs);
  const [isTypedBefore, setTypedBefore] = useState(typedBefore !== undefined);
  const [isOpen, setOpen] = useState(isTypedBefore);
  const [draft, setDraft] = useState(() => readDraft(typedBefore));
  const [ownProblems, setOwnProblems] = useState<readonly FieldProblem[]>([]);
  /** What was changed since the registry refused; its words about that are out of date. */
  const [changedSince, setChangedSince] = useState<readonly NewBatchField[]>([]);
  const [isAnotherWanted, wantAnother] = useState(false);
  const [created, setCreated] = useState<BatchSummary>();
  const [createdHere, setCreatedHere] = useState(0);
  const start = created ? startFor(created.destination_center.id) : emptyDraft;
  const isStarted = fields.some((field) => draft[field] !== start[field]);
  useUnsavedWork(isOpen && isStarted ? t("notCreated") : undefined);
  useKeptForm(keptAs, isOpen && isStarted ? writeDraft(draft) : undefined);

  /** What is wrong with a field, in words. */
  function findProblems(field: NewBatchField, isRefusal: boolean): readonly FieldProblem[] {
    const texts = checkField(field, draft, { t, writeProblem, today: dates.today() });
    return texts.map((text) => ({ field, text, isRefusal }));
  }

  async function create(asksPacking: boolean): Promise<void> {
    if (isPending) return;
    const asked = fields.filter((field) => asksPacking || !packingFields.includes(field));
    const found = asked.flatMap((field) => findProblems(field, true));
    setOwnProblems(found);
    setChangedSince([]);
    const { destination_center_id } = draft;
    if (found.length > 0 || destination_center_id === null) return;
    const { name, notes } = draft;
    const answer = await send({
      body: {
        destination_center_id,
        ...(!isBlank(name) && { name: name.trim() }),
        ...(asksPacking && readPacking(draft)),
        ...(!isBlank(notes) && { notes: notes.trim() }),
      },
    });
    if (!answer) return;
    const { batch } = answer;
    // Which batch it is may be for the list to tell.
    if (isAnotherWanted || !batch) setCreatedHere((count) => count + 1);
    if (isAnotherWanted) {
      setDraft(startFor(destination_center_id));
      setTypedBefore(false);
      setCreated(batch);
      return;
    }
    // Before the page is left, or its host would ask about work that is saved.
    flushSync(() => {
      setOpen(false);
      setDraft(emptyDraft);
    });
    if (batch) onNavigate({ screen: "DispatchSendingBatch", params: { batchId: batch.id } });
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
      setCreated(undefined);
      reset();
      setOpen(true);
    },
    close() {
      setOpen(false);
      if (!isStarted) setDraft(emptyDraft);
    },
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
      const found = isFilled(draft, field) ? findProblems(field, false) : [];
      setOwnProblems((before) => [...before.filter((problem) => problem.field !== field), ...found]);
    },
    problems: [...ownProblems, ...refused],
    isAnotherWanted,
    wantAnother,
    created,
    createdHere,
    isPending,
    create,
  };
}

/** What the batch should hold and when it should arrive, as far as it was given. */
function readPacking(draft: NewBatchDraft) {
  const expected_count = readExpectedCards(draft.expected_count);
  const expected_on = draft.expected_on.trim();
  return { ...(expected_count !== undefined && { expected_count }), ...(expected_on && { expected_on }) };
}

function writeDraft({ destination_center_id, ...texts }: NewBatchDraft): KeptValues {
  return { ...texts, destination: String(destination_center_id ?? "") };
}

function readDraft(kept: KeptValues | undefined): NewBatchDraft {
  const { destination, ...texts } = kept ?? {};
  return { ...emptyDraft, ...texts, destination_center_id: destination ? Number(destination) : null };
}

function isFilled(draft: NewBatchDraft, field: NewBatchField): boolean {
  return draft[field] !== emptyDraft[field];
}

/** What a check needs beside the draft. */
interface CheckWords {
  readonly t: Translate<typeof dispatchSendingCopy.texts>;
  readonly writeProblem: (problem: Problem | undefined) => string | undefined;
  /** The registry's day, as YYYY-MM-DD. */
  readonly today: string;
}

function checkField(
  field: NewBatchField,
  draft: NewBatchDraft,
  { t, writeProblem, today }: CheckWords,
): readonly string[] {
  switch (field) {
    case "destination_center_id":
      return draft.destination_center_id === null ? [t("destinationRequired")] : [];
    case "name":
      return [...draft.name.trim()].length > longestName ? [t("nameTooLong", { max: longestName })] : [];
    case "expected_count": {
      const isGiven = draft.expected_count.trim() !== "";
      const { min, max } = expectedCardsRange;
      return isGiven && readExpectedCards(draft.expected_count) === undefined
        ? [t("expectedCardsInvalid", { min: String(min), max: String(max) })]
        : [];
    }
    case "expected_on": {
      if (draft.expected_on.trim() === "") return [];
      const [problem] = checkDate(draft.expected_on, { min: today });
      const isEarly = problem?.code === "date_range" && draft.expected_on.trim() < today;
      return [isEarly ? t("expectedOnEarlier") : (writeProblem(problem) ?? "")].filter(Boolean);
    }
    case "notes":
      return checkNotes(draft.notes, { isRequired: false }).map(({ code }) =>
        code === "notes_too_short"
          ? t("notesTooShort", { min: notesLength.min })
          : t("notesTooLong", { max: notesLength.max }),
      );
  }
}

/** What the registry refused, at the fields that it names; of the whole batch where the form has none of them. */
function readRefusal(error: RegistryError): readonly NewBatchProblem[] {
  const found = fields.flatMap((field) =>
    (error.fields[field] ?? []).map((text) => ({ field, text, isRefusal: true })),
  );
  return found.length > 0 ? found : [{ text: readRefusalText(error), isRefusal: true }];
}
