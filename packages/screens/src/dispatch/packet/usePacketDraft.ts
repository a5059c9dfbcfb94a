import {
  type BatchSummary,
  checkContact,
  checkDate,
  isBlank,
  type KeptValues,
  type OperationBody,
  packetTextLengths,
  type RegistryError,
  readContact,
  readDate,
} from "@id-desk/core";
import { useState } from "react";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useProblemText } from "../../runtime/words/use-problem-text.ts";
import type { dispatchDialogCopy } from "./dispatch-dialog.copy.ts";

/** What stands on a packet's outside, by the names that the registry's answer has for it; as typed. */
export type PacketDraft = Readonly<
  Record<"seal_no" | "courier_name" | "courier_contact" | "courier_reference" | "expected_on", string>
>;

/** One field of it. */
export type PacketField = keyof PacketDraft;

/** The fields, in the order in which they are filled in. */
export const packetFields: readonly PacketField[] = [
  "seal_no",
  "expected_on",
  "courier_name",
  "courier_contact",
  "courier_reference",
];

/** What is said of a packet that leaves. */
export type Dispatching = Omit<OperationBody<"dispatchBatch">, "version">;

/** What is typed about a packet that leaves, and what is wrong with it. */
export interface PacketDraftState {
  readonly draft: PacketDraft;
  readonly change: (field: PacketField, text: string) => void;
  /** Checks one field, when staff leave it. */
  readonly leave: (field: PacketField) => void;
  readonly errorOf: (field: PacketField) => string | undefined;
  /** What was typed so far, to be kept; nothing while all is as it was. */
  readonly typed: KeptValues | undefined;
  /** Shows what is wrong and tells whether nothing is. */
  readonly check: () => boolean;
  /** What is sent of it; only what was given or changed. */
  readonly read: () => Omit<Dispatching, "notes">;
}

/** Takes what stands on the outside of a packet; every field may stay empty. */
export function usePacketDraft(
  batch: BatchSummary,
  {
    typedBefore,
    error,
    t,
  }: {
    readonly typedBefore: KeptValues | undefined;
    readonly error: RegistryError | undefined;
    readonly t: Translate<typeof dispatchDialogCopy.texts>;
  },
): PacketDraftState {
  const writeProblem = useProblemText();
  const today = useDates().today();
  const [initial] = useState(() => startDraft(batch, today));
  const [draft, setDraft] = useState<PacketDraft>(() => ({ ...initial, ...pickPacket(typedBefore) }));
  const [checked, setChecked] = useState<readonly PacketField[]>([]);
  const [refused, setRefused] = useState({ error, draft });
  if (refused.error !== error) setRefused({ error, draft });

  function findProblem(field: PacketField): string | undefined {
    const text = draft[field].trim();
    if (isBlank(text)) return undefined;
    if (field === "courier_contact") return writeProblem(checkContact(text)[0]);
    if (field === "expected_on") {
      const [problem] = checkDate(text, { min: today });
      return problem?.code === "date_range" && text < today ? t("expectedOnEarlier") : writeProblem(problem);
    }
    const max = packetTextLengths[field];
    return [...text].length > max ? t("tooLong", { max }) : undefined;
  }

  return {
    draft,
    change: (field, text) => setDraft((before) => ({ ...before, [field]: text })),
    leave: (field) => !isBlank(draft[field]) && setChecked((before) => [...before, field]),
    errorOf(field) {
      // What the server said of a field holds until something else stands in it.
      const refusal = refused.draft[field] === draft[field] ? error?.fields[field]?.[0] : undefined;
      return (checked.includes(field) ? findProblem(field) : undefined) ?? refusal;
    },
    typed: packetFields.some((field) => draft[field] !== initial[field]) ? draft : undefined,
    check() {
      setChecked(packetFields);
      return packetFields.every((field) => findProblem(field) === undefined);
    },
    read() {
      const given = { ...draft, courier_contact: readContact(draft.courier_contact) };
      const texts = packetFields.flatMap((field) => {
        const text = given[field].trim();
        return field === "expected_on" || isBlank(text) ? [] : [[field, text]];
      });
      const day = readDate(draft.expected_on) || null;
      return {
        ...Object.fromEntries(texts),
        ...(day !== (batch.expected_on ?? null) && { expected_on: day }),
      };
    },
  };
}

/** As the dialog opens: with the day that was given for the batch, unless it is over. */
function startDraft({ expected_on }: BatchSummary, today: string): PacketDraft {
  return {
    seal_no: "",
    courier_name: "",
    courier_contact: "",
    courier_reference: "",
    expected_on: expected_on && expected_on >= today ? expected_on : "",
  };
}

function pickPacket(kept: KeptValues = {}): Partial<PacketDraft> {
  return Object.fromEntries(
    packetFields.flatMap((field) => (kept[field] === undefined ? [] : [[field, kept[field]]])),
  );
}
