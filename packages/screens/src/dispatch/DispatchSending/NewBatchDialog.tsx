import { notesLength } from "@id-desk/core";
import { Alert, Button, Checkbox, DateField, Dialog, Form, TextArea, TextField } from "@id-desk/ui";
import { useEffect, useId, useRef } from "react";
import { CenterPicker } from "../../places/CenterPicker.tsx";
import type { CenterPlace } from "../../places/center-places.ts";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import { batchListCopy } from "../batches/batch-list.copy.ts";
import type { BatchListState } from "../batches/useBatchList.ts";
import { batchDialogCopy } from "../record/batch-dialog.copy.ts";
import type { dispatchSendingCopy } from "./DispatchSending.copy.ts";
import * as css from "./NewBatchDialog.css.ts";
import type { NewBatchState } from "./useNewBatch.ts";
import { useNewBatchForm } from "./useNewBatchForm.ts";

/** What the dialog for a new batch takes. */
export interface NewBatchDialogProps {
  readonly newBatch: NewBatchState;
  readonly list: BatchListState;
  readonly t: Translate<typeof dispatchSendingCopy.texts>;
}

/** Asks where a new batch goes, and opens it. */
export function NewBatchDialog({ newBatch, list, t }: NewBatchDialogProps) {
  const tList = useCopy(batchListCopy);
  const tDialog = useCopy(batchDialogCopy);
  const formId = useId();
  const chosenId = useId();
  const origin = useSession().center?.name ?? "";
  const { centers } = list;
  // The server keeps how many cards a batch should hold and when it should arrive.
  const asksPacking = list.can("packing");
  const { form, created, create } = useNewBatchForm(newBatch, { asksPacking, refresh: list.refresh }, t);
  const destination = Number(form.values.destination_center_id) || null;
  const place = centers.places?.find(({ id }) => id === destination);
  const { isPending } = newBatch.writing;
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The destination stays, so the next one begins with its name.
    if (created) nameField.current?.focus();
  }, [created]);
  return (
    <Dialog
      isOpen
      onOpenChange={() => newBatch.close(form.typed)}
      heading={t("newBatchFrom", { center: origin })}
      dismissLabel={t("cancel")}
      isPending={isPending}
      actions={
        <Button
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
        <CenterPicker
          words={tList}
          centers={centers}
          label={t("destination")}
          name="destination_center_id"
          value={destination}
          onChange={(center) => form.set({ destination_center_id: String(center ?? "") })}
          description={<Chosen id={chosenId} place={place} t={t} />}
          errorMessage={form.errorOf("destination_center_id")}
          isRequired
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
        {asksPacking && (
          <>
            <TextField
              label={t("expectedCards")}
              description={t("expectedCardsHint")}
              isCode
              inputMode="numeric"
              autoComplete="off"
              {...form.field("expected_count")}
              isOptional
            />
            <DateField label={t("expectedOn")} autoComplete="off" {...form.field("expected_on")} isOptional />
          </>
        )}
        <TextArea
          label={t("notes")}
          description={t("notesHint")}
          dir="auto"
          maxLength={notesLength.max}
          {...form.field("notes")}
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
  place,
  t,
}: Pick<NewBatchDialogProps, "t"> & { readonly id: string; readonly place: CenterPlace | undefined }) {
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
