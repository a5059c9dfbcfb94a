import {
  type Collector,
  type Extension,
  findCurrentStep,
  type Issuance,
  type IssuanceStep,
  isHandedOver,
  type KeptValues,
  type OperationBody,
  type RegistryError,
  serverCan,
  stepNeeds,
} from "@id-desk/core";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useKeptForm, useTypedBefore } from "../../runtime/writing/kept-forms.ts";
import { useWrite, type Writing } from "../../runtime/writing/use-write.ts";
import { type CounterDesk, clearDesk, hasTyped, readDesk, writeDesk } from "./counter-desk.ts";

/** By what a card is looked for: one of its three numbers, and how it came. */
export type FindRequest = OperationBody<"loadIssuance">;

/** A hand-over as the registry gave it last. */
interface Shown {
  readonly issuance: Issuance;
  readonly extensions: readonly Extension[];
  /** Proves that the collector is verified; here alone, and gone with the page. */
  readonly otpToken: string | undefined;
  /** When the one-time password's seconds began to count, in the milliseconds of `performance.now()`. */
  readonly answeredAt: number;
}

/** What the page on which a card is handed over knows and can do. */
export interface NewIssuanceState {
  readonly issuance: Issuance | undefined;
  readonly otpToken: string | undefined;
  readonly answeredAt: number;
  readonly can: (extension: Extension) => boolean;
  readonly desk: CounterDesk;
  readonly changeDesk: (change: Partial<CounterDesk>) => void;
  /** The section that is open now. */
  readonly openStep: IssuanceStep;
  readonly isDone: (step: IssuanceStep) => boolean;
  /** A section that was done is open again. */
  readonly isEditing: boolean;
  /** @param part of the second section: who is at the counter, before what they bring. */
  readonly edit: (step: IssuanceStep, part?: "who") => void;
  readonly isEditingWho: boolean;
  readonly stopEditing: () => void;
  readonly load: Writing<"loadIssuance">;
  readonly check: Writing<"checkCollector">;
  readonly send: Writing<"sendCollectorOtp">;
  readonly verify: Writing<"verifyCollectorOtp">;
  readonly verifyCard: Writing<"verifyCard">;
  readonly issue: Writing<"issueCard">;
  /** Looks for a card; gives whether there is one to show. */
  readonly find: (request: FindRequest) => Promise<boolean>;
  /** Takes what a call answered into what is shown. */
  readonly take: (change: Partial<Issuance>, token?: string) => void;
  /** Asks the registry how the hand-over stands; gives it, or nothing when that fails. */
  readonly reread: () => Promise<Issuance | undefined>;
  /** Why it was asked again by itself, and whether it answered. */
  readonly conflict: { readonly error: RegistryError; readonly isReread: boolean } | undefined;
  /** Takes everything off the counter. */
  readonly clear: () => void;
  /** The proof is taken here, and not only its outstanding told. */
  readonly isCompleting: boolean;
  readonly beginCompleting: () => void;
  /** What the registry said of a document that was used before. */
  readonly documentRefusal: string | undefined;
  /** What leaving this hand-over now would cost. */
  readonly atStake: "verified" | "typed" | undefined;
  /** Something that stood on the counter before the session ended stands there again. */
  readonly isTypedBefore: boolean;
}

const form = "new issuance";

/** Holds one hand-over: what the registry says of it, what is done beside, and which section is open. */
export function useNewIssuance(): NewIssuanceState {
  const typedBefore = useTypedBefore(form);
  const [shown, setShown] = useState<Shown>();
  const [desk, setDesk] = useState<CounterDesk>(() => (typedBefore ? readDesk(typedBefore) : clearDesk));
  const [editing, setEditing] = useState<IssuanceStep>();
  const [isEditingWho, setEditingWho] = useState(false);
  const [isCompleting, setCompleting] = useState(false);
  const [conflict, setConflict] = useState<NewIssuanceState["conflict"]>();
  const [documentRefusal, setDocumentRefusal] = useState<string>();
  const shownCard = useRef<number>(undefined);
  const shownCollector = useRef<string>(undefined);
  const issuance = shown?.issuance;
  const cardId = issuance?.card.id;
  const writings = useIssuanceWrites(cardId);
  const { load, issue } = writings;

  /** What was done for somebody else holds for nobody: their number, their letter, the look at them. */
  const meet = useCallback((collector: Collector | null | undefined) => {
    if (!collector) return;
    const before = shownCollector.current;
    shownCollector.current = formatWho(collector);
    if (before === undefined || before === shownCollector.current) return;
    const { contact, document, isIdentityConfirmed } = clearDesk;
    setDesk((desk) => ({ ...desk, contact, document, isIdentityConfirmed }));
  }, []);

  const show = useCallback(
    (next: Issuance, extensions?: readonly Extension[]) => {
      const isSameCard = shownCard.current === undefined || shownCard.current === next.card.id;
      shownCard.current = next.card.id;
      if (!isSameCard) {
        setDesk(clearDesk);
        shownCollector.current = undefined;
      }
      meet(next.collector);
      setEditing(undefined);
      setShown((before) => ({
        issuance: next,
        extensions: extensions ?? before?.extensions ?? [],
        otpToken: next.otp_token,
        answeredAt: performance.now(),
      }));
    },
    [meet],
  );

  const { send: sendLoad } = load;
  const find = useCallback(
    async (request: FindRequest) => {
      const answer = await sendLoad({ body: request });
      if (!answer) return false;
      setConflict(undefined);
      setCompleting(false);
      show(answer.issuance, answer.extensions);
      return true;
    },
    [sendLoad, show],
  );

  const serial = issuance?.card.serial_number;
  const reread = useCallback(async () => {
    if (serial === undefined) return undefined;
    const answer = await sendLoad({ body: { serial_number: serial, method: "manual" } });
    if (answer) show(answer.issuance, answer.extensions);
    return answer?.issuance;
  }, [serial, sendLoad, show]);

  const take = useCallback(
    (change: Partial<Issuance>, token?: string) => {
      // The answer is about the card for which it was asked; another one may have come to the counter since.
      if (shownCard.current !== cardId) return;
      meet(change.collector);
      setShown(
        (before) =>
          before && {
            ...before,
            issuance: { ...before.issuance, ...change },
            otpToken: change.status ? token : (token ?? before.otpToken),
            answeredAt: change.otp ? performance.now() : before.answeredAt,
          },
      );
    },
    [cardId, meet],
  );

  useConflicts(writings, async (error) => {
    setConflict({ error, isReread: (await reread()) !== undefined });
  });
  const { error: refusal } = issue;
  useEffect(() => {
    if (refusal?.reason !== "file_path_missing") return;
    setDesk((before) => ({ ...before, document: undefined }));
    setDocumentRefusal(refusal.message);
    setEditing("collector");
    setEditingWho(false);
  }, [refusal]);
  const beginCompleting = useCallback(() => {
    if (shownCard.current === cardId) setCompleting(true);
  }, [cardId]);
  useFindAgain(typedBefore, find, () => setCompleting(true));
  const isOver = isHandedOver(issuance);
  const isProofOpen = isCompleting && issuance?.status === "collected";
  useKeptForm(
    form,
    useMemo(() => {
      if (!serial) return undefined;
      return isOver ? (isProofOpen ? { serial, isCompleting: "yes" } : undefined) : writeDesk(desk, serial);
    }, [serial, isOver, isProofOpen, desk]),
  );

  const work = {
    issuance,
    otpToken: shown?.otpToken,
    documentPath: desk.document?.path,
    isOldCardSurrendered: desk.isOldCardSurrendered,
    isOldCardMissing: desk.isOldCardMissing,
    isIdentityConfirmed: desk.isIdentityConfirmed,
  };
  const nextStep = isOver && !isCompleting ? "find" : (findCurrentStep(work) ?? "handOver");
  const isVerified = !isOver && shown?.otpToken !== undefined;

  return {
    ...writings,
    issuance,
    otpToken: shown?.otpToken,
    answeredAt: shown?.answeredAt ?? 0,
    can: (extension) => serverCan(shown as { extensions: readonly Extension[] } | undefined, extension),
    desk,
    changeDesk: useCallback(
      (change) => {
        setDesk((before) => ({ ...before, ...change }));
        if (!change.document || documentRefusal === undefined) return;
        // It was opened for this alone.
        setDocumentRefusal(undefined);
        setEditing(undefined);
      },
      [documentRefusal],
    ),
    openStep: (isOver ? undefined : editing) ?? nextStep,
    isDone: (step) => stepNeeds(step, work).length === 0,
    isEditing: editing !== undefined && !isOver,
    edit: useCallback((step, part) => {
      setEditing(step);
      setEditingWho(part === "who");
    }, []),
    isEditingWho,
    stopEditing: useCallback(() => setEditing(undefined), []),
    find,
    take,
    reread,
    conflict,
    clear: useCallback(() => {
      shownCard.current = undefined;
      shownCollector.current = undefined;
      setShown(undefined);
      setDesk(clearDesk);
      setEditing(undefined);
      setCompleting(false);
      setConflict(undefined);
      setDocumentRefusal(undefined);
    }, []),
    isCompleting,
    beginCompleting,
    documentRefusal,
    atStake: isVerified ? "verified" : hasTyped(desk) && !isOver ? "typed" : undefined,
    isTypedBefore: typedBefore !== undefined,
  };
}

/** Who somebody is at the counter, and by which document. */
function formatWho({ type, id_number, passport_no, country, document_type }: Collector): string {
  return JSON.stringify([type, id_number, passport_no, country?.id, document_type]);
}

function useIssuanceWrites(cardId: number | undefined) {
  return {
    load: useWrite("loadIssuance"),
    check: useWrite("checkCollector", cardId),
    send: useWrite("sendCollectorOtp", cardId),
    verify: useWrite("verifyCollectorOtp", cardId),
    verifyCard: useWrite("verifyCard", cardId),
    issue: useWrite("issueCard", cardId),
  };
}

/** Hears once of each refusal that says the hand-over stands elsewhere than the page shows. */
function useConflicts(
  { check, send, verify, verifyCard, issue }: ReturnType<typeof useIssuanceWrites>,
  onConflict: (error: RegistryError) => void,
): void {
  const heard = useRef<RegistryError>(undefined);
  const found = [check, send, verify, verifyCard, issue].find(({ error }) => error?.code === "conflict");
  useEffect(() => {
    const error = found?.error;
    // That the centre has changed is told over the whole page.
    if (!error || error.serverCode === "center_changed" || heard.current === error) return;
    heard.current = error;
    found.reset();
    onConflict(error);
  });
}

/** Looks once for the card that stood on the counter when the session ended, and goes on with its proof. */
function useFindAgain(
  typedBefore: KeptValues | undefined,
  find: NewIssuanceState["find"],
  onCompleting: () => void,
): void {
  const isAsked = useRef(false);
  useEffect(() => {
    const { serial, isCompleting } = typedBefore ?? {};
    if (!serial || isAsked.current) return;
    isAsked.current = true;
    void find({ serial_number: serial, method: "manual" }).then(
      (isFound) => isFound && isCompleting && onCompleting(),
    );
  }, [typedBefore, find, onCompleting]);
}
