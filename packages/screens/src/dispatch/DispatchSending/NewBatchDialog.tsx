import { notesLength } from "@id-desk/core";
import { Alert, Button, Checkbox, DateField, Dialog, Form, TextArea, TextField } from "@id-desk/ui";
import { useEffect, useId, useRef } from "react";
import { CenterPicker } from "../../places/CenterPicker.tsx";
import type { Centers } from "../../places/useCenters.ts";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import { batchListCopy } from "../batches/batch-list.copy.ts";
import type { dispatchSendingCopy } from "./DispatchSending.copy.ts";
import * as css from "./NewBatchDialog.css.ts";
import { TypedBefore } from "./TypedBefore.tsx";
import type { NewBatchField, NewBatchState } from "./useNewBatch.ts";

/** What the dialog for a new batch takes. */
export interface NewBatchDialogProps {
  readonly newBatch: NewBatchState;
  readonly centers: Centers;
  /** The server keeps how many cards a batch should hold and when it should arrive. */
  readonly asksPacking: boolean;
  readonly t: Translate<typeof dispatchSendingCopy.texts>;
}

/** Asks where a new batch goes, and opens it. */
export function NewBatchDialog({ newBatch, centers, asksPacking, t }: NewBatchDialogProps) {
  const tList = useCopy(batchListCopy);
  const formId = useId();
  const chosenId = useId();
  const { draft, change, problems, created } = newBatch;
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The destination stays, so the next one begins with its name.
    if (created) nameField.current?.focus();
  }, [created]);
  const findText = (field: NewBatchField) => problems.find((problem) => problem.field === field)?.text;
  return (
    <Dialog
      isOpen
      onOpenChange={newBatch.close}
      heading={t("newBatchFrom", { center: newBatch.origin })}
      dismissLabel={t("cancel")}
      isPending={newBatch.isPending}
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          aria-describedby={chosenId}
          isPending={newBatch.isPending}
          pendingLabel={t("creating")}
        >
          {t("createBatch")}
        </Button>
      }
    >
      <Form
        id={formId}
        problems={problems.filter(({ isRefusal }) => isRefusal)}
        onSubmit={() => newBatch.create(asksPacking)}
      >
        {newBatch.isTypedBefore && <TypedBefore />}
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
        <CenterPicker
          words={tList}
          centers={centers}
          label={t("destination")}
          name="destination_center_id"
          value={draft.destination_center_id}
          onChange={(center) => change({ destination_center_id: center })}
          description={<Chosen id={chosenId} centers={centers} chosen={draft.destination_center_id} t={t} />}
          errorMessage={findText("destination_center_id")}
          isRequired
        />
        <TextField
          ref={nameField}
          label={t("name")}
          name="name"
          description={t("nameHint")}
          dir="auto"
          autoComplete="off"
          value={draft.name}
          onChange={(name) => change({ name })}
          onBlur={() => newBatch.check("name")}
          errorMessage={findText("name")}
          isOptional
        />
        {asksPacking && (
          <>
            <TextField
              label={t("expectedCards")}
              name="expected_count"
              description={t("expectedCardsHint")}
              isCode
              inputMode="numeric"
              autoComplete="off"
              value={draft.expected_count}
              onChange={(expected_count) => change({ expected_count })}
              onBlur={() => newBatch.check("expected_count")}
              errorMessage={findText("expected_count")}
              isOptional
            />
            <DateField
              label={t("expectedOn")}
              name="expected_on"
              autoComplete="off"
              value={draft.expected_on}
              onChange={(expected_on) => change({ expected_on })}
              onBlur={() => newBatch.check("expected_on")}
              errorMessage={findText("expected_on")}
              isOptional
            />
          </>
        )}
        <TextArea
          label={t("notes")}
          name="notes"
          description={t("notesHint")}
          dir="auto"
          maxLength={notesLength.max}
          value={draft.notes}
          onChange={(notes) => change({ notes })}
          onBlur={() => newBatch.check("notes")}
          errorMessage={findText("notes")}
          isOptional
        />
        <Checkbox
          label={t("createAnother")}
          isSelected={newBatch.isAnotherWanted}
          onChange={newBatch.wantAnother}
        />
      </Form>
    </Dialog>
  );
}

/** Where the batch will go. The field may show text that chooses nothing, or only part of a long name. */
function Chosen({
  id,
  centers: { places },
  chosen,
  t,
}: Pick<NewBatchDialogProps, "centers" | "t"> & { readonly id: string; readonly chosen: number | null }) {
  const place = places?.find((each) => each.id === chosen);
  return (
    <span id={id} role="status" className={place && css.chosen}>
      {place ? (
        <>
          <strong className={css.name}>
            <AnyScript>{place.label}</AnyScript>
          </strong>{" "}
          {place.place && <AnyScript>{place.place}</AnyScript>}
        </>
      ) : (
        t("noDestination")
      )}
    </span>
  );
}
