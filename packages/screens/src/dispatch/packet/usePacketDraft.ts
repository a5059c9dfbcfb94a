import {
  type BatchSummary,
  checkContact,
  checkDate,
  checkNotes,
  isBlank,
  type OperationBody,
  type Problem,
  packetTextLengths,
  readContact,
  readDate,
} from "@id-desk/core";
import { useForm } from "../../runtime/forms/use-form.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import type { RecordDialogFrame } from "../../runtime/writing/RecordDialog.tsx";
import type { dispatchDialogCopy } from "./dispatch-dialog.copy.ts";

/** What is said of a packet that leaves. */
export type Dispatching = Omit<OperationBody<"dispatchBatch">, "version">;

/**
 * Takes what is on the outside of a packet, and notes; every field may stay empty.
 *
 * @param asksPacking the outside is asked for, as the server keeps that.
 */
export function usePacketDraft(
  { expected_on: expectedDay }: Pick<BatchSummary, "expected_on">,
  asksPacking: boolean,
  { kept, writing }: Pick<RecordDialogFrame, "kept" | "writing">,
  t: Translate<typeof dispatchDialogCopy.texts>,
) {
  const today = useDates().today();
  const form = useForm({
    start: {
      seal_no: "",
      // The day that was given for the batch, unless it is over.
      expected_on: expectedDay && expectedDay >= today ? expectedDay : "",
      courier_name: "",
      courier_contact: "",
      courier_reference: "",
      notes: "",
    },
    typedBefore: kept.typedBefore,
    asked: asksPacking ? undefined : ["notes"],
    error: writing.error,
    check: (draft) => ({
      seal_no: checkLength("seal_no", draft.seal_no),
      expected_on: isBlank(draft.expected_on) ? undefined : checkDay(draft.expected_on.trim()),
      courier_name: checkLength("courier_name", draft.courier_name),
      courier_contact: !isBlank(draft.courier_contact) && checkContact(draft.courier_contact),
      courier_reference: checkLength("courier_reference", draft.courier_reference),
      notes: checkNotes(draft.notes, { isRequired: false }),
    }),
  });

  function checkLength(field: keyof typeof packetTextLengths, text: string): string | undefined {
    const max = packetTextLengths[field];
    return [...text.trim()].length > max ? t("tooLong", { max }) : undefined;
  }
  function checkDay(text: string): Problem | string | undefined {
    const [problem] = checkDate(text, { min: today });
    return problem?.code === "date_range" && text < today ? t("expectedOnEarlier") : problem;
  }

  return {
    ...form,
    /** What is sent of it; only what was given or changed. */
    read(): Dispatching {
      const { expected_on, ...texts } = form.values;
      const given = asksPacking
        ? { ...texts, courier_contact: readContact(texts.courier_contact) }
        : { notes: texts.notes };
      const day = readDate(expected_on) || null;
      return {
        ...Object.fromEntries(
          Object.entries(given).flatMap(([name, text]) => (isBlank(text) ? [] : [[name, text.trim()]])),
        ),
        ...(asksPacking && day !== (expectedDay ?? null) && { expected_on: day }),
      };
    },
  };
}
