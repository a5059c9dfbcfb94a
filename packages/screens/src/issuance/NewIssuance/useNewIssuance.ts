import {
  type Collector,
  type CollectorDraft,
  type Extension,
  findCurrentStep,
  type Issuance,
  type IssuanceStep,
  isHandedOver,
  type KeptValues,
  type OperationAnswer,
  type OperationBody,
  type RegistryError,
  serverCan,
  stepNeeds,
} from "@id-desk/core";
import { createContext, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { GivenDocument } from "../../capture/useUploads.ts";
import { useScanSounds } from "../../devices/use-scan-sounds.ts";
import { useSettings } from "../../runtime/settings/use-settings.ts";
import { useKeptForm, useTypedBefore } from "../../runtime/writing/kept-forms.ts";
import { useWrite } from "../../runtime/writing/use-write.ts";
import type { ContactDraft } from "../../verification/one-time-password.ts";
import { readIssuanceRules } from "../parts/useIssuanceRules.ts";

/** By what a card is looked for: one of its three numbers, and how it came. */
export type FindRequest = OperationBody<"loadIssuance">;

/** What the page on which a card is handed over knows and can do. */
export type Counter = ReturnType<typeof useNewIssuance>;

export const CounterContext = createContext<Counter | undefined>(undefined);

/** The counter with the hand-over that is on it; throws in a section that is shown without one. */
export function useHandOver(): Counter & { readonly issuance: Issuance } {
  const counter = useContext(CounterContext);
  if (!counter?.issuance) throw new Error("This section needs a card on the counter.");
  return { ...counter, issuance: counter.issuance };
}

/** The first choice of a collector, because it is the most common one. It counts once staff continue with it. */
const owner: CollectorDraft = {
  type: "self",
  isByPassport: false,
  id_number: "",
  passport_no: "",
  country_id: null,
  name: "",
  date_of_birth: "",
  relationship: "",
};

/** A counter before anything was done. */
const clearDesk = {
  collector: owner,
  contact: { isOther: false, contact: "", reason: "" } as ContactDraft,
  document: undefined as GivenDocument | undefined,
  isOldCardSurrendered: false,
  /** The old card is not given back; the notes say why. */
  isOldCardMissing: false,
  isIdentityConfirmed: false,
  notes: "",
};

/** What is done at the counter and not yet known to the registry. It lives as long as the page. */
export type CounterDesk = Readonly<typeof clearDesk>;

/** Writes a counter so that it outlives a session that ends: no code, no password, no document, and no tick. */
function writeDesk({ collector, contact, notes }: CounterDesk, serial: string): KeptValues {
  return { serial, desk: JSON.stringify({ collector, contact, notes }) };
}

/** Reads a counter that outlived its session. What was ticked is looked at once more, by whoever ticks it again. */
function readDesk({ desk = "{}" }: KeptValues = {}): CounterDesk {
  const kept: Partial<Pick<CounterDesk, "collector" | "contact" | "notes">> = JSON.parse(desk);
  return { ...clearDesk, ...kept };
}

/** Whether anything stands in the fields that would have to be typed again. */
function hasTyped({ collector, contact, notes, document }: CounterDesk): boolean {
  const { id_number, passport_no, name, date_of_birth, relationship } = collector;
  const texts = [id_number, passport_no, name, date_of_birth, relationship, contact.contact, notes];
  return document !== undefined || texts.some((text) => text.trim() !== "");
}

/** One hand-over: as the registry gave it last, and what is done beside. */
interface Work {
  readonly issuance?: Issuance | undefined;
  readonly extensions: readonly Extension[];
  /** Proves that the collector is verified; here alone, and gone with the page. */
  readonly otpToken?: string | undefined;
  /** When the one-time password's seconds began to count, in the milliseconds of `performance.now()`. */
  readonly answeredAt: number;
  readonly desk: CounterDesk;
  /** Who was looked up last, and by which document. */
  readonly met?: string | undefined;
  /** A section that was done and is open again; of the second, who is at the counter comes before what they bring. */
  readonly editing?: { readonly step: IssuanceStep; readonly part: "who" | undefined } | undefined;
  /** The proof is taken here, and not only its outstanding told. */
  readonly isCompleting: boolean;
  /** Why the hand-over was asked for again by itself, and whether that answered. */
  readonly conflict?: { readonly error: RegistryError; readonly isReread: boolean } | undefined;
  /** What the registry said of a document that was used before. */
  readonly documentRefusal?: string | undefined;
}

const clearWork: Work = { extensions: [], answeredAt: 0, desk: clearDesk, isCompleting: false };

const form = "new issuance";

/** What there is of a code where none was sent. */
const unsentOtp = { sent_at: "", sent_to_masked: "", expires_in: 0, resend_in: 0, attempts_left: 0 };

/** Holds one hand-over: what the registry says of it, what is done beside, and which section is open. */
export function useNewIssuance() {
  const settings = useSettings(readIssuanceRules);
  const sounds = useScanSounds();
  const typedBefore = useTypedBefore(form);
  const [work, setWork] = useState<Work>({ ...clearWork, desk: readDesk(typedBefore) });
  const { issuance, desk, editing, otpToken, isCompleting } = work;
  const cardId = issuance?.card.id;
  const load = useWrite("loadIssuance");
  const writes = {
    check: useWrite("checkCollector", cardId),
    send: useWrite("sendCollectorOtp", cardId),
    verify: useWrite("verifyCollectorOtp", cardId),
    verifyCard: useWrite("verifyCard", cardId),
    issue: useWrite("issueCard", cardId),
  };
  const change = (part: Partial<Work>) => setWork((before) => ({ ...before, ...part }));

  async function ask(request: FindRequest, also?: Partial<Work>): Promise<Issuance | undefined> {
    const answer = await load.send({ body: request });
    if (!answer) return undefined;
    const answeredAt = performance.now();
    setWork((before) => ({
      ...showIssuance(before, answer.issuance),
      extensions: answer.extensions ?? before.extensions,
      answeredAt,
      ...also,
    }));
    return answer.issuance;
  }
  /** Looks for a card; gives whether there is one to show. */
  const find = async (request: FindRequest) =>
    (await ask(request, { conflict: undefined, isCompleting: false })) !== undefined;
  const serial = issuance?.card.serial_number;
  /** Asks the registry how the hand-over stands; gives it, or nothing when that fails. */
  const reread = async () =>
    serial === undefined ? undefined : ask({ serial_number: serial, method: "manual" });

  /** Takes what a call answered into what is shown. */
  function take(part: Partial<Issuance>, token?: string): void {
    const answeredAt = performance.now();
    // The answer is about the card for which it was asked; another one may have come to the counter since.
    setWork((before) =>
      before.issuance && before.issuance.card.id === cardId
        ? {
            ...meet(before, part.collector),
            issuance: { ...before.issuance, ...part },
            otpToken: part.status ? token : (token ?? before.otpToken),
            answeredAt: part.otp ? answeredAt : before.answeredAt,
          }
        : before,
    );
  }

  const heard = useRef<RegistryError>(undefined);
  const refused = Object.values(writes).find(({ error }) => error?.code === "conflict");
  useEffect(() => {
    const error = refused?.error;
    // That the centre has changed is told over the whole page.
    if (!error || error.serverCode === "center_changed" || heard.current === error) return;
    heard.current = error;
    refused.reset();
    void reread().then((read) => change({ conflict: { error, isReread: read !== undefined } }));
  });
  const { error: refusal } = writes.issue;
  useEffect(() => {
    if (refusal?.reason !== "file_path_missing") return;
    setWork((before) => ({
      ...before,
      desk: { ...before.desk, document: undefined },
      documentRefusal: refusal.message,
      editing: { step: "collector", part: undefined },
    }));
  }, [refusal]);
  const isFoundAgain = useRef(false);
  useEffect(() => {
    // Once: the card that stood on the counter when the session ended.
    const { serial, isCompleting } = typedBefore ?? {};
    if (!serial || isFoundAgain.current) return;
    isFoundAgain.current = true;
    void find({ serial_number: serial, method: "manual" }).then(
      (isFound) => isFound && isCompleting && change({ isCompleting: true }),
    );
  });
  const isOver = isHandedOver(issuance);
  const isProofOpen = isCompleting && issuance?.status === "collected";
  useKeptForm(
    form,
    useMemo(() => {
      if (!serial) return undefined;
      return isOver ? (isProofOpen ? { serial, isCompleting: "yes" } : undefined) : writeDesk(desk, serial);
    }, [serial, isOver, isProofOpen, desk]),
  );

  const done = { ...desk, issuance, otpToken, documentPath: desk.document?.path };
  const nextStep = isOver && !isCompleting ? "find" : (findCurrentStep(done) ?? "handOver");
  const isVerified = !isOver && otpToken !== undefined;
  return {
    ...work,
    settings,
    sounds,
    load,
    ...writes,
    can: (extension: Extension) => serverCan(work, extension),
    changeDesk: (part: Partial<CounterDesk>) =>
      setWork((before) => ({
        ...before,
        desk: { ...before.desk, ...part },
        // The section was opened for this alone.
        ...(part.document &&
          before.documentRefusal !== undefined && { documentRefusal: undefined, editing: undefined }),
      })),
    openStep: (isOver ? undefined : editing?.step) ?? nextStep,
    isDone: (step: IssuanceStep) => stepNeeds(step, done).length === 0,
    /** A section that was done is open again. */
    isEditing: editing !== undefined && !isOver,
    edit: (step: IssuanceStep, part?: "who") => change({ editing: { step, part } }),
    stopEditing: () => change({ editing: undefined }),
    find,
    reread,
    take,
    /** Takes a code that was sent; asks for it where the answer does not tell. */
    async takeOtp(otp: Issuance["otp"] | undefined) {
      if (otp) take({ otp, status: "otp_sent" });
      else await reread();
    },
    /** Takes what proves that the collector is verified; asks for it where the answer does not tell. */
    async takeVerified(
      { verified_at = "", otp_token }: OperationAnswer<"verifyCollectorOtp">,
      method: "otp" | "supervisor",
    ) {
      const otp = { ...(issuance?.otp ?? unsentOtp), verified_at, method };
      if (otp_token === undefined) await reread();
      else take({ otp, status: "otp_verified" }, otp_token);
    },
    clear: () => setWork(clearWork),
    beginCompleting: () =>
      setWork((before) => (before.issuance?.card.id === cardId ? { ...before, isCompleting: true } : before)),
    /** What leaving this hand-over now would cost. */
    atStake: isVerified ? ("verified" as const) : hasTyped(desk) && !isOver ? ("typed" as const) : undefined,
    /** Something that stood on the counter before the session ended stands there again. */
    isTypedBefore: typedBefore !== undefined,
  };
}

/** Shows a hand-over; with another card, what was done for the one before is gone. */
function showIssuance(before: Work, issuance: Issuance): Work {
  const isOther = before.issuance !== undefined && before.issuance.card.id !== issuance.card.id;
  const met = meet(isOther ? { ...before, desk: clearDesk, met: undefined } : before, issuance.collector);
  return { ...met, issuance, otpToken: issuance.otp_token, editing: undefined };
}

/** What was done for somebody else holds for nobody: their number, their letter, the look at them. */
function meet(before: Work, collector: Collector | null | undefined): Work {
  if (!collector) return before;
  const { type, id_number, passport_no, country, document_type } = collector;
  const met = JSON.stringify([type, id_number, passport_no, country?.id, document_type]);
  if (before.met === undefined || before.met === met) return { ...before, met };
  const { contact, document, isIdentityConfirmed } = clearDesk;
  return { ...before, met, desk: { ...before.desk, contact, document, isIdentityConfirmed } };
}
