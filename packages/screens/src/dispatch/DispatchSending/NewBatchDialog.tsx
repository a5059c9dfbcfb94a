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
import { Alert, Button, Checkbox, Dialog, Form, TextArea, TextField } from "@id-desk/ui";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { DayField } from "../../runtime/forms/DayField.tsx";
import { MoreFields } from "../../runtime/forms/MoreFields.tsx";
import { useForm } from "../../runtime/forms/use-form.ts";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { usePressOnControlEnter } from "../../runtime/keys/use-press-on-control-enter.ts";
import { useCopy, useNavigation, useSession } from "../../runtime/registry/registry-context.ts";
import type { Messages, Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useKeptForm } from "../../runtime/writing/kept-forms.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import type { BatchListState } from "../batches/useBatchList.ts";
import { DestinationField } from "../commands/DestinationField.tsx";
import { batchDialogCopy } from "../record/batch-dialog.copy.ts";
import { dispatchSendingCopy } from "./DispatchSending.copy.ts";
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

/** The fields that few batches need. */
const moreFields = ["expected_count", "expected_on", "notes"] as const;

/** What the dialog for a new batch takes. */
export interface NewBatchDialogProps {
  readonly newBatch: NewBatchState;
  readonly list: BatchListState;
  /** The words that the host gives this one screen. */
  readonly messages: Messages<typeof dispatchSendingCopy.texts> | undefined;
}

/** Asks where a new batch goes, and opens it. */
export function NewBatchDialog(props: NewBatchDialogProps) {
  const { newBatch, list, messages } = props;
  const t = useCopy(dispatchSendingCopy, messages);
  const tDialog = useCopy(batchDialogCopy);
  const formId = useId();
  const chosenId = useId();
  const submit = usePressOnControlEnter();
  const origin = useSession().center?.name ?? "";
  const { centers } = list;
  const { form, asksPacking, created, create } = useNewBatchForm({ newBatch, list, t });
  const { isPending } = newBatch.writing;
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The destination stays, so the next one begins with its name.
    if (created) nameField.current?.focus();
  }, [created]);
  const notes = (
    <TextArea
      label={t("notes")}
      description={t("notesHint")}
      dir="auto"
      maxLength={notesLength.max}
      {...form.field("notes")}
      isOptional
    />
  );
  return (
    <Dialog
      isOpen
      onOpenChange={() => newBatch.close(form.typed)}
      heading={t("newBatchFrom", { center: origin })}
      dismissLabel={t("cancel")}
      isPending={isPending}
      actions={
        <Button
          ref={submit}
          type="submit"
          form={formId}
          variant="primary"
          aria-describedby={chosenId}
          isPending={isPending}
          pendingLabel={t("creating")}
        >
          {t("createBatch")}
        </Button>
      }
    >
      <Form id={formId} problems={form.problems} onSubmit={create}>
        {newBatch.isRestored && <Alert tone="neutral" announce="politely" heading={tDialog("typedBefore")} />}
        {created && (
          <Alert
            tone="success"
            announce="politely"
            heading={t("created", { batch: created.batch_no, center: created.destination_center.name })}
            actions={
              <DestinationLink
                to={{ screen: "DispatchSendingBatch", params: { batchId: created.id } }}
                variant="standalone"
              >
                {t("openCreated", { batch: created.batch_no })}
              </DestinationLink>
            }
          />
        )}
        <DestinationField
          label={t("destination")}
          noneChosen={t("noDestination")}
          chosenId={chosenId}
          centers={centers}
          form={form}
        />
        <TextField
          ref={nameField}
          label={t("name")}
          description={t("nameHint")}
          dir="auto"
          autoComplete="off"
          {...form.field("name")}
          isOptional
        />
        {asksPacking ? (
          <MoreFields
            label={tDialog("more")}
            isNeeded={moreFields.some((field) => form.values[field].trim() || form.errorOf(field))}
          >
            <TextField
              label={t("expectedCards")}
              description={t("expectedCardsHint")}
              isCode
              inputMode="numeric"
              autoComplete="off"
              {...form.field("expected_count")}
              isOptional
            />
            <DayField label={t("expectedOn")} autoComplete="off" {...form.field("expected_on")} isOptional />
            {notes}
          </MoreFields>
        ) : (
          notes
        )}
        <Checkbox
          label={t("createAnother")}
          isSelected={newBatch.isAnotherWanted}
          onChange={newBatch.wantAnother}
        />
      </Form>
    </Dialog>
  );
}

/** Holds a new batch until the registry has it; one that succeeded leads to its own page. */
function useNewBatchForm({
  newBatch,
  list,
  t,
}: Pick<NewBatchDialogProps, "newBatch" | "list"> & {
  readonly t: Translate<typeof dispatchSendingCopy.texts>;
}) {
  // The server keeps how many cards a batch should hold and when it should arrive.
  const asksPacking = list.can("packing");
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
    if (isAnotherWanted || !batch) list.refresh();
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

  return { form, asksPacking, created, create };
}

/** What the batch should hold and when it should arrive, as far as it was given. */
function readPacking(draft: typeof emptyDraft) {
  const expected_count = readExpectedCards(draft.expected_count);
  const expected_on = draft.expected_on.trim();
  return { ...(expected_count !== undefined && { expected_count }), ...(expected_on && { expected_on }) };
}
