import type { RegistryError } from "@id-desk/core";
import { type Interaction, type InteractionData, readExpatCandidates } from "@id-desk/core/xpat";
import { useState } from "react";
import { readRefusalText } from "../../runtime/writing/read-refusal.ts";
import { useWrite } from "../../runtime/writing/use-write.ts";
import { readXpatRefusal } from "./xpat-refusal.ts";
import type { InteractionValues } from "./xpat-values.ts";

/** An interaction that was saved. */
export interface SavedInteraction {
  /** Nothing where the server answers with a message alone. */
  readonly interaction: Interaction | undefined;
}

/** Saves the interaction once, however often it is sent. After a refusal the section at fault is told. */
export function useXpatSaving({
  round,
  onRefused,
}: {
  /** Of the person: an answer that comes after staff have gone on is not shown as that of the next one. */
  readonly round: number;
  readonly onRefused: (error: RegistryError) => void;
}) {
  const writing = useWrite("recordInteraction", round);
  const [done, setDone] = useState<SavedInteraction & { readonly round: number }>();
  const [sent, setSent] = useState<InteractionValues>();
  const { error } = writing;
  const [told, setTold] = useState(error);
  if (told !== error) {
    setTold(error);
    if (error) onRefused(error);
  }
  return {
    ...writing,
    /** What was saved of this person. */
    done: done?.round === round ? done : undefined,
    /** What the last refusal means for the sheet. */
    refusal: error && readXpatRefusal(error),
    errorText: error && readRefusalText(error),
    /** What was sent last: what the registry says is about that. */
    sent,
    /** Those whom the person looks like, where the registry asks. */
    candidates: readExpatCandidates(error),
    /** Forgets all of the person, for the next one. */
    clear(): void {
      writing.reset();
      setDone(undefined);
      setSent(undefined);
    },
    async save(
      data: InteractionData,
      biometrics: FormData | undefined,
      values: InteractionValues,
    ): Promise<void> {
      setSent(values);
      const body = writeBody(data, biometrics);
      const answer = await writing.send({ body } as Parameters<typeof writing.send>[0]);
      if (answer) setDone({ round, interaction: answer.interaction });
    },
  };
}

/** Puts what is said of the biometrics beside the rest, and the pictures beside both. */
function writeBody(data: InteractionData, biometrics: FormData | undefined): FormData {
  const body = new FormData();
  const { id_number: _, ...said } = JSON.parse(String(biometrics?.get("data") ?? "{}"));
  for (const file of biometrics?.getAll("files") ?? []) body.append("files", file);
  body.append("data", JSON.stringify({ ...data, ...said }));
  return body;
}
