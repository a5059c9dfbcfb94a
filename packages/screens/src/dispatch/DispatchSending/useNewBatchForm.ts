import {
  type BatchSummary,
  checkDate,
  checkNotes,
  expectedCardsRange,
  isBlank,
  notesLength,
  type Problem,
  readExpectedCards,
} from "@id-desk/core";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "../../runtime/forms/use-form.ts";
import { useNavigation } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useKeptForm } from "../../runtime/writing/kept-forms.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import type { dispatchSendingCopy } from "./DispatchSending.copy.ts";
import { type NewBatchState, newBatchForm } from "./useNewBatch.ts";

/** How long a batch's name may be. */
const longestName = 60;

/** What staff have given for a new batch so far, by the names that the registry has for it; as typed. */
const emptyDraft = {
  /** The id of the centre; empty as long as none is chosen. */
  destination_center_id: "",
  name: "",
  expected_count: "",
  expected_on: "",
  notes: "",
};

/**
 * Holds a new batch until the registry has it; one that succeeded leads to its own page.
 *
 * @param asksPacking what it should hold and when it should arrive is asked for, as the server keeps that.
 * @param refresh reads the list again, which is not left.
 */
export function useNewBatchForm(
  newBatch: NewBatchState,
  { asksPacking, refresh }: { readonly asksPacking: boolean; readonly refresh: () => void },
  t: Translate<typeof dispatchSendingCopy.texts>,
) {
  const { onNavigate } = useNavigation();
  const today = useDates().today();
  const { writing, typedBefore, isAnotherWanted, close, beginAnother } = newBatch;
  /** The batch that was created last while the dialog stayed open. */
  const [created, setCreated] = useState<BatchSummary>();
  const form = useForm({
    start: emptyDraft,
    typedBefore,
    asked: asksPacking ? undefined : ["destination_center_id", "name", "notes"],
    error: writing.error,
    check: (draft) => ({
      destination_center_id: !draft.destination_center_id && t("destinationRequired"),
      name: [...draft.name.trim()].length > longestName && t("nameTooLong", { max: longestName }),
      expected_count: checkCount(draft.expected_count),
      expected_on: checkDay(draft.expected_on.trim()),
      notes: checkText(draft.notes),
    }),
  });
  useUnsavedWork(form.typed && t("notCreated"));
  useKeptForm(newBatchForm, form.typed);

  function checkCount(text: string): string | undefined {
    const { min, max } = expectedCardsRange;
    return text.trim() && readExpectedCards(text) === undefined
      ? t("expectedCardsInvalid", { min: String(min), max: String(max) })
      : undefined;
  }
  function checkDay(text: string): Problem | string | undefined {
    if (!text) return undefined;
    const [problem] = checkDate(text, { min: today });
    const isEarly = problem?.code === "date_range" && text < today;
    return isEarly ? t("expectedOnEarlier") : problem;
  }
  function checkText(notes: string): string | undefined {
    const [problem] = checkNotes(notes, { isRequired: false });
    return problem && t(problem.code === "notes_too_short" ? "notesTooShort" : "notesTooLong", notesLength);
  }

  async function create(): Promise<void> {
    if (writing.isPending || !form.validate()) return;
    const { destination_center_id, name, notes } = form.values;
    const answer = await writing.send({
      body: {
        destination_center_id: Number(destination_center_id),
        ...(!isBlank(name) && { name: name.trim() }),
        ...(asksPacking && readPacking(form.values)),
        ...(!isBlank(notes) && { notes: notes.trim() }),
      },
    });
    if (!answer) return;
    const { batch } = answer;
    // Which batch it is may be for the list to tell.
    if (isAnotherWanted || !batch) refresh();
    if (isAnotherWanted) {
      beginAnother();
      form.restart({ ...emptyDraft, destination_center_id });
      setCreated(batch);
      return;
    }
    // Before the page is left, or its host would ask about work that is saved.
    flushSync(() => close());
    if (batch) onNavigate({ screen: "DispatchSendingBatch", params: { batchId: batch.id } });
  }

  return { form, created, create };
}

/** What the batch should hold and when it should arrive, as far as it was given. */
function readPacking(draft: typeof emptyDraft) {
  const expected_count = readExpectedCards(draft.expected_count);
  const expected_on = draft.expected_on.trim();
  return { ...(expected_count !== undefined && { expected_count }), ...(expected_on && { expected_on }) };
}
