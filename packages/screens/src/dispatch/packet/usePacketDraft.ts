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
import { type FormState, useForm } from "../../runtime/forms/use-form.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import type { RecordDialogFrame } from "../../runtime/writing/RecordDialog.tsx";
import type { dispatchDialogCopy } from "./dispatch-dialog.copy.ts";

/** What is said of a packet that leaves, by the names that the registry's answer has for it; as typed. */
export type PacketDraft = Readonly<
  Record<
    "seal_no" | "expected_on" | "courier_name" | "courier_contact" | "courier_reference" | "notes",
    string
  >
>;

/** What is said of a packet that leaves. */
export type Dispatching = Omit<OperationBody<"dispatchBatch">, "version">;

/** What is typed about a packet that leaves. */
export interface PacketDraftState extends FormState<PacketDraft> {
  /** What is sent of it; only what was given or changed. */
  readonly read: () => Dispatching;
}

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
): PacketDraftState {
  const today = useDates().today();
  const form = useForm<PacketDraft>({
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
      seal_no: checkLength("seal_no", draft),
      expected_on: isBlank(draft.expected_on) ? undefined : checkDay(draft.expected_on.trim()),
      courier_name: checkLength("courier_name", draft),
      courier_contact: !isBlank(draft.courier_contact) && checkContact(draft.courier_contact),
      courier_reference: checkLength("courier_reference", draft),
      notes: checkNotes(draft.notes, { isRequired: false }),
    }),
  });

  function checkLength(field: keyof typeof packetTextLengths, draft: PacketDraft): string | undefined {
    const max = packetTextLengths[field];
    return [...draft[field].trim()].length > max ? t("tooLong", { max }) : undefined;
  }
  function checkDay(text: string): Problem | string | undefined {
    const [problem] = checkDate(text, { min: today });
    return problem?.code === "date_range" && text < today ? t("expectedOnEarlier") : problem;
  }

  return {
    ...form,
    read() {
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
